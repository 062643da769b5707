import type { Category } from "~/modules/partners/rules/categories";
import type { Budget } from "~/modules/requests/rules/changes";
import type { DurationUnit } from "~/modules/requests/rules/duration";
import type { CancellationReason, OutcomeReason } from "~/modules/requests/rules/reason";
import type { Urgency } from "~/modules/requests/rules/request";
import type { CountyCode } from "~/platform/romania/counties";
import type { Tick } from "./office-time";
import type { Authority, Firm, Person } from "./world";

/** A request with everything that ever happened to it, until the present cut it off. */
export type Life = {
  id: string;
  owner: Authority;
  author: Person;
  title: string;
  category: Category;
  description: string;
  budget: Budget;
  urgency: Urgency | null;
  county: CountyCode | null;
  addressee: Firm | null;
  sealed: boolean;
  createdAt: Tick;
  queuedAt: Tick | null;
  sent: Sent | null;
  /** The end of the history: the present, or the day when the owner was suspended. */
  horizon: Tick;
  cancelled: { at: Tick; reason: CancellationReason | null } | null;
};

export type Sent = {
  at: Tick;
  /** Given once all are known, in the order of sending. */
  number: number;
  /** The working day of the deadline that holds. */
  deadlineDay: number;
  changes: Change[];
  questions: Question[];
  offers: Offer[];
  views: View[];
  openedAt: Tick | null;
  decision: { at: Tick; offer: Offer } | null;
  completedAt: Tick | null;
  review: Review | null;
};

export type Change = { id: string; at: Tick } & (
  | { kind: "clarification"; text: string }
  | { kind: "extension"; fromDay: number; toDay: number }
  | { kind: "edit"; budgetBefore: Budget; descriptionBefore: string | null }
  | { kind: "still_evaluating"; text: string | null }
);

export type Question = {
  id: string;
  firm: Firm;
  asker: Person;
  at: Tick;
  words: readonly [question: string, answer: string];
  answeredAt: Tick | null;
};

export type View = { firm: Firm; at: Tick };

export type Offer = {
  id: string;
  firm: Firm;
  author: Person;
  /** When each version was written; the first is the submission. */
  versions: readonly Tick[];
  price: number;
  duration: { count: number; unit: DurationUnit };
  /** The request changed under it. */
  toConfirmAt: Tick | null;
  confirmedAt: Tick | null;
  isUnconfirmed: boolean;
  withdrawnAt: Tick | null;
  acceptedAt: Tick | null;
  declined: { at: Tick; reason: OutcomeReason } | null;
};

export type Review = {
  id: string;
  at: Tick;
  scores: { overall: number; quality: number; time: number; communication: number; price: number };
  repliedAt: Tick | null;
  hiddenAt: Tick | null;
};

/** When it was completed or cancelled; null while it is open. */
export const closedAt = (life: Life): Tick | null => life.cancelled?.at ?? life.sent?.completedAt ?? null;
