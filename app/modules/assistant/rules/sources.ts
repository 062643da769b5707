/** What answers are taken from. */
export const SOURCE_KINDS = ["resource", "act", "article", "discussion"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What somebody did once: it may be quoted beside an answer, and is none by itself. */
export const EXPERIENCES: readonly SourceKind[] = ["article", "discussion"];

/** A thing of which the index keeps passages. */
export type SourceKey = { kind: SourceKind; subjectId: string };
export const keyOf = ({ kind, subjectId }: SourceKey): string => `${kind}/${subjectId}`;

export type FoundPassage = { heading: string; text: string; place: number; score: number };

/** Of a word of the question: how rare it is, and how far the document has it: anywhere, and in what it is about. */
export type Met = { word: number; rarity: number; anywhere: number; front: number };

export type FoundDocument = SourceKey & {
  textId: string;
  title: string;
  score: number;
  /** One for each word of the question. */
  met: Met[];
  /** Those that can be quoted; none of a document without a text. */
  passages: FoundPassage[];
};
