import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { StarInput } from "~/ui/field/star-input";
import { PostPage } from "~/ui/form/form-page";
import { reviewForm } from "../forms";
import { programPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { reviewWritingPolicy } from "../rules/review-policy";
import { LONGEST_REVIEW } from "../rules/text";
import { ownPlace } from "../store/enrolments.server";
import { programById } from "../store/programs.server";
import { ownReview } from "../store/reviews.server";
import { writeReview } from "../verbs/reviews.server";
import type { Route } from "./+types/program-review.page";

/** Throws 404 for whoever may not read the program. */
async function programOf(actor: Actor, id: string) {
  const program = orNotFound(await programById(id, now()));
  programPolicy.allow("read", actor, program, now());
  return program;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id, kind, title } = await programOf(actor, idFromPath(params.id));
  const back = { href: `${programPath(kind, id)}#recenzii`, label: title };
  const enrolment = await ownPlace(id, actor);
  reviewWritingPolicy.allow("write", actor, { attended: enrolment?.attended ?? null }, now(), back);
  const own = await ownReview(id, actor.userId);
  const defaults: Record<string, string> = own ? { stars: String(own.stars), text: own.text } : {};
  return { back, title, defaults, isNew: own === null, ...(await draftOnPage(request, actor.userId)) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reviewForm, {
    back: async ({ actor, id }) => `${programPath((await programOf(actor, id)).kind, id)}#recenzii`,
    work: async ({ actor, id, value }) => {
      await writeReview(actor, id, value);
    },
    done: { title: "Recenzia a fost salvată.", text: "O puteți modifica oricând." },
  });

export default function ProgramReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, title, defaults, isNew, draft, typed, formKey } = loaderData;
  return (
    <PostPage
      heading={`Cum a fost ${quoted(title)}?`}
      intro="Recenzia o citesc cei care văd programul, cu numele organizației, fără numele dumneavoastră."
      {...{ back, defaults, draft, typed, formKey }}
      answered={actionData}
      submit={isNew ? "Publică recenzia" : "Salvează recenzia"}
      busyLabel="Se salvează…"
    >
      <StarInput name="stars" legend="Nota" />
      <TextField
        name="text"
        label="Recenzia"
        hint="Ce v-a folosit, ce ați schimba. Fără date cu caracter personal."
        rows={5}
        maxLength={LONGEST_REVIEW}
      />
    </PostPage>
  );
}
