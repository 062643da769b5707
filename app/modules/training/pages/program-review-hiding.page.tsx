import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import { programReviewsPath } from "../rules/paths";
import { reviewModerationPolicy } from "../rules/review-policy";
import { LONGEST_REASON } from "../rules/text";
import { reviewById } from "../store/reviews.server";
import { hideReview } from "../verbs/reviews.server";
import type { Route } from "./+types/program-review-hiding.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const review = orNotFound(await reviewById(idFromPath(params.id)));
  const back = { href: programReviewsPath(review.programId), label: "Recenziile programului" };
  reviewModerationPolicy.allow("hide", actor, review, now(), back);
  return { back, organisation: review.organisation, text: review.text, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reasonForm, {
    back: async ({ context, id }) => {
      adminOf(context);
      return programReviewsPath(orNotFound(await reviewById(id)).programId);
    },
    work: ({ actor, id, value }) => hideReview(actor, id, value.reason),
    done: { title: "Recenzia a fost ascunsă.", text: "Autorul citește motivul pe pagina programului." },
  });

export default function ProgramReviewHiding({ loaderData, actionData }: Route.ComponentProps) {
  const { back, organisation, text, formKey } = loaderData;
  return (
    <PostPage
      heading="Ascunde recenzia"
      intro={`Recenzia scrisă de ${organisation} nu se mai arată și nu mai intră în notă. O puteți arăta din nou oricând.`}
      {...{ back, formKey }}
      answered={actionData}
      submit="Ascunde recenzia"
      variant="danger"
      busyLabel="Se ascunde…"
    >
      <p className="lines">
        <b>Recenzia:</b> {text}
      </p>
      <TextField name="reason" label="Motivul" hint="Îl citește autorul." rows={4} maxLength={LONGEST_REASON} />
    </PostPage>
  );
}
