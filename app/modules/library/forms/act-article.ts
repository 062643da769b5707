import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { line, website } from "~/platform/form/fields";
import { ARTICLE } from "../rules/act-article-fields";
import { isPage, labelIn } from "../rules/act-articles";
import { LONGEST } from "../rules/vocabulary";

const label = line("articolul", LONGEST.articleLabel).transform((typed, context) => {
  const read = labelIn(typed);
  if (read !== null) return read;
  context.addIssue({ code: "custom", message: "Scrieți articolul, de exemplu art. 7 alin. (5) sau anexa nr. 1" });
  return z.NEVER;
});
const address = website.refine(isPage, "Scrieți adresa paginii actului, nu pe a primei pagini a site-ului");

export const actArticleForm = z
  .object(shapeOf(ARTICLE, { label, address }))
  .refine(({ amendedBy, amendedOn }) => (amendedBy === null) === (amendedOn === null), {
    path: ["amendedOn"],
    message: "Scrieți și actul, și data modificării",
  });
