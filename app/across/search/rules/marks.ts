import { stemsOf } from "~/platform/language/stems";
import { tidyLine, withoutEnds } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";
import type { MarkedPiece } from "~/ui/text/marked";

/** What counts as a hit: the spellings that were asked for, and their other forms, by their stems and by the roots of those. */
export type HitTerms = {
  spellings: readonly string[];
  stems: readonly string[];
  forms: readonly string[];
  /** Only whole words are hits, as in long texts; otherwise prefixes are hits too. */
  wholeWords?: boolean;
};

const LINE = 180;
const BEFORE = 60;

/** Endings of Romanian words after the stem: articles, plurals, cases, and verbal nouns. */
const ENDING =
  /^(a|ai|ale|alei|alelor|are|area|arii|arile|arilor|at|ata|ate|ati|atele|atelor|ator|atoare|atori|atorul|atorului|atorilor|e|ea|ei|ele|elor|i|ia|ie|iei|ii|iile|iilor|ile|ilor|iul|iului|iuri|iurile|l|le|lor|le|lui|lui|u|ul|ului|uri|urile|urilor|ele|atii|atie|atia|atiei|atiile|atiilor|tate|tatea|tatii|tati|tatile|tatilor|itate|itatea|itatii|itati|itatile|itatilor)?$/;

function isHit(word: string, { spellings, stems, forms, wholeWords }: HitTerms): boolean {
  const folded = foldWord(word);
  if (spellings.some((one) => folded === one || (!wholeWords && one.length > 2 && folded.startsWith(one)))) return true;
  // the first letter never changes, and most words of a long text have another one
  if (forms.some((form) => form.length > 1 && form[0] === folded[0] && stemsOf(folded).includes(form))) return true;
  return stems.some((stem) => folded.startsWith(stem) && ENDING.test(folded.slice(stem.length)));
}

export const hasHit = (text: string, terms: HitTerms): boolean => wordsIn(text).some((word) => isHit(word, terms));

/** How many different words of a text are hits; forms of a word count once. */
export const hitsIn = (text: string, terms: HitTerms): number =>
  new Set(
    wordsIn(text)
      .filter((word) => isHit(word, terms))
      .map((word) => stemsOf(foldWord(word))[0]),
  ).size;

/** The text in pieces, with the hits marked. */
export function marked(text: string, terms: HitTerms): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let plain = "";
  for (const part of text.normalize("NFC").split(/([\p{L}\p{M}\p{Nd}]+)/u)) {
    if (part === "" || !/^[\p{L}\p{M}\p{Nd}]/u.test(part) || !isHit(part, terms)) {
      plain += part;
      continue;
    }
    if (plain !== "") pieces.push({ text: plain, marked: false });
    pieces.push({ text: part, marked: true });
    plain = "";
  }
  if (plain !== "") pieces.push({ text: plain, marked: false });
  return pieces;
}

/** One line of a text around its first hit; its beginning when there is no hit. */
export function lineAround(text: string, terms: HitTerms): MarkedPiece[] {
  const line = tidyLine(text);
  const hit = firstHit(line, terms);
  const from = hit <= BEFORE ? 0 : line.lastIndexOf(" ", hit - BEFORE + 20) + 1;
  const whole = line.length - from <= LINE;
  const end = whole ? line.length : Math.max(from + LINE / 2, line.lastIndexOf(" ", from + LINE));
  const cut = withoutEnds(line.slice(from, end), "", whole ? "" : " .,;:–—-");
  return marked(`${from > 0 ? "… " : ""}${cut}${whole ? "" : "…"}`, terms);
}

function firstHit(line: string, terms: HitTerms): number {
  let at = 0;
  for (const word of wordsIn(line)) {
    at = line.indexOf(word, at);
    if (isHit(word, terms)) return at;
    at += word.length;
  }
  return 0;
}
