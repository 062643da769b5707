import type { Category } from "~/modules/partners/rules/categories";
import type { DurationUnit } from "~/modules/requests/rules/duration";
import type { CancellationReason } from "~/modules/requests/rules/reason";
import type { Urgency } from "~/modules/requests/rules/request";
import type { CountyCode } from "~/platform/romania/counties";

/** Days ago and hour; a non-working day is moved to the working day before it. */
export type When = readonly [daysAgo: number, hour: string];

export type OfferStory = {
  by: string;
  at: When;
  /** In lei. */
  price: number;
  duration: readonly [count: number, unit: DurationUnit];
  text: string;
  experience?: string;
  /** After the request changed. */
  confirmed?: When;
  withdrawn?: readonly [...When, text: string];
};

export type QuestionStory = { by: string; at: When; text: string; answer?: readonly [...When, text: string] };

export type ChangeStory =
  | { kind: "clarification"; at: When; text: string }
  | { kind: "extension"; at: When; deadline: number; text: string }
  | { kind: "budget"; at: When; budget: readonly [min: number | null, max: number | null] }
  | { kind: "still_evaluating"; at: When; text: string };

type ReviewStory = {
  at: When;
  /** Overall, quality, time, communication, price. */
  scores: readonly [number, number, number, number, number];
  text: string;
  reply?: readonly [...When, text: string];
};

/** One request of the demo world, told as it happened. E-mail addresses say who. */
export type RequestStory = {
  uat: string;
  title: string;
  category: Category;
  description: string;
  /** In lei. */
  budget?: readonly [min: number | null, max: number | null];
  county?: CountyCode;
  urgency?: Urgency;
  sealed?: true;
  criterion?: string;
  /** Addressed to this firm only. */
  only?: string;
  created: When;
  sent?: When;
  /** Days from today, negative in the past; else thirty days from its sending. */
  deadline?: number;
  views?: readonly string[];
  questions?: readonly QuestionStory[];
  offers?: readonly OfferStory[];
  changes?: readonly ChangeStory[];
  /** Sealed offers, opened after the deadline. */
  opened?: true;
  accepted?: readonly [...When, by: string];
  completed?: When;
  /** Shown to other authorities once completed. */
  shared?: true;
  review?: ReviewStory;
  cancelled?: readonly [...When, reason: CancellationReason, text?: string];
};
