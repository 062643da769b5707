import { z } from "zod";
import { choice, idOf, line, optional, text } from "~/platform/form/fields";
import { LONGEST, linesIn, MOST_HEAD_LINES, MOST_SIGNATORIES, signatoriesIn } from "../rules/letterhead";
import { PAPER_KIND_CODES } from "../rules/paper-kind";

export const paperForm = z.object({
  kind: choice(PAPER_KIND_CODES, "documentul"),
  response: optional(idOf("firma")),
});

const HEAD = `Scrieți antetul pe cel mult ${MOST_HEAD_LINES} rânduri, fiecare de cel mult ${LONGEST.line} de caractere`;
const SIGNATORIES = `Scrieți cel mult ${MOST_SIGNATORIES} semnatari, câte unul pe rând, cu funcția înainte de două puncte: „Primar: Ion Popescu”`;

const isShort = (written: string): boolean => linesIn(written).every((one) => one.length <= LONGEST.line);
const isHead = (written: string): boolean => linesIn(written).length <= MOST_HEAD_LINES && isShort(written);
const areSignatories = (written: string): boolean =>
  isShort(written) &&
  linesIn(written).length <= MOST_SIGNATORIES &&
  signatoriesIn(written).every(({ title }) => title !== "");

const MOST_TEXT = 1_000;

export const letterheadForm = z.object({
  head: optional(text("antetul", MOST_TEXT).refine(isHead, HEAD)).transform((written) =>
    linesIn(written ?? "").join("\n"),
  ),
  prefix: optional(line("prefixul", LONGEST.prefix)),
  signatories: optional(text("semnatarii", MOST_TEXT).refine(areSignatories, SIGNATORIES)).transform((written) =>
    signatoriesIn(written ?? ""),
  ),
});
