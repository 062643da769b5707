import type { Verification } from "~/modules/accounts/rules/actor";
import type { OfferCount } from "./offer-count";
import type { RequestMoment } from "./request-moments";
import type { RequestAction } from "./request-policy";

/** What comes next, for "Ce urmează": a sentence and the address of what is to be done. */
export type NextStep = {
  /** On the page of the request itself. */
  title: string;
  /** Where there are other requests too: with the name of this one. */
  titleInList: string;
  text: string;
  /** The same above what it is about, which tells the rest. */
  textAbove?: string;
  href: string;
  action: string;
  /** The action that the link leads to, which needs no second button on the page; null when it leads to a part of the page. */
  does: RequestAction | "review" | null;
};

/** A line about several at once, with the list that they are in. */
export type Several = { text: string; href: string; when?: string };

/** The requests, or the opportunities, whose next step is the same: the first of them and its moment, how many, and all of them in a line. */
export type StepGroup<First> = { first: First; count: number; several: Several; when?: string | undefined };

/** The facts of a request from which its next step is chosen. */
export type StepFacts = RequestMoment & {
  id: string;
  title: string;
  offers: OfferCount;
  waitingQuestions: number;
  /** Places of a model that are left in a draft. */
  unfilled: number;
  isReviewed: boolean;
  /** The authority has told the firms, after the deadline, that it is still choosing. */
  evaluating: boolean;
  updatedAt: Date;
  /** How many requests this one stands for, where only the first of many alike is read. */
  alike?: number;
};

/** Without a verified authority nothing is sent, and a suspended one changes nothing. */
export type Viewer = { verification: Verification };

export type NextStepRule = {
  when(request: StepFacts, now: Date, viewer: Viewer): boolean;
  step(request: StepFacts, now: Date): NextStep;
  /** Of several at once, in a line that leads to them. */
  several(count: number): string;
};
