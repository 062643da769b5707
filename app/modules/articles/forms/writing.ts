import { z } from "zod";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { plural } from "~/platform/language/plural";
import { hasForbiddenCharacters, tidyLine } from "~/platform/language/text";
import { categoriesFor } from "../rules/categories";
import { LONGEST } from "../rules/text";

/** The specification's sentence, which opens the summary when one of the three is missing. */
export const ARTICLE_LEAD = {
  sentence: "Toate câmpurile sunt obligatorii",
  fields: ["title", "category", "body"],
} as const;

const UNREADABLE = "Conține caractere care nu pot fi păstrate. Ștergeți-le sau rescrieți textul";
const NOT_TEXT = "Completați o singură dată, cu text";

const wording = (empty: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? empty : wrong;

const line = (name: string, most: number, empty: string) =>
  z
    .string({ error: wording(empty, NOT_TEXT) })
    .refine((text) => !hasForbiddenCharacters(text), { error: UNREADABLE, abort: true })
    .overwrite(tidyLine)
    .max(most, { error: `${name} poate avea cel mult ${plural(most, "caracter", "caractere")}` });

/** The body as it was sent is not read here: what it is, cleaning says (`readArticle`). */
export const articleForm = (kind: OrganisationKind) =>
  z.object({
    title: line("Titlul", LONGEST.title, "Introduceți titlul").min(1, { error: "Introduceți titlul" }),
    category: z.enum(categoriesFor(kind) as [string, ...string[]], {
      error: wording("Alegeți categoria", "Alegeți o categorie din listă"),
    }),
    summary: line("Rezumatul", LONGEST.summary, NOT_TEXT)
      .optional()
      .transform((written) => written ?? ""),
  });

export const BODY_EMPTY = "Scrieți conținutul articolului";
export const BODY_TOO_LONG = `Conținutul poate avea cel mult ${plural(LONGEST.body, "caracter", "caractere")}. Împărțiți-l în două articole sau scurtați-l`;
export const BODY_TOO_MARKED =
  "Conținutul are prea multe paragrafe, liste sau cuvinte formatate. Împărțiți-l în două articole sau simplificați formatarea";
