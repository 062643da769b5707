import { distance, nearest } from "~/across/search/near";
import { actsNamedIn, nameIn, readCitations } from "~/modules/library/rules/citations";
import { actNames } from "~/modules/library/store/sought.server";
import { stemsOf } from "~/platform/language/stems";
import { isHostile } from "./hostile";
import { actPassages, type FoundDocument, retrieve, wordsNear } from "./store/retrieve.server";
import { askedForms, askedOf } from "./terms";

/** The nearest document answers a question with this score, or with all but this part of a short one. Read off `npm run eval`. */
const ENOUGH = { score: 1, cover: 0.9 };

/** Shorter words that the library does not have are as likely other words as mistyped ones. */
const SHORTEST_REPAIRED = 5;

/**
 * `isAnswer`: whether the nearest documents answer the question; otherwise they are only the nearest. `named`: ids of the acts
 * that the question names.
 */
export type Finding = { documents: FoundDocument[]; isAnswer: boolean; named: ReadonlySet<string> };

/** The documents nearest to a question, first the acts that it names; mistyped words are read as the nearest known ones. */
export async function findSources(question: string): Promise<Finding> {
  const acts = actsNamedIn(question, await actNames());
  const named = new Set(acts.map(({ id }) => id));
  const forms = askedForms(question);
  const near = forms.length === 0 ? [] : await retrieve(askedOf(forms, await repairedOf(forms)));
  const documents = named.size === 0 ? near : await namedFirst(named, near);
  const [best] = documents;
  if (best === undefined) return { documents, isAnswer: false, named };
  const isNear = best.score >= ENOUGH.score || (forms.length > 1 && best.cover >= ENOUGH.cover);
  const isMet = (isNear || isOnlyNamed(question, acts)) && best.passages.length > 0;
  return { documents, isAnswer: isMet && !isHostile(question), named };
}

/** For mistyped words, the known ones that were meant. */
async function repairedOf(forms: readonly string[]): Promise<Map<string, string>> {
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
  return repaired;
}

/** The acts that are named come before what only speaks of them, and as near as the nearest. */
async function namedFirst(named: ReadonlySet<string>, near: readonly FoundDocument[]): Promise<FoundDocument[]> {
  const isNamed = ({ kind, subjectId }: FoundDocument): boolean => kind === "act" && named.has(subjectId);
  const found = near.filter(isNamed);
  const missing = [...named].filter((id) => !found.some(({ subjectId }) => subjectId === id));
  const score = Math.max(0, ...near.map((one) => one.score));
  return [...found, ...(await actPassages(missing, score)), ...near.filter((one) => !isNamed(one))];
}

/** Whether the question says no more than which acts it is about. */
function isOnlyNamed(question: string, acts: readonly { title: string }[]): boolean {
  const names = askedForms(acts.map(({ title }) => nameIn(title) ?? "").join(" "));
  return acts.length > 0 && askedForms(readCitations(question).rest).every((form) => names.includes(form));
}
