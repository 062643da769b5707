import { stars, text, type ValuesOf } from "~/platform/form/field-table";
import { LONGEST_REVIEW } from "./text";

export const REVIEW = {
  stars: stars("Nota", "nota"),
  text: text("Recenzia", "recenzia", {
    most: LONGEST_REVIEW,
    rows: 5,
    hint: "Ce v-a folosit, ce ați schimba. Fără date cu caracter personal.",
  }),
};
export type ReviewInput = ValuesOf<typeof REVIEW>;
