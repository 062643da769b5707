import { z } from "zod";
import { choice, text } from "~/platform/form/fields";
import { LONGEST } from "../rules/vocabulary";

/** The number of the edition that was on the page. */
const edition = z.coerce.number().int().positive();

export const ratingForm = z.object({
  edition,
  stars: choice(["1", "2", "3", "4", "5"], "nota").transform(Number),
});

export const objectionForm = z.object({ edition, reason: text("ce nu v-a fost de folos", LONGEST.objection) });
