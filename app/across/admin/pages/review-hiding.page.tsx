import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { reviewPolicy } from "~/modules/requests/rules/review-policy";
import { hideReview } from "~/modules/requests/verbs/reviews.server";
import { now } from "~/platform/clock";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import { REVIEWS } from "../rules/reviews";
import type { Route } from "./+types/review-hiding.page";
import { backToReviews, reviewAt } from "./decision.server";

/** A review that is hidden already has nothing to ask. */
export async function loader(asked: Route.LoaderArgs) {
  const { actor, subject } = await reviewAt(asked);
  if (!reviewPolicy.may("hide", actor, subject, now())) throw redirect(REVIEWS);
  const { request, review } = subject;
  return { authority: request.ownerName, partner: request.acceptedPartnerName ?? "firmă", text: review.text };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reasonForm, {
    back: backToReviews,
    done: { title: "Recenzia a fost ascunsă.", text: "Autoritatea și firma au primit motivul." },
    work: ({ actor, id, value }) => hideReview(actor, id, value),
  });

export default function ReviewHiding({ loaderData: { authority, partner, text }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      back={{ href: REVIEWS, label: "Recenzii" }}
      heading="Ascunde recenzia"
      title="Ascunde recenzia: Recenzii"
      before={
        <p>
          {`Recenzia scrisă de ${authority} despre ${partner} nu mai este publică și nu se mai ia în calculul notei. O puteți arăta din nou oricând.`}
        </p>
      }
      answered={actionData}
      submit="Ascunde recenzia"
      variant="danger"
      busyLabel="Se ascunde…"
    >
      <p className="lines">
        <b>Recenzia:</b> {text}
      </p>
      <TextField name="reason" label="Motivul" hint="Îl citesc autoritatea și firma." rows={4} />
    </PostPage>
  );
}
