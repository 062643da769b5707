/** What answers are taken from. */
export const SOURCE_KINDS = ["resource", "act", "article"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A thing of which the index keeps passages. */
export type SourceKey = { kind: SourceKind; subjectId: string };
export const keyOf = ({ kind, subjectId }: SourceKey): string => `${kind}/${subjectId}`;
