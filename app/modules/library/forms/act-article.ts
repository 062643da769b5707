import { z } from "zod";
import { day, line, optional, text, website } from "~/platform/form/fields";
import { isPage, labelIn } from "../rules/act-articles";
import { LONGEST } from "../rules/vocabulary";

export const actArticleForm = z
  .object({
    label: line("articolul", LONGEST.articleLabel).transform((typed, context) => {
      const label = labelIn(typed);
      if (label !== null) return label;
      context.addIssue({ code: "custom", message: "Scrieți articolul, de exemplu art. 7 alin. (5) sau anexa nr. 1" });
      return z.NEVER;
    }),
    heading: line("despre ce este", LONGEST.articleHeading),
    text: text("ce prevede", LONGEST.articleText),
    asOf: day("data"),
    amendedBy: optional(line("actul", 100)),
    amendedOn: optional(day("data")),
    address: website.refine(isPage, "Scrieți adresa paginii actului, nu pe a primei pagini a site-ului"),
  })
  .refine(({ amendedBy, amendedOn }) => (amendedBy === null) === (amendedOn === null), {
    path: ["amendedOn"],
    message: "Scrieți și actul, și data modificării",
  });
