import { tidyLine, withoutEnds } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";
import { ACT_KINDS, type ActName } from "./acts";
import type { ActKind } from "./vocabulary";

/** An act as a text names it: "art. 7 alin. (5) din Legea nr. 98/2016". What the text does not say is null. */
export type Citation = {
  kind: ActKind | null;
  number: string;
  year: string | null;
  article: string | null;
  paragraph: string | null;
};

/** Said so, and not as any letter of Unicode, because patterns that ignore case are several times slower with those. */
const LETTER = "a-zăâîșşțţ";

/** How each kind is written before its number. The first that fits is meant: an emergency ordinance is an ordinance too. */
const WRITTEN: readonly (readonly [ActKind, string])[] = [
  ["oug", String.raw`o\.?\s?u\.?(?:\s?g\.?)?|ordonan[țt](?:a|ă|ei|e)\s+de\s+urgen[țt][aă]`],
  ["og", String.raw`o\.?\s?g\.?|ordonan[țt](?:a|ă|ei|e)(?:\s+simpl[aăe])?`],
  ["hg", String.raw`h\.?\s?g\.?(?:\s?r\.?)?|hot[aă]r[aâî]r(?:ea|e|ii)(?:\s+de\s+guvern)?`],
  ["ordin", "ordin(?:ul|ului)?"],
  ["regulament-ue", String.raw`regulament(?:ul|ului)?(?:\s*\(?(?:ue|ce|cee)\)?)?`],
  ["lege", String.raw`leg(?:ea|e|ii)(?:\s?-\s?cadru)?|lg\.?`],
];
/** Short ways that mean other things as well, where no year follows: "OMFP" is an order, "omul" is not. */
const SHORT: readonly (readonly [ActKind, string])[] = [
  ["lege", String.raw`l\.?`],
  ["ordin", String.raw`o\.?m\.?(?:[${LETTER}]\.?){0,6}|osgg|opanaf`],
  ["regulament-ue", String.raw`\(?ue\)?|\((?:ce|cee)\)`],
];
/** Acts that the list does not keep, of councils and others: a number of theirs is not that of an act here. */
const OTHERS = String.raw`h\.?\s?c\.?\s?(?:l|j|m|gmb)\.?|hot[aă]r[aâî]r(?:ea|e|ii)\s+(?:a\s+)?consiliului(?:\s+[${LETTER}]+)?|dispozi[țt]i(?:a|e|ei)|decizi(?:a|e|ei)|decret(?:ul|ului)?(?:\s?-\s?lege)?|directiv(?:a|ă|ei)(?:\s*\(?(?:ue|ce|cee)\)?)?`;

/** "administrației publice locale" of "Legea administrației publice locale nr. 215/2001": no number, and no other act. */
const BETWEEN = String.raw`(?:,?\s+(?!leg|ordon|hot[aă]r|ordin|regulam|art\b)[${LETTER}][${LETTER}-]*){1,12}`;
const NR = String.raw`(?:nr|num[aă]rul)\b[\s.]*`;
const FROM = String.raw`(?<![${LETTER}\d])`;

const endsWith = (pattern: string): RegExp => new RegExp(`${FROM}(?:${pattern})$`, "i");
const GOVERNMENT = String.raw`(?:\s+(?:a\s+)?guvernului(?:\s+rom[aâ]niei)?)?`;
const LONG_KINDS = WRITTEN.map(([kind, written]) => ({
  kind,
  needsYear: false,
  pattern: endsWith(String.raw`(?:${written})${GOVERNMENT}[\s,]*(?:${NR})?|(?:${written})${BETWEEN}\s+${NR}`),
}));
const SHORT_KINDS = SHORT.map(([kind, written]) => ({
  kind,
  needsYear: true,
  pattern: endsWith(String.raw`(?:${written})[\s,]*(?:${NR})?`),
}));
const KINDS = [...LONG_KINDS, ...SHORT_KINDS];
const OTHER = endsWith(String.raw`(?:${OTHERS})[\s,]*(?:${NR})?|(?:${OTHERS})${BETWEEN}\s+${NR}`);
const NUMBERED = endsWith(NR);

