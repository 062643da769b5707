import { z } from "zod";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { bodySentences } from "~/modules/writing/rules/body-sentences";
import { choice, line, optional } from "~/platform/form/fields";
import { categoriesFor } from "../rules/categories";
import { LONGEST } from "../rules/text";

/** The specification's sentence, shown first in the error summary when one of these fields is missing. */
export const ARTICLE_LEAD = {
  sentence: "Toate câmpurile sunt obligatorii",
  fields: ["title", "category", "body"],
} as const;

/** Without the body, which `readArticle` sanitises and checks. */
export const articleForm = (kind: OrganisationKind) =>
  z.object({
    title: line("titlul", LONGEST.title),
    category: choice(categoriesFor(kind) as [string, ...string[]], "categoria"),
    summary: optional(line("rezumatul", LONGEST.summary)).transform((written) => written ?? ""),
  });

export const BODY_SENTENCES = bodySentences("articolului", "două articole");
