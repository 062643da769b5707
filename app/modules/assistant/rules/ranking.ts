import { DEPARTMENTS, type Department } from "./departments";
import { isHostile } from "./hostile";
import { EXPERIENCES, type FoundDocument, type Met } from "./sources";
import { type Asked, askedForms, KIN, rootOf, termsIn } from "./terms";
import { unwrittenIn } from "./unwritten";
import { namesIn, weightsOf } from "./weights";

/** How sure it is that the nearest documents answer: they do, they are only near, or they have nothing to do with it. */
type Certainty = "sure" | "near" | "none";

/**
 * A question as it was read: its words and those of the question that it continues, what would answer each of them, the acts
 * that it names, those of them that are not kept, and how rare the stems in the titles of what was found are.
 */
type Reading = {
  question: string;
  subject: string | null;
  forms: readonly string[];
  asked: readonly Asked[];
  named: ReadonlySet<string>;
  missing: readonly string[];
  rarities: ReadonlyMap<string, number>;
};

/**
 * What was found for a question: the nearest documents, the acts that it names, and of those the ones that say what it asks.
 */
type Found = {
  reading: Reading;
  near: readonly FoundDocument[];
  acts: readonly FoundDocument[];
  covering: readonly FoundDocument[];
};

export type Finding = {
  documents: FoundDocument[];
  certainty: Certainty;
  /** What the question is about, mistyped words as they were read. */
  asked: readonly Asked[];
  /** The ids of the acts that the question names. */
  named: ReadonlySet<string>;
  /** The acts that it names and that are not kept, as they are cited. */
  missing: readonly string[];
  /** Of the documents, those that answer each by itself, so surely that they may be shown to somebody who did not ask. */
  unasked: ReadonlySet<FoundDocument>;
};

/**
 * What a document must have. `sure`, to answer: of what it is about, of all that it says, of the score of its passages and of how
 * many words of the question it has, as one rare word in common says less than three ordinary ones. `unasked`, to be shown beside a
 * title of a few words, to somebody who did not ask: the same without that number. `near` is what part of the question it must
 * have to be near. Read off the tuning sets of `npm run eval`: of the thresholds that do equally well the strictest, which refuses
 * a few more answerable questions and answers fewer wrongly.
 */
const ENOUGH = { sure: 3.95, unasked: 3, near: 0.25 };
const WORTH = { front: 2, anywhere: 1, score: 0.8, word: 0.2, frontWord: 0.4 };
/** A word of this rarity or more is a whole one; what nearly every document says counts less. */
const WHOLE_WORD = 3;
/**
 * What puts one document before another, beside its score against the best one: how much of the question it has, how much of
 * its title the question has, whether it is an act that the question names, and the rarest word of the question among those of
 * what it is about, which tells a subject from words that many documents share.
 */
const ORDER = { cover: 0.25, title: 0.25, named: 0.15, rarest: 0.33 };
const RAREST = { whole: 5, most: 1.5 };
/** Added to the rarity of a question's words: one of only common words does not say what it is about. */
const UNSAID = 0.3;
/**
 * More rarity than this, that of four or five rare words, no question needs: what a long story says besides it is no reason
 * against a document.
 */
const MOST_ASKED = 20;
/** As a word of its own, not only as one that means about the same. */
export const MOSTLY = 0.7;

/** In which order the documents stand, and how sure it is that the first ones answer. */
export function findingOf({ reading, near, acts, covering }: Found): Finding {
  const ordered = likeliestFirst(near, reading);
  const others = ordered.filter((one) => !acts.some((act) => isSame(act, one)));
  const unasked = new Set([
    ...covering,
    ...others.filter((one) => shareOf(one, reading) >= ENOUGH.unasked && mayAnswer(one, reading)),
  ]);
  const finding = { named: reading.named, missing: reading.missing, asked: reading.asked, unasked };
  if (covering.length > 0) return { ...finding, documents: [...covering, ...others], certainty: "sure" };
  const certainty = certaintyOf(ordered[0], near[0], reading);
  if (certainty === "sure") return { ...finding, documents: ordered, certainty };
  const [likeliest] = ordered;
  // where nothing that could answer is near, what was found nearest comes first, whatever it is
  const isLed = likeliest !== undefined && isNear(likeliest, reading.forms);
  const listed = isLed ? others : near.filter((one) => !acts.some((act) => isSame(act, one)));
  return { ...finding, documents: [...acts, ...listed], certainty };
}

const isSame = (one: FoundDocument, other: FoundDocument): boolean =>
  one.kind === other.kind && one.subjectId === other.subjectId;

const isExperience = ({ kind }: FoundDocument): boolean => EXPERIENCES.includes(kind);

/**
 * An article or a discussion tells what one organisation did, and a document without a text cannot be quoted. An act that is
 * named has the words of its name, which say nothing of what is asked.
 */
const canAnswer = (document: FoundDocument, { named }: Reading): boolean =>
  document.passages.length > 0 && !isExperience(document) && !named.has(document.subjectId);

/** The documents that may answer, the likeliest first, then those that cannot; what somebody did once comes last. */
function likeliestFirst(documents: readonly FoundDocument[], reading: Reading): FoundDocument[] {
  const able = documents.filter((one) => canAnswer(one, reading));
  const best = Math.max(0, ...able.map(({ score }) => score));
  const ordered = able
    .map((one) => ({ one, order: orderOf(one, best, reading) }))
    .sort((a, b) => b.order - a.order)
    .map(({ one }) => one);
  const others = documents.filter((one) => !ordered.includes(one));
  return [...ordered, ...others.filter((one) => !isExperience(one)), ...others.filter(isExperience)];
}

