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
  /** How people call what it is about. */
  everyday: readonly string[];
  /** By which scores are multiplied. */
  weight: number;
  passages: readonly Passage[];
};

/** How much a word counts where it stands. */
const COUNTS = { title: 2, heading: 1.5, names: 1, everyday: 1, text: 1, unquoted: 1 };

/** Words of a passage. */
export const lengthOf = ({ text, unquoted }: Passage): number => termsIn(text).length + termsIn(unquoted).length;

export type Posting = { stem: string; count: number; forms: readonly string[]; front: boolean };

/**
 * The words of a passage, with those of its document's title and names, each stem once. An act has its names once, not at each
 * article, and everything has its everyday words once.
 */
export function postingsOf(
  { kind, title, names, everyday }: Source,
  { heading, text, unquoted, isSummary }: Passage,
): Posting[] {
  const postings = new Map<string, { count: number; forms: Set<string>; front: boolean }>();
  const parts = [
    { part: title, counts: COUNTS.title, front: true },
    { part: heading, counts: COUNTS.heading, front: true },
    { part: kind === "act" && !isSummary ? "" : names, counts: COUNTS.names, front: true },
    { part: isSummary ? everyday.join(", ") : "", counts: COUNTS.everyday, front: true },
    { part: text, counts: COUNTS.text, front: isSummary },
    { part: unquoted, counts: COUNTS.unquoted, front: false },
  ];
  for (const { part, counts, front } of parts)
    for (const { form, stems } of termsIn(part))
      for (const stem of stems) {
        const posting = postings.get(stem) ?? { count: 0, forms: new Set(), front: false };
        posting.count += counts;
        posting.forms.add(form);
        posting.front ||= front;
        postings.set(stem, posting);
      }
  return [...postings].map(([stem, { forms, ...posting }]) => ({ stem, ...posting, forms: [...forms] }));
}

/** Changes with anything that the index keeps of the source, and with the way in which words are read. */
export const digestOf = (source: Source): string =>
  READ_AS + createHash("sha256").update(JSON.stringify(source)).digest("hex").slice(0, 24);

/** With which every digest begins; raised where the same text is indexed otherwise than before. */
export const READ_AS = "9-";
