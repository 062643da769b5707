import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";

/** What a verb is worth against a noun: "se eliberează", "consemnăm" and "să rămână" say less of the subject. */
const VERB = 0.4;
const VERB_ENDING = /...(am|em|im|eaza|este|easca|eze|and|ind)$/;
const NOUNS = new Set("program regim sistem minim maxim".split(" "));
/** A verb comes after these. */
const BEFORE_VERB = new Set("sa se ne isi putem pot poate puteti trebuie vreau vrea vrem".split(" "));

/** How much each word of a question says of what it is about. */
export function weightsOf(question: string): (form: string) => number {
  const all = wordsIn(fold(question)).map(foldWord);
  const verbs = new Set(
    all.filter((word, at) => !NOUNS.has(word) && (VERB_ENDING.test(word) || BEFORE_VERB.has(all[at - 1] ?? ""))),
  );
  return (form) => (verbs.has(form) ? VERB : 1);
}

/** The names that a question says, folded: words with a capital letter within a sentence. */
export const namesIn = (question: string): string[] =>
  [...question.matchAll(/(?<=[\p{L}\p{N},„”"])\s+\p{Lu}[\p{L}\p{N}]+/gu)].map(([word]) => foldWord(word.trim()));
