import { z } from "zod";
import { choice, choices, day, line, optional, text, website } from "~/platform/form/fields";
import { ACT_KIND_CODES, LONGEST, TOPIC_CODES } from "../rules/vocabulary";
import { everydayWords } from "./everyday-words";

const NUMBER = "Scrieți numărul și anul, de exemplu 544/2001";

/** The acts that are named in it are looked up after it is checked. */
export const actForm = z.object({
  kind: choice(ACT_KIND_CODES, "felul actului"),
  number: line("numărul", 12).regex(/^\d{1,5}\/\d{1,5}$/, NUMBER),
  title: line("titlul", LONGEST.actTitle),
  summary: text("pe scurt ce cuprinde", LONGEST.summary),
  topics: choices(TOPIC_CODES, "temele"),
  everydayWords,
  published: optional(line("publicarea", 200)),
  inForceFrom: optional(day("data")),
  address: website,
  abrogatedBy: optional(line("actul", 100)),
  abrogatedOn: optional(day("data")),
  abrogationNote: optional(line("nota", LONGEST.note)).transform((written) => written ?? ""),
  amended: optional(text("modificările", 4_000)).transform((written) => written ?? ""),
});
