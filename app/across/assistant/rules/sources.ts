/** What answers are taken from. */
export const SOURCE_KINDS = ["resource", "act", "article", "discussion"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What somebody did once: it may be quoted beside an answer, and is none by itself. */
export const EXPERIENCES: readonly SourceKind[] = ["article", "discussion"];

/** A thing of which the index keeps passages. */
export type SourceKey = { kind: SourceKind; subjectId: string };
export const keyOf = ({ kind, subjectId }: SourceKey): string => `${kind}/${subjectId}`;
