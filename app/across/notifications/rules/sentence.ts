import { dateTime } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { asSentence, excerpt } from "~/platform/language/text";

/**
 * What a notification may quote: words of a thing that somebody else wrote. What each kind reads, and for whom it may still be
 * read, is in `words_of` (db/functions), which asks each module.
 */
export const QUOTED_KINDS = [
  "organisation",
  "person",
  "invitation",
  "journal_note",
  "discussion",
  "post",
  "post_hidden_reason",
  "post_appeal_reason",
  "submission",
  "submission_notes",
  "article",
  "community",
  "claimant",
  "claim_reason",
  "conversation",
  "resource",
  "proposal",
  "proposer",
  "proposal_text",
  "proposal_rejection",
  "ticket",
  "ticket_author",
  "model_note",
  "model_withdrawal",
  "project",
  "project_community",
  "application",
  "application_reason",
  "request",
  "request_cancellation",
  "question",
  "answer",
  "request_change",
  "response",
  "program",
  "program_cancellation",
  "program_rejection",
  "certificate",
  "certificate_revocation",
] as const;
export type QuotedKind = (typeof QUOTED_KINDS)[number];

const FORMS = {
  plain: (words: string) => words,
  title: quoted,
  excerpt: (words: string) => excerpt(words, 200),
  sentence: asSentence,
} as const satisfies Readonly<Record<string, (words: string) => string>>;
type Form = keyof typeof FORMS;

declare const ours: unique symbol;
/** A sentence of ours: where it quotes somebody there is a mark, so that storing it stores no words of others. */
export type Sentence = string & { readonly [ours]: true };

const MARK = /⟦(([a-z_]+):[0-9a-f-]{36}):([a-z]+)⟧/g;

const mark = (kind: QuotedKind, id: string, form: Form): Sentence => `⟦${kind}:${id}:${form}⟧` as Sentence;

/** The words themselves: a name. */
export const nameOf = (kind: QuotedKind, id: string): Sentence => mark(kind, id, "plain");
/** Between quotation marks: a title. */
export const titleOf = (kind: QuotedKind, id: string): Sentence => mark(kind, id, "title");
/** The beginning of a text. */
export const excerptOf = (kind: QuotedKind, id: string): Sentence => mark(kind, id, "excerpt");
/** A whole text, with a full stop: a reason. */
export const textOf = (kind: QuotedKind, id: string): Sentence => mark(kind, id, "sentence");

/** What a rule of ours says: it names nobody and quotes nothing. */
export const rule = (text: string): Sentence => text as Sentence;

/** A text that the compiler cannot tell from somebody's words is refused; a word of our own vocabularies is not. */
type Own<Part> = Part extends Sentence | number | Date
  ? Part
  : Part extends string
    ? string extends Part
      ? never
      : Part
    : never;

/** A sentence with its parts: marks of what it quotes, our own words, numbers, and moments, which become dates. */
export function says<const Parts extends readonly (string | number | Date)[]>(
  texts: TemplateStringsArray,
  ...parts: Parts & { [Place in keyof Parts]: Own<Parts[Place]> }
): Sentence {
  const said = parts.map((part) => (part instanceof Date ? dateTime(part) : String(part)));
  return String.raw({ raw: texts }, ...said) as Sentence;
}

/** Sentences on lines of their own. */
export const lines = (...all: readonly (Sentence | null)[]): Sentence =>
  all.filter((line) => line !== null && line !== "").join("\n") as Sentence;

/** The words of each thing that is quoted, by its kind and id; null for what may not be read any more. */
export type Words = Readonly<Record<string, string | null>>;

/** The sentence with the words that it quotes; null when one of them may not be read any more. */
export function told(sentence: Sentence, words: Words): string | null {
  let isWhole = true;
  const text = sentence.replace(MARK, (_mark, thing: string, _kind, form: Form) => {
    const said = words[thing] ?? null;
    if (said === null) isWhole = false;
    return said === null ? "" : FORMS[form](said);
  });
  return isWhole ? text : null;
}

/** The marks of these sentences: what must still stand when they are sent. */
export const quotesIn = (...sentences: readonly Sentence[]): string =>
  [...new Set(sentences.join(" ").match(MARK) ?? [])].join("");
