import { createHash } from "node:crypto";
import type { Passage } from "./chunks";
import type { SourceKey } from "./sources";
import { termsIn } from "./terms";

/** A document, an act or an article as it is indexed. */
export type Source = SourceKey & {
  /** The text that was read: an edition, a submission, or the act itself. */
  textId: string;
  title: string;
  /** Other words by which it is found: labels, other names. */
  names: string;
  /** By which scores are multiplied. */
  weight: number;
  passages: readonly Passage[];
};

/** How much a word counts where it stands. */
const COUNTS = { title: 2, heading: 1.5, names: 1, text: 1, unquoted: 1 };

/** Words of a passage. */
export const lengthOf = ({ text, unquoted }: Passage): number => termsIn(text).length + termsIn(unquoted).length;

export type Posting = { stem: string; count: number; forms: readonly string[] };

/** The words of a passage, with those of its document's title and names, each stem once. */
export function postingsOf({ title, names }: Source, { heading, text, unquoted }: Passage): Posting[] {
  const postings = new Map<string, { count: number; forms: Set<string> }>();
  const parts = [
    [title, COUNTS.title],
    [heading, COUNTS.heading],
    [names, COUNTS.names],
    [text, COUNTS.text],
    [unquoted, COUNTS.unquoted],
  ] as const;
  for (const [part, counts] of parts)
    for (const { form, stems } of termsIn(part))
      for (const stem of stems) {
        const posting = postings.get(stem) ?? { count: 0, forms: new Set() };
        posting.count += counts;
        posting.forms.add(form);
        postings.set(stem, posting);
      }
  return [...postings].map(([stem, { forms, ...posting }]) => ({ stem, ...posting, forms: [...forms] }));
}

/** Changes with anything that the index keeps of the source, and with the way in which words are read. */
export const digestOf = (source: Source): string =>
  createHash("sha256")
    .update(JSON.stringify([VERSION, source]))
    .digest("hex")
    .slice(0, 24);

/** Raised where the same text is indexed otherwise than before. */
const VERSION = 2;
