import { dateNear } from "~/platform/language/dates";
import type { StepFacts } from "./next-step-rule";
import { requestStatus } from "./request";
import type { OfferStep, Step } from "./step-codes";

const fromDay = (day: Date | null | undefined, now: Date) => (day ? `din ${dateNear(day, now)}` : undefined);
const untilDay = (day: Date | null, now: Date) => (day ? `până la ${dateNear(day, now)}` : undefined);

/** Until when an authority should take its next step, or since when it could. */
export function stepMoment(request: StepFacts, step: Step, now: Date): string | undefined {
  switch (requestStatus(request)) {
    case "draft":
      return "ciornă";
    case "in_progress":
      return fromDay(request.decidedAt, now);
    case "completed":
      return fromDay(request.completedAt, now);
    default: {
      const due = step === "answering" ? request.answersUntil : request.deadlineAt;
      return due !== null && due > now ? untilDay(due, now) : fromDay(due, now);
    }
  }
}

type OfferFacts = {
  request: Pick<StepFacts, "deadlineAt" | "decidedAt">;
  review: { reviewedAt: Date } | null;
};

/** The same for a firm. */
export function offerStepMoment({ request, review }: OfferFacts, step: OfferStep | "respond", now: Date) {
  if (step === "reply" || step === "replyLate") return fromDay(review?.reviewedAt, now);
  if (step === "begin" || step === "collaborate") return fromDay(request.decidedAt, now);
  return untilDay(request.deadlineAt, now);
}
