import { z } from "zod";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { bodySentences } from "~/modules/writing/rules/body-sentences";
import { choice, choices, day, idOf, line, optional, text, tick, website } from "~/platform/form/fields";
import { plural } from "~/platform/language/plural";
import { KIND_CODES, LONGEST, PERIOD_CODES, type Period, TOPIC_CODES } from "../rules/vocabulary";
import { everydayWords } from "./everyday-words";
import { phrases } from "./phrases";

const TAGS = `Scrieți cel mult ${plural(LONGEST.tags, "etichetă", "etichete")}, despărțite prin virgulă, fiecare de cel mult ${LONGEST.tag} de caractere`;

const tags = phrases({ most: LONGEST.tags, longest: LONGEST.tag, sentence: TAGS });

/** Without the body, which `readBody` sanitises and checks. */
export const resourceForm = z.object({
  title: line("titlul", LONGEST.title),
  kind: choice(KIND_CODES, "felul documentului"),
  category: choice(CATEGORY_CODES, "categoria"),
  topics: choices(TOPIC_CODES, "temele"),
  summary: text("rezumatul", LONGEST.summary),
  tags,
  everydayWords,
  /** One act on a line; read after the form is checked. */
  basis: optional(text("temeiul legal", LONGEST.basis)).transform((written) => written ?? ""),
  note: optional(line("ce s-a schimbat", LONGEST.note)).transform((written) => written ?? ""),
  ownerId: idOf("cine răspunde de document"),
  deputyId: optional(idOf("înlocuitorul")),
  months: choice(PERIOD_CODES, "perioada").transform((code) => Number(code) as Period),
  isExample: tick,
  isForFirms: tick,
});

/** Said at the deputy who answers for the document already. */
export const SAME_PERSON = "Alegeți ca înlocuitor altă persoană decât cea care răspunde de document";

/** What documents made from files have in common. */
export const importForm = resourceForm.pick({
  ...{ kind: true, category: true, ownerId: true, deputyId: true, months: true },
});

export const BODY_SENTENCES = {
  ...bodySentences("documentului", "două documente"),
  empty: "Scrieți conținutul documentului sau adăugați un fișier",
};

export const verificationForm = z.object({
  /** The number of the edition that was on the page. */
  edition: z.coerce.number().int().positive(),
  source: website,
  sourceOn: day("data sursei"),
});
