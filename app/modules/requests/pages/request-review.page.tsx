import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { TextField } from "~/ui/field/answered-field";
import { StarInput } from "~/ui/field/star-input";
import { PostPage } from "~/ui/form/form-page";
import { reviewForm } from "../forms/reviews";
import { REVIEW_SCORES } from "../rules/review";
import { reviewPolicy } from "../rules/review-policy";
import { requestOf } from "../store/requests.server";
import { type Review, reviewOf } from "../store/reviews.server";
import { wayTo } from "../verbs/guard.server";
import { writeReview } from "../verbs/reviews.server";
import type { Route } from "./+types/request-review.page";
import { requestAddress, stepView } from "./request-step.server";

const SCORES = codesOf(REVIEW_SCORES);

export async function loader({ context, params, request: asked }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  const review = await reviewOf(actor, request);
  reviewPolicy.allow("review", actor, { request, review }, now(), wayTo(actor, request.id));
  return {
    step: stepView(request),
    partner: request.acceptedPartnerName ?? "",
    ...(await draftOnPage(asked, actor.userId)),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reviewForm, {
    back: requestAddress,
    done: { title: "Recenzia a fost publicată.", text: "Partenerul vă poate răspunde o dată." },
    work: async ({ actor, id, value }) => {
      await writeReview(actor, id, value);
    },
    first: async ({ actor, id }) => {
      const review = await reviewOf(actor, await requestOf(actor, id));
      return review && storedFirst(actor, { what: "review.written", subjectId: review.id }, reviewTexts(review));
    },
  });

const reviewTexts = (review: Review): string[] => [
  SCORES.map((score) => `${REVIEW_SCORES[score]}: ${review[score]}`).join(", "),
  review.text,
];

export default function RequestReview({ loaderData, actionData }: Route.ComponentProps) {
  const { step, formKey, partner, draft, typed } = loaderData;
  return (
    <PostPage
      {...step}
      formKey={formKey}
      answered={actionData}
      typed={typed}
      heading={`Cum a fost colaborarea cu ${partner}?`}
      intro="Recenzia este publică, cu numele instituției și categoria colaborării. Nu se mai poate schimba după publicare."
      submit="Publică recenzia"
      busyLabel="Se publică…"
      draft={draft}
    >
      {SCORES.map((score) => (
        <StarInput key={score} name={score} legend={REVIEW_SCORES[score]} />
      ))}
      <TextField
        name="text"
        label="Recenzia"
        hint="Ce a mers bine, ce ați face altfel. Fără date cu caracter personal."
        rows={5}
      />
    </PostPage>
  );
}
