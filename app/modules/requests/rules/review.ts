import type { ServiceRequest } from "./request";

/** What an authority says of a partner after a completed collaboration. */
export const REVIEW_SCORES = {
  overall: "Nota generală",
  quality: "Calitate",
  time: "Respectarea termenelor",
  communication: "Comunicare",
  price: "Preț",
} as const;

export type ReviewScore = keyof typeof REVIEW_SCORES;

export type ReviewFacts = { reviewedAt: Date; repliedAt: Date | null; hiddenAt: Date | null };

/** The place for a review: a request, and its review when there is one. */
export type ReviewSubject = { request: ServiceRequest; review: ReviewFacts | null };

/** Hidden reviews neither show nor count. No review, no rating: never zero stars. */
export function ratingOf(reviews: readonly { overall: number; hiddenAt: Date | null }[]): {
  rating: number | null;
  reviewCount: number;
} {
  const shown = reviews.filter((review) => review.hiddenAt === null);
  if (shown.length === 0) return { rating: null, reviewCount: 0 };
  const sum = shown.reduce((total, review) => total + review.overall, 0);
  return { rating: sum / shown.length, reviewCount: shown.length };
}
