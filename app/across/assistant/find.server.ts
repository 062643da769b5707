import { distance, nearest } from "~/across/search/near";
import { stemsOf } from "~/platform/language/stems";
import { isHostile } from "./hostile";
import { type FoundDocument, retrieve, wordsNear } from "./store/retrieve.server";
import { askedForms, askedOf } from "./terms";

/** The nearest document answers a question with this score, or with all but this part of a short one. Read off `npm run eval`. */
const ENOUGH = { score: 1, cover: 0.9 };

/** Shorter words that the library does not have are as likely other words as mistyped ones. */
const SHORTEST_REPAIRED = 5;

/** `isAnswer`: whether the nearest documents answer the question; otherwise they are only the nearest. */
export type Finding = { documents: FoundDocument[]; isAnswer: boolean };

/** The documents nearest to a question; mistyped words are read as the nearest known ones. */
export async function findSources(question: string): Promise<Finding> {
  const forms = askedForms(question);
  if (forms.length === 0) return { documents: [], isAnswer: false };
  const near = await wordsNear(forms.map((form) => ({ form, stems: stemsOf(form) })));
  const repaired = new Map<string, string>();
  for (const [form, known] of near) {
    const alike = known.filter((one) => form.length >= SHORTEST_REPAIRED && form[0] === one.folded[0]);
    const meant = nearest(
      form,
      alike.filter((one) => distance(form, one.folded) === 1),
    );
    if (meant) repaired.set(form, meant.folded);
  }
  const documents = namedFirst(question, await retrieve(askedOf(forms, repaired)));
  const [best] = documents;
  const isNear = best !== undefined && (best.score >= ENOUGH.score || (forms.length > 1 && best.cover >= ENOUGH.cover));
  return { documents, isAnswer: isNear && best.passages.length > 0 && !isHostile(question) };
}

/** An act whose number the question says. */
export function isNamedIn(question: string, { kind, title }: Pick<FoundDocument, "kind" | "title">): boolean {
  const numbers = question.match(/\b\d{1,5}\/\d{4}\b/g) ?? [];
  return kind === "act" && numbers.some((one) => title.endsWith(` ${one}`));
}

/** It comes before what only speaks of it. */
const namedFirst = (question: string, documents: readonly FoundDocument[]): FoundDocument[] => [
  ...documents.filter((one) => isNamedIn(question, one)),
  ...documents.filter((one) => !isNamedIn(question, one)),
];