const NUMBER = /(?<!\d|\d[./]|\/)(?:\d{1,3}\.\d{3}|\d{1,5})(?!\.*\d)/g;
const YEAR = "((?:19|20)\\d{2})(?!\\d)";
/** Alone it makes an act of a number, without a kind before it. */
const SLASH_YEAR = new RegExp(String.raw`^\s*/\s*${YEAR}`);
/** "/2019", "/3.07.2019", " din 2019", " din 3 iulie 2019". */
const WITH_YEAR = new RegExp(
  String.raw`^(?:\s*/\s*(?:\d{1,2}\.\d{1,2}\.)?|\s+din\s+(?:data\s+de\s+)?(?:\d{1,2}[.\s]\s?(?:[${LETTER}]+|\d{1,2})[.\s]\s?)?)${YEAR}`,
  "i",
);
/** "-2019" and " 2019" are years only after a kind, as "/19" is. */
const LOOSE_YEAR = new RegExp(String.raw`^(?:\s*[-–]\s*|\s+)${YEAR}`);
const SHORT_YEAR = /^\s*\/\s*(\d{2})(?!\d)/;
/** The European Union writes the year first: "2016/679". */
const AFTER_YEAR = /^\s*\/\s*(\d{1,5})(?!\d)/;

const POINT = String.raw`art(?:icol(?:ul|ului)?)?\b\.?\s*(\d{1,4}(?:\^\d+)?)(?:\s*[-–]\s*\d{1,4})?(?:(?:\s*,)?\s*alin(?:eat(?:ul|ului)?)?\b\.?\s*\(?(\d{1,3}(?:\^\d+)?)\)?)?(?:(?:\s*,)?\s*lit(?:era)?\b\.?\s*[${LETTER}]\b\)?)?(?:(?:\s*,)?\s*(?:pct|punctul)\b\.?\s*\d{1,3})?`;
const POINT_BEFORE = new RegExp(String.raw`${FROM}${POINT}(?:(?:\s*,)?\s+(?:din|al|a|la))?\s*$`, "i");
const POINT_AFTER = new RegExp(String.raw`^[\s,:(]*${POINT}`, "i");

const isYear = (digits: string): boolean => /^(?:19|20)\d{2}$/.test(digits);
/** "50/91" is of 1991, "98/16" of 2016. */
const wholeYear = (year: string): string => (year.length > 2 ? year : `${Number(year) > 40 ? 19 : 20}${year}`);

/** More of a text before a number says nothing of it. */
const WINDOW = 160;

type Placed = Citation & { from: number; to: number };

/** The acts that a text names, each by its kind, or by its number and year, and the text without them. */
export function readCitations(text: string): { citations: Citation[]; rest: string } {
  const citations: Citation[] = [];
  let rest = "";
  let done = 0;
  for (const { 0: digits, index } of text.matchAll(NUMBER)) {
    if (index < done) continue;
    const placed = citationAt(text, { digits, at: index, done });
    if (placed === null) continue;
    const { from, to, ...citation } = placed;
    citations.push(citation);
    rest += `${text.slice(done, from)} `;
    done = to;
  }
  return { citations, rest: citations.length === 0 ? text : withoutJoints(rest + text.slice(done)) };
}
const withoutJoints = (rest: string): string => withoutEnds(tidyLine(rest), " .,;:)", " .,;:(");

function citationAt(text: string, { digits, at, done }: { digits: string; at: number; done: number }): Placed | null {
  const before = text.slice(Math.max(done, at - WINDOW), at);
  const said = saidIn(before);
  if (said === null) return null;
  const dated = yearAfter(text.slice(at + digits.length), digits, said);
  if (said.needsYear && dated.year === null) return null;
  const { kind, lead } = said;
  const pointBefore = POINT_BEFORE.exec(before.slice(0, lead));
  const end = at + digits.length + dated.length;
  const pointAfter = pointBefore ? null : POINT_AFTER.exec(text.slice(end));
  const point = pointBefore ?? pointAfter;
  return {
    kind,
    number: dated.number,
    year: dated.year,
    article: point?.[1] ?? null,
    paragraph: point?.[2] ?? null,
    from: at - before.length + (pointBefore?.index ?? lead),
    to: end + (pointAfter?.[0].length ?? 0),
  };
}

