import { tidyLine } from "~/platform/language/text";
import type { MarkedPiece } from "~/ui/marked/marked";
import { foldWord, wordsIn } from "./words";

/** What a hit is known by: the spellings that were asked for, and the stems of their other forms. */
export type Traces = {
  spellings: readonly string[];
  stems: readonly string[];
  /** Long texts are found by whole words alone, names by their beginnings too. */
  whole?: boolean;
};

const LINE = 180;
const BEFORE = 60;

/** What Romanian adds to a stem: articles, plurals, cases, and the endings of verbal nouns. */
const ENDING =
  /^(a|ai|ale|alei|alelor|are|area|arii|arile|arilor|at|ata|ate|ati|atele|atelor|ator|atoare|atori|atorul|atorului|atorilor|e|ea|ei|ele|elor|i|ia|ie|iei|ii|iile|iilor|ile|ilor|iul|iului|iuri|iurile|l|le|lor|le|lui|lui|u|ul|ului|uri|urile|urilor|ele|atii|atie|atia|atiei|atiile|atiilor|tate|tatea|tatii|tati|tatile|tatilor|itate|itatea|itatii|itati|itatile|itatilor)?$/;

function isHit(word: string, { spellings, stems, whole }: Traces): boolean {
  const folded = foldWord(word);
  if (spellings.some((one) => folded === one || (!whole && one.length > 2 && folded.startsWith(one)))) return true;
  return stems.some((stem) => folded.startsWith(stem) && ENDING.test(folded.slice(stem.length)));
}

export const hasHit = (text: string, traces: Traces): boolean => wordsIn(text).some((word) => isHit(word, traces));

/** The text in pieces, hits marked. */
export function marked(text: string, traces: Traces): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let plain = "";
  for (const part of text.normalize("NFC").split(/([\p{L}\p{M}\p{Nd}]+)/u)) {
    if (part === "" || !/^[\p{L}\p{M}\p{Nd}]/u.test(part) || !isHit(part, traces)) {
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

/** One line of a text around its first hit; its beginning where there is none. */
export function lineAround(text: string, traces: Traces): MarkedPiece[] {
  const line = tidyLine(text);
  const hit = firstHit(line, traces);
  const from = hit <= BEFORE ? 0 : line.lastIndexOf(" ", hit - BEFORE + 20) + 1;
  const whole = line.length - from <= LINE;
  const end = whole ? line.length : Math.max(from + LINE / 2, line.lastIndexOf(" ", from + LINE));
  const cut = line.slice(from, end).replace(/[\s.,;:–—-]+$/u, (tail) => (whole ? tail : ""));
  return marked(`${from > 0 ? "… " : ""}${cut}${whole ? "" : "…"}`, traces);
}

function firstHit(line: string, traces: Traces): number {
  let at = 0;
  for (const word of wordsIn(line)) {
    at = line.indexOf(word, at);
    if (isHit(word, traces)) return at;
    at += word.length;
  }
  return 0;
}
