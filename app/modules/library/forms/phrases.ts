import { z } from "zod";
import { fold, tidyLine } from "~/platform/language/text";

/** The words of a field, and what is said of it where there are too many, or one is too long. */
type Limits = { most: number; longest: number; sentence: string };

/** "achiziții, deviz" without blanks and repetitions: words and phrases apart by commas or on lines of their own; none is allowed. */
export const phrases = ({ most, longest, sentence }: Limits) =>
  z
    .string()
    .default("")
    .transform((written) => {
      const all = written.split(/[,;\n]/).map(tidyLine);
      return [...new Map(all.filter((one) => one !== "").map((one) => [fold(one), one])).values()];
    })
    .refine((all) => all.length <= most && all.every((one) => one.length <= longest), sentence);
