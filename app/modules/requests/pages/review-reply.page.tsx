import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/posted-step.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { replyForm } from "../forms/reviews";
import { OpportunityStep } from "../parts/opportunity-step";
import { ReplyForm } from "../parts/partner-review";
import { opportunityPath } from "../rules/opportunity-query";
import { reviewPolicy } from "../rules/review-policy";
import { opportunityOf, type Partner } from "../store/opportunity.server";
import { reviewOf } from "../store/reviews.server";
import { replyToReview } from "../verbs/reviews.server";
import type { Route } from "./+types/review-reply.page";
import { replyView } from "./opportunity-view.server";
import { opportunityHere, partnerOf } from "./partner.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = partnerOf(context);
  const { row, review } = await ownReview(partner, idFromPath(params.id));
  if (review === null || !reviewPolicy.may("reply", partner, { request: row, review }, now())) {
    throw redirect(opportunityPath(row.id));
  }
  return { id: row.id, title: row.title, reply: replyView(row.id), said: review.text };
}

/** A review of another partner's work is none that could be replied to. */
async function ownReview(partner: Partner, id: string) {
  const { row } = await opportunityOf(partner, id);
  const review = row.acceptedPartnerId === partner.organisation.id ? await reviewOf(partner, row.id) : null;
  return { row, review };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, replyForm, {
    back: opportunityHere,
    done: { title: "Răspunsul la recenzie a fost publicat." },
    work: async ({ context, id, value }) => {
      const partner = partnerOf(context);
      const { review } = await ownReview(partner, id);
      if (review === null) throw notFound();
      await replyToReview(partner, review.id, value);
    },
  });

export default function ReviewReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, said } = loaderData;
  const answers = answersOf(actionData?.refused);
  const text = answers.field("text");
  return (
    <OpportunityStep
      opportunity={loaderData}
      heading="Răspundeți la recenzie"
      answers={answers}
      field="raspuns-recenzie"
    >
      <p className="lines">„{said}”</p>
      <ReplyForm reply={reply} text={text.defaultValue} error={text.error} />
    </OpportunityStep>
  );
}
