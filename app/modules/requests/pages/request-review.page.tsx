import { takeForm } from "~/modules/accounts/posted-step.server";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { StarInput } from "~/ui/field/star-input";
import { reviewForm } from "../forms/reviews";
import { RequestStep, StepForm } from "../parts/request-step";
import { REVIEW_SCORES } from "../rules/review";
import { reviewPolicy } from "../rules/review-policy";
import { requestOf } from "../store/requests.server";
import { reviewOf } from "../store/reviews.server";
import { wayTo } from "../verbs/guard.server";
import { writeReview } from "../verbs/reviews.server";
import type { Route } from "./+types/request-review.page";
import { requestHere, stepRequest } from "./request-step.server";

const SCORES = codesOf(REVIEW_SCORES);

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  const review = await reviewOf(actor, request.id);
  reviewPolicy.allow("review", actor, { request, review }, now(), wayTo(actor, request.id));
  return { step: stepRequest(request), formKey: newFormKey(), partner: request.acceptedPartnerName ?? "" };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, reviewForm, {
    back: requestHere,
    done: { title: "Recenzia a fost publicată.", text: "Partenerul vă poate răspunde o dată." },
    work: async ({ actor, id, value }) => {
      await writeReview(actor, id, value);
    },
  });

export default function RequestReview({ loaderData: { step, formKey, partner }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading={`Cum a fost colaborarea cu ${partner}?`}
      lead="Recenzia este publică, cu numele instituției și categoria colaborării. Nu se mai poate schimba după publicare."
    >
      <StepForm request={step} formKey={formKey} submit="Publică recenzia" busyLabel="Se publică…">
        {SCORES.map((score) => (
          <StarInput
            key={score}
            name={score}
            legend={REVIEW_SCORES[score]}
            value={Number(answers.field(score).defaultValue) || null}
            error={answers.error(score)}
          />
        ))}
        <Field
          name="text"
          label="Recenzia"
          hint="Ce a mers bine, ce ați face altfel. Fără date cu caracter personal."
          error={answers.error("text")}
        >
          <Textarea rows={5} defaultValue={answers.field("text").defaultValue} />
        </Field>
      </StepForm>
    </RequestStep>
  );
}
