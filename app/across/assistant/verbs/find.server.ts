import { labelInTitle, labelOf } from "~/modules/library/rules/act-articles";
import { actsNamedIn, isOf, mayNameActs, readCitations } from "~/modules/library/rules/citations";
import { labelsOf } from "~/modules/library/store/act-articles.server";
import { actNames } from "~/modules/library/store/sought.server";
import { stemsOf } from "~/platform/language/stems";
import { distance, nearest } from "~/platform/search/near";
import { DEPARTMENTS, type Department } from "../rules/departments";
import { subjectOf } from "../rules/follow-up";
import { isHostile } from "../rules/hostile";
import { EXPERIENCES } from "../rules/sources";
import { type Asked, askedForms, askedOf, rootOf, termsIn } from "../rules/terms";
import { isUnwritten } from "../rules/unwritten";
import { namesIn, weightsOf } from "../rules/weights";
import { actPassages, type FoundDocument, type Met, retrieve, wordsNear } from "../store/retrieve.server";

/** Shorter words that the library does not have are as likely other words as mistyped ones. */
const SHORTEST_REPAIRED = 5;

/** How sure it is that the nearest documents answer: they do, they are only near, or they have nothing to do with it. */
type Certainty = "sure" | "near" | "none";
export type Finding = {
  documents: FoundDocument[];
  certainty: Certainty;
  /** What the question is about, mistyped words as they were read. */
  asked: readonly Asked[];
  /** The ids of the acts that the question names. */
  named: ReadonlySet<string>;
  /** Of the documents, those that answer each by itself, so surely that they may be shown to somebody who did not ask. */
  unasked: ReadonlySet<FoundDocument>;
};

/** Who is asked, what was asked before in the same chat, the newest first, and what is looked for, everything unless it is said. */
export type Asking = { department?: Department; before?: readonly string[]; isLibraryOnly?: boolean };

/**
 * What a document must have to answer, of what it is about, of all that it says, and of the score of its passages; and what part
 * of the question it must have to be near. Read off the tuning half of `npm run eval`: of those that do equally well the
 * strictest, which refuses a few more answerable questions and answers fewer wrongly. Of the best documents that are shown
 * unasked 94 % answer, and of those that are sure 90 %.
 */
const ENOUGH = { sure: 2.44, unasked: 2.8, near: 0.25 };
const WORTH = { front: 2, anywhere: 1, score: 0.8 };
/** Added to the rarity of a question's words: one of only common words does not say what it is about. */
const UNSAID = 0.3;
/** Documents about as near as the nearest, of which the one that has most of the question answers. */
const AS_NEAR = 0.8;
const MOST_AS_NEAR = 3;

/** The documents nearest to a question, first the acts that it names; mistyped words are read as the nearest known ones. */
export async function findSources(question: string, asking: Asking = {}): Promise<Finding> {
  const { department, before = [], isLibraryOnly = false } = asking;
  const subject = subjectOf(question, before);
  const forms = [...new Set([question, subject ?? ""].flatMap(askedForms))];
  const cited = readCitations(question);
  const [named, { asked, found }] = await Promise.all([namedIn(question, cited), nearestTo(forms, isLibraryOnly)]);
  const weighted = department ? weighed(found, department) : found;
  const acts = named.size === 0 ? [] : await namedActs(named, weighted, await citedArticles(cited));
  const covering = isHostile(question) ? [] : acts.filter((act) => isMostlyIn(act, besidesActs(cited)));
  const reading = { question, subject, forms, named };
  const near = surestFirst(weighted, reading);
  const others = near.filter((one) => !acts.some((act) => isSame(act, one)));
  const unasked = new Set([...covering, ...others.filter((one) => answers(one, reading, ENOUGH.unasked))]);
  const finding = { named, asked, unasked };
  if (covering.length > 0) return { ...finding, documents: [...covering, ...others], certainty: "sure" };
  const certainty = certaintyOf(near[0], reading);
  return { ...finding, documents: certainty === "sure" ? near : [...acts, ...others], certainty };
}

type Cited = ReturnType<typeof readCitations>;

const namedIn = async (question: string, cited: Cited): Promise<Set<string>> =>
  new Set(mayNameActs(question, cited) ? actsNamedIn(question, await actNames(), cited).map(({ id }) => id) : []);

async function nearestTo(forms: readonly string[], isLibraryOnly: boolean) {
  if (forms.length === 0) return { asked: [], found: [] };
  const asked = askedOf(forms, await repairsOf(forms));
  return { asked, found: await retrieve(asked, isLibraryOnly) };
}

type Reading = { question: string; subject: string | null; forms: readonly string[]; named: ReadonlySet<string> };

/**
 * An article or a discussion tells what one organisation did, and a document without a text cannot be quoted. An act that is named has the
 * words of its name, which say nothing of what is asked.
 */
const canAnswer = ({ kind, subjectId, passages }: FoundDocument, { named }: Reading): boolean =>
  passages.length > 0 && !EXPERIENCES.includes(kind) && !named.has(subjectId);

/** What speaks for this document as the answer. */
function supportOf(document: FoundDocument, { question, subject, forms }: Reading): number {
  const { anywhere, front } = coverOf(document, forms, weightsOf(`${question} ${subject ?? ""}`));
  return WORTH.front * front + WORTH.anywhere * anywhere + WORTH.score * document.score;
}

