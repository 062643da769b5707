import { stars, text, type ValuesOf } from "~/platform/form/field-table";
import type { ServiceRequest } from "./request";

/** Scores that an authority gives a partner after a completed collaboration. */
export const REVIEW_SCORES = {
  overall: "Nota generală",
  quality: "Calitate",
  time: "Respectarea termenelor",
  communication: "Comunicare",
  price: "Preț",
} as const;

export const REVIEW = {
  overall: stars(REVIEW_SCORES.overall, "nota generală"),
  quality: stars(REVIEW_SCORES.quality, "nota pentru calitate"),
  time: stars(REVIEW_SCORES.time, "nota pentru respectarea termenelor"),
  communication: stars(REVIEW_SCORES.communication, "nota pentru comunicare"),
  price: stars(REVIEW_SCORES.price, "nota pentru preț"),
  text: text(
    "Recenzia",
    "recenzia",
    { most: 2_000, rows: 5 },
    {
      missing: "Scrieți câteva cuvinte despre colaborare",
      hint: "Ce a mers bine, ce ați face altfel. Fără date cu caracter personal.",
    },
  ),
};
export type ReviewInput = ValuesOf<typeof REVIEW>;

/** The scores that make up the overall one. */
export const CRITERIA = ["quality", "time", "communication", "price"] as const satisfies (keyof typeof REVIEW_SCORES)[];

export type ReviewFacts = { reviewedAt: Date; repliedAt: Date | null; hiddenAt: Date | null };

/** A request with its review; null when there is none yet. */
export type ReviewSubject = { request: ServiceRequest; review: ReviewFacts | null };