/** What the words before a number say: of what kind it is, and where they begin. */
type Said = { kind: ActKind | null; needsYear: boolean; isNumbered: boolean; lead: number };

/** Null where they name an act of others. They stand after any other number, so that no word is read twice. */
function saidIn(before: string): Said | null {
  let lead = before.length;
  while (lead > 0 && !/\d/.test(before.charAt(lead))) lead -= 1;
  const words = before.slice(lead);
  if (!/[a-z]/i.test(words)) return { kind: null, needsYear: true, isNumbered: false, lead: before.length };
  if (OTHER.test(words)) return null;
  for (const { pattern, kind, needsYear } of KINDS) {
    const start = pattern.exec(words)?.index;
    if (start !== undefined) return { kind, needsYear, isNumbered: false, lead: lead + start };
  }
  const numbered = NUMBERED.exec(words);
  return { kind: null, needsYear: true, isNumbered: numbered !== null, lead: lead + (numbered?.index ?? words.length) };
}

type Dated = { number: string; year: string | null; length: number };

/** The year that follows the digits of a number, and how many characters say it. */
function yearAfter(after: string, digits: string, { kind, isNumbered }: Pick<Said, "kind" | "isNumbered">): Dated {
  const number = digits.replace(".", "");
  const second = AFTER_YEAR.exec(after);
  const isEuropean = kind === "regulament-ue" || kind === null;
  if (second?.[1] && isEuropean && isYear(number) && !isYear(second[1]))
    return { number: second[1], year: number, length: second[0].length };
  const patterns = kind === null ? [isNumbered ? WITH_YEAR : SLASH_YEAR] : [WITH_YEAR, LOOSE_YEAR, SHORT_YEAR];
  const year = patterns.map((pattern) => pattern.exec(after)).find((match) => match !== null);
  return { number, year: year?.[1] === undefined ? null : wholeYear(year[1]), length: year?.[0].length ?? 0 };
}

/** Whether the citation is of this act, as far as it goes: "legea 50" of every law with this number. */
export function isOf({ kind, number, year }: Citation, act: ActName): boolean {
  const [first = "", second = ""] = act.number.split("/");
  const [actNumber, actYear] = isYear(first) && !isYear(second) ? [second, first] : [first, second];
  return (kind === null || kind === act.kind) && number === actNumber && (year === null || year === actYear);
}

/** As the list of acts writes it: "OUG 57/2019", "Legea 50" where no year is said. */
export function citationText({ kind, number, year }: Citation): string {
  const said = year === null ? number : kind === "regulament-ue" ? `${year}/${number}` : `${number}/${year}`;
  return kind === null ? said : `${ACT_KINDS[kind]} ${said}`;
}

/** "Codul fiscal" of "Legea nr. 227/2015 privind Codul fiscal", "Legea contabilității" of "Legea contabilității nr. 82/1991". */
const CODE = /^(?:(?! nr\.).)* nr\. ?[\d./]+\s+(?:privind|–|-)\s+(Codul .+)$/u;
const NAMED_LAW = /^(Legea (?!nr\.).+?) nr\. /u;

/** The name by which people call an act, from its title; undefined where it has none. */
const nameIn = (title: string): string | undefined => CODE.exec(title)?.[1] ?? NAMED_LAW.exec(title)?.[1];

const folded = (text: string): string => ` ${wordsIn(text).map(foldWord).join(" ")} `;
const asNamed = (text: string): string =>
  folded(text)
    .replace(/ cod(?:ului)? /g, " codul ")
    .replace(/ legii /g, " legea ");

/** Whether a text can name any act: it has a number of one, or the word with which every name begins. */
export const mayNameActs = (text: string, { citations } = readCitations(text)): boolean =>
  / (?:codul|legea) /.test(asNamed(text)) || citations.length > 0;

/** The acts that a text names by number, or by the name that their title gives them. */
export function actsNamedIn<Act extends ActName & { title: string }>(
  text: string,
  known: readonly Act[],
  { citations } = readCitations(text),
): Act[] {
  const said = asNamed(text);
  const isCalled = ({ title }: Act): boolean => {
    const name = nameIn(title);
    return name !== undefined && said.includes(folded(name));
  };
  return known.filter((act) => citations.some((citation) => isOf(citation, act)) || isCalled(act));
}
