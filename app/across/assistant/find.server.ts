import { distance, nearest } from "~/across/search/near";
import { actsNamedIn } from "~/modules/library/rules/citations";
import { actNames } from "~/modules/library/store/sought.server";
import { stemsOf } from "~/platform/language/stems";
import { DEPARTMENTS, type Department } from "./departments";
import { subjectOf } from "./follow-up";
import { isHostile } from "./hostile";
import { actPassages, type FoundDocument, type Met, retrieve, wordsNear } from "./store/retrieve.server";
import { isSubject } from "./subjects";
import { askedForms, askedOf } from "./terms";
import { isUnwritten } from "./unwritten";
import { namesIn, weightsOf } from "./weights";

/** Shorter words that the library does not have are as likely other words as mistyped ones. */
const SHORTEST_REPAIRED = 5;

/** How sure it is that the nearest documents answer: they do, they are only near, or they have nothing to do with it. */
type Certainty = "sure" | "near" | "none";
/** `named`: ids of the acts that the question names. */
export type Finding = { documents: FoundDocument[]; certainty: Certainty; named: ReadonlySet<string> };

/** Who is asked, and what was asked before in the same conversation, the newest first. */
export type Asking = { department?: Department; before?: readonly string[] };

/**
 * What part of the question the best document must have to answer it, with what score, and what part to be near. Read off the
 * tuning half of `npm run eval`.
 */
const ENOUGH = { sure: 0.44, score: 0.9, near: 0.25 };
/** What the title, the summary and the headings of a document have, against what it has anywhere. */
const FRONT = 0.5;

/** The documents nearest to a question, first the acts that it names; mistyped words are read as the nearest known ones. */
export async function findSources(question: string, { department, before = [] }: Asking = {}): Promise<Finding> {
  const named = new Set(actsNamedIn(question, await actNames()).map(({ id }) => id));
  const subject = subjectOf(question, before);
  const forms = [...new Set([question, subject ?? ""].flatMap(askedForms))];
  const found = forms.length === 0 ? [] : await retrieve(askedOf(forms, await repairsOf(forms)));
  const near = department ? weighed(found, department) : found;
  const documents = named.size === 0 ? near : await namedFirst(named, near);
  return { documents, named, certainty: certaintyOf(documents[0], { question, subject, forms, named }) };
}

type Reading = { question: string; subject: string | null; forms: readonly string[]; named: ReadonlySet<string> };

function certaintyOf(best: FoundDocument | undefined, { question, subject, forms, named }: Reading): Certainty {
  if (best === undefined || isHostile(question)) return "none";
  const cover = coverOf(best, forms, weightsOf(`${question} ${subject ?? ""}`));
  if (best.passages.length > 0) {
    if (named.has(best.subjectId)) return "sure";
    const isEnough = cover >= ENOUGH.sure && best.score >= ENOUGH.score;
    if (isEnough && !isUnwritten(question) && isAboutAll(best, forms, namesIn(question))) return "sure";
  }
  return cover >= ENOUGH.near ? "near" : "none";
}

/** It is about the subjects, and has the names, that are asked for. */
const isAboutAll = (best: FoundDocument, forms: readonly string[], names: readonly string[]): boolean =>
  forms.every(
    (form, word) => (!isSubject(form) || isInFront(best, word)) && (!names.includes(form) || isAnywhere(best, word)),
  );

/** Against a document about something else. */
const OF_DEPARTMENT = 1.1;

/** What speaks in its title of what the department knows comes before what is otherwise about as near. */
function weighed(documents: readonly FoundDocument[], department: Department): FoundDocument[] {
  const known = new Set(stemsOfText(DEPARTMENTS[department].expertise.join(" ")));
  const isOf = ({ title }: FoundDocument) => stemsOfText(title).some((stem) => known.has(stem));
  return documents
    .map((one) => (isOf(one) ? { ...one, score: one.score * OF_DEPARTMENT } : one))
    .sort((one, other) => other.score - one.score);
}
const stemsOfText = (text: string): string[] => askedForms(text).flatMap((form) => [...stemsOf(form)]);

/** What part of the question a document has, in its text and in what it is about; rare words and nouns count more. From 0 to 1. */
function coverOf({ met }: FoundDocument, forms: readonly string[], weight: (form: string) => number): number {
  const sum = (of: (one: Met) => number) =>
    met.reduce((all, one) => all + Math.min(of(one), one.rarity) * weight(forms[one.word] ?? ""), 0);
  const all = sum(({ rarity }) => rarity) * (1 + FRONT);
  return all === 0 ? 0 : (sum(({ anywhere }) => anywhere) + FRONT * sum(({ front }) => front)) / all;
}

/** In part of its own words, not only in one that means about the same. */
const MOSTLY = 0.7;
/** An article tells what one organisation did: it is about no subject for all. */
const isInFront = ({ kind, met }: FoundDocument, word: number): boolean =>
  kind !== "article" && met.some((one) => one.word === word && one.front >= one.rarity * MOSTLY);
const isAnywhere = ({ met }: FoundDocument, word: number): boolean =>
  met.some((one) => one.word === word && one.anywhere >= one.rarity * MOSTLY);

/** For mistyped words the known ones that were meant. */
async function repairsOf(forms: readonly string[]): Promise<Map<string, string>> {
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
