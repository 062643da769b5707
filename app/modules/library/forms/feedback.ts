import { z } from "zod";
import { choice } from "~/platform/form/fields";

/** The number of the edition that was on the page. */
const edition = z.coerce.number().int().positive();

export const ratingForm = z.object({
  edition,
  stars: choice(["1", "2", "3", "4", "5"], "nota").transform(Number),
});
