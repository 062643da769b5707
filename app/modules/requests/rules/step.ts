import type { OfferCount } from "./offer-count";
import type { RequestMoment } from "./request-moments";
import type { RequestAction } from "./request-policy";

/** What comes next, for "Ce urmează": a sentence and the address of the act. */
export type NextStep = {
  /** On the page of the request itself. */
  title: string;
  /** Where there are other requests too: with the name of this one. */
  titleInList: string;
  text: string;
  href: string;
  action: string;
  /** The act that the link leads to, which needs no second button on the page; null when it leads to a part of the page. */
  does: RequestAction | "review" | null;
};

/** The facts of a request from which its next step is chosen. */
export type StepFacts = RequestMoment & {
  id: string;
  title: string;
  offers: OfferCount;
  waitingQuestions: number;
  isReviewed: boolean;
  /** The authority has told the firms, after the deadline, that it is still choosing. */
  evaluating: boolean;
  updatedAt: Date;
};

/** `verified`: the authority is, without which nothing is sent. */
export type Viewer = { verified: boolean };

export type Step = {
  when(request: StepFacts, now: Date, viewer: Viewer): boolean;
  step(request: StepFacts, now: Date): NextStep;
};