function surestFirst(documents: readonly FoundDocument[], reading: Reading): FoundDocument[] {
  const [best] = documents;
  if (!best) return [];
  const surest = documents
    .slice(0, MOST_AS_NEAR)
    .filter((one) => canAnswer(one, reading) && one.score >= best.score * AS_NEAR)
    .map((one) => ({ one, support: supportOf(one, reading) }))
    .sort((a, b) => b.support - a.support)[0]?.one;
  return surest ? [surest, ...documents.filter((one) => one !== surest)] : [...documents];
}

function certaintyOf(best: FoundDocument | undefined, reading: Reading): Certainty {
  if (best === undefined || isHostile(reading.question)) return "none";
  if (answers(best, reading, ENOUGH.sure)) return "sure";
  return isNear(best, reading.forms) ? "near" : "none";
}

function answers(document: FoundDocument, reading: Reading, enough: number): boolean {
  const { question, forms } = reading;
  const isEnough = canAnswer(document, reading) && supportOf(document, reading) >= enough;
  return isEnough && !isUnwritten(question) && hasNames(document, forms, namesIn(question));
}

/** One word in common of three or more says nothing of what is asked. */
const isNear = (best: FoundDocument, forms: readonly string[]): boolean =>
  coverOf(best, forms, () => 1).anywhere >= ENOUGH.near &&
  (forms.length < 3 || best.met.filter(({ anywhere }) => anywhere > 0).length > 1);

const hasNames = ({ met }: FoundDocument, forms: readonly string[], names: readonly string[]): boolean =>
  forms.every(
    (form, word) =>
      !names.includes(form) || met.some((one) => one.word === word && one.anywhere >= one.rarity * MOSTLY),
  );
/** As a word of its own, not only as one that means about the same. */
const MOSTLY = 0.7;

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

/** What part of the question a document has, anywhere and in what it is about; rare words and nouns count more. From 0 to 1. */
function coverOf({ met }: FoundDocument, forms: readonly string[], weight: (form: string) => number) {
  const sum = (of: (one: Met) => number) =>
    met.reduce((all, one) => all + Math.min(of(one), one.rarity) * weight(forms[one.word] ?? ""), 0);
  const all = sum(({ rarity }) => rarity) + UNSAID;
  return { anywhere: sum(({ anywhere }) => anywhere) / all, front: sum(({ front }) => front) / all };
}

/** For mistyped words the known ones that were meant. */
async function repairsOf(forms: readonly string[]): Promise<Map<string, string>> {
  const long = forms.filter((form) => form.length >= SHORTEST_REPAIRED);
  const near = await wordsNear(long.map((form) => ({ form, stems: stemsOf(form) })));
  const repaired = new Map<string, string>();
  for (const [form, known] of near) {
    const alike = known.filter((one) => form[0] === one.folded[0]);
    const [meant] = nearest(
      form,
      alike.filter((one) => distance(form, one.folded) === 1),
    );
    if (meant) repaired.set(form, meant.folded);
  }
  return repaired;
}

const isSame = (one: FoundDocument, other: FoundDocument): boolean =>
  one.kind === other.kind && one.subjectId === other.subjectId;

/** The labels of the articles that are kept of the cited ones, by their act. */
async function citedArticles({ citations }: Cited): Promise<Map<string, string>> {
  const pointed = citations.filter(({ article }) => article !== null);
  if (pointed.length === 0) return new Map();
  const acts = (await actNames()).filter((act) => pointed.some((citation) => isOf(citation, act)));
  const labels = await labelsOf(acts.map(({ id }) => id));
  return new Map(
    acts.flatMap((act) => {
      const citation = pointed.find((one) => isOf(one, act));
      const label = citation ? labelOf(citation, labels.get(act.id) ?? []) : null;
      return label === null ? [] : [[act.id, label] as const];
    }),
  );
}

/** The acts that are named, as near as the nearest where nothing else of the question found them, or where it cites an article. */
async function namedActs(
  named: ReadonlySet<string>,
  near: readonly FoundDocument[],
  cited: ReadonlyMap<string, string>,
): Promise<FoundDocument[]> {
  const found = near.filter(({ kind, subjectId }) => kind === "act" && named.has(subjectId) && !cited.has(subjectId));
  const missing = [...named].filter((id) => !found.some(({ subjectId }) => subjectId === id));
  const score = Math.max(0, ...near.map((one) => one.score));
  const isCited = (id: string, heading: string): boolean => labelInTitle(heading) === cited.get(id);
  return [...found, ...(await actPassages(missing, score, isCited))];
}

/** Of the act itself, which its page and the answer say. */
const OF_STATE = new Set(
  askedForms(
    "vigoare valabil valabila aplica abrogat abrogata inlocuit inlocuita modificat modificata publicat publicata monitorul oficial",
  ),
);

/** What a question that names an act says besides its name. */
const besidesActs = ({ rest }: Cited): string[] => askedForms(rest).filter((form) => !OF_STATE.has(form));

/** A document says most of these words, or what means the same. */
function isMostlyIn({ title, passages }: FoundDocument, forms: readonly string[]): boolean {
  const texts = [title, ...passages.flatMap(({ heading, text }) => [heading, text])];
  const said = new Set(texts.flatMap(termsIn).flatMap(({ stems }) => stems.flatMap((stem) => [stem, rootOf(stem)])));
  const isSaid = ({ stem }: { stem: string }) => said.has(stem) || said.has(rootOf(stem));
  const met = askedOf(forms, new Map()).filter(({ ways }) => ways.some(isSaid));
  return met.length >= forms.length * MOSTLY;
}
