import type { ServiceRequest } from "./request";

/** Scores that an authority gives a partner after a completed collaboration. */
export const REVIEW_SCORES = {
  overall: "Nota generală",
  quality: "Calitate",
  time: "Respectarea termenelor",
  communication: "Comunicare",
  price: "Preț",
} as const;

/** The scores that make up the overall one. */
export const CRITERIA = ["quality", "time", "communication", "price"] as const satisfies (keyof typeof REVIEW_SCORES)[];

export type ReviewFacts = { reviewedAt: Date; repliedAt: Date | null; hiddenAt: Date | null };

/** A request with its review; null when there is none yet. */
export type ReviewSubject = { request: ServiceRequest; review: ReviewFacts | null };