function orderOf(document: FoundDocument, best: number, reading: Reading): number {
  const weight = weightsOf(`${reading.question} ${reading.subject ?? ""}`);
  const { anywhere } = coverOf(document.met, reading.forms, weight);
  const inFront = document.met.filter(({ front }) => front > 0);
  const rarest = Math.max(0, ...inFront.map(({ word, rarity }) => rarity * weight(reading.forms[word] ?? "")));
  return (
    document.score / best +
    ORDER.cover * anywhere +
    ORDER.title * titleShare(document, reading) +
    ORDER.named * (reading.named.has(document.subjectId) ? 1 : 0) +
    ORDER.rarest * Math.min(RAREST.most, rarest / RAREST.whole)
  );
}

/** What part of a document's title the question says, rare words counting more. From 0 to 1. */
function titleShare({ title }: FoundDocument, { asked, rarities }: Reading): number {
  const ways = asked.flatMap((one) => one.ways);
  const metBy = (stem: string): number =>
    Math.max(
      0,
      ...ways.map((way) => (way.stem === stem ? way.boost : rootOf(way.stem) === rootOf(stem) ? way.boost * KIN : 0)),
    );
  let met = 0;
  let all = 0;
  for (const { stems } of termsIn(title)) {
    const rarity = Math.max(0, ...stems.map((stem) => rarities.get(stem) ?? 0));
    met += rarity * Math.max(0, ...stems.map(metBy));
    all += rarity;
  }
  return all === 0 ? 0 : met / all;
}

/** What speaks for this document as the answer: how much of the question it has, and how well its passages do. */
function shareOf({ met, score }: FoundDocument, { question, subject, forms }: Reading): number {
  const { anywhere, front } = coverOf(met, forms, weightsOf(`${question} ${subject ?? ""}`));
  return WORTH.front * front + WORTH.anywhere * anywhere + WORTH.score * score;
}

/** The same with the number of words that it has, a word once, and once more where the document is about it. */
function supportOf(document: FoundDocument, reading: Reading): number {
  const words = (has: (one: Met) => number): number =>
    document.met.reduce((all, one) => all + (has(one) > 0 ? Math.min(1, one.rarity / WHOLE_WORD) : 0), 0);
  const counted = WORTH.word * words((one) => one.anywhere) + WORTH.frontWord * words((one) => one.front);
  return shareOf(document, reading) + counted;
}

/** The likeliest document says whether the question is answered; that or the nearest one, whether anything is near. */
function certaintyOf(likeliest: FoundDocument | undefined, nearest: FoundDocument | undefined, reading: Reading) {
  if (isHostile(reading.question)) return "none";
  if (likeliest !== undefined && answers(likeliest, reading)) return "sure";
  return [likeliest, nearest].some((one) => one !== undefined && isNear(one, reading.forms)) ? "near" : "none";
}

function answers(document: FoundDocument, reading: Reading): boolean {
  return supportOf(document, reading) >= ENOUGH.sure && mayAnswer(document, reading);
}

/** It can be quoted, a document may say what is asked, and it has the acts and names of the question. */
function mayAnswer(document: FoundDocument, reading: Reading): boolean {
  const { question, forms, missing } = reading;
  const isWritten = unwrittenIn(question) === null && missing.every((act) => cites(document, act));
  return canAnswer(document, reading) && isWritten && hasNames(document, forms, namesIn(question));
}

/** Of an act that is not kept, only a document that cites it says anything. */
const cites = ({ passages }: FoundDocument, act: string): boolean => {
  const number = act.split(" ").at(-1) ?? act;
  return passages.some(({ heading, text }) => `${heading} ${text}`.includes(number));
};

/** One word in common of three or more says nothing of what is asked. */
const isNear = (best: FoundDocument, forms: readonly string[]): boolean =>
  coverOf(best.met, forms, () => 1).anywhere >= ENOUGH.near &&
  (forms.length < 3 || best.met.filter(({ anywhere }) => anywhere > 0).length > 1);

const hasNames = ({ met }: FoundDocument, forms: readonly string[], names: readonly string[]): boolean =>
  forms.every(
    (form, word) =>
      !names.includes(form) || met.some((one) => one.word === word && one.anywhere >= one.rarity * MOSTLY),
  );

/** Against a document about something else. */
const OF_DEPARTMENT = 1.1;

/** What speaks in its title of what the department knows comes before what is otherwise about as near. */
export function weighed(documents: readonly FoundDocument[], department: Department): FoundDocument[] {
  const known = new Set(stemsOfText(DEPARTMENTS[department].expertise.join(" ")));
  const isOf = ({ title }: FoundDocument) => stemsOfText(title).some((stem) => known.has(stem));
  return documents
    .map((one) => (isOf(one) ? { ...one, score: one.score * OF_DEPARTMENT } : one))
    .sort((one, other) => other.score - one.score);
}
const stemsOfText = (text: string): string[] => {
  const asked = new Set(askedForms(text));
  return termsIn(text).flatMap(({ form, stems }) => (asked.has(form) ? stems : []));
};

/**
 * What part of the question a document has, anywhere and in what it is about; rare words and nouns count more. From 0 to 1, or
 * more of a story.
 */
function coverOf(met: readonly Met[], forms: readonly string[], weight: (form: string) => number) {
  const sum = (of: (one: Met) => number) =>
    met.reduce((all, one) => all + Math.min(of(one), one.rarity) * weight(forms[one.word] ?? ""), 0);
  const all = Math.min(
    MOST_ASKED,
    sum(({ rarity }) => rarity),
  );
  return {
    anywhere: sum(({ anywhere }) => anywhere) / (all + UNSAID),
    front: sum(({ front }) => front) / (all + UNSAID),
  };
}
