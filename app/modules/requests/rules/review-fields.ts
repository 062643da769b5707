import { stars, text, type ValuesOf } from "~/platform/form/field-table";
import { REVIEW_SCORES } from "./review";

export const REVIEW = {
  overall: stars(REVIEW_SCORES.overall, "nota generală"),
  quality: stars(REVIEW_SCORES.quality, "nota pentru calitate"),
  time: stars(REVIEW_SCORES.time, "nota pentru respectarea termenelor"),
  communication: stars(REVIEW_SCORES.communication, "nota pentru comunicare"),
  price: stars(REVIEW_SCORES.price, "nota pentru preț"),
  text: text("Recenzia", "recenzia", {
    most: 2_000,
    rows: 5,
    missing: "Scrieți câteva cuvinte despre colaborare",
    hint: "Ce a mers bine, ce ați face altfel. Fără date cu caracter personal.",
  }),
};
export type ReviewInput = ValuesOf<typeof REVIEW>;
