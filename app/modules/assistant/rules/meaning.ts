import { foldWord, isSignificant, wordsIn } from "~/platform/language/words";
import { rootOf, termsIn } from "./terms";

/** How a word is denied: by "nu" and "interzis", or by "fără"; null: it is not. */
type Denial = "nu" | "fara" | null;
/** A word of a sentence by its stems and roots, whether it is denied there, and whether it must or may be done. */
type Said = { keys: readonly string[]; denial: Denial; duty: "must" | "may" | null };
type Clause = { said: readonly Said[]; isCondition: boolean };
type Sentence = { clauses: readonly Clause[]; words: readonly Said[]; text: string };

const words = (text: string) => new Set(text.split(" "));
const NOT = words("nu n");
const WITHOUT = "fara";
/** They deny only where nothing else of their clause does. */
const NONE = words("niciun nicio niciunui niciunei nimeni nimic nici niciodata");
const FORBIDDEN = /^interzi[sc]/;
const ALLOWED = /^(?:permi[st]|voie$|dreptul$)/;
const MAY = words("poate pot puteti putem poti");
const MUST = /^(?:trebui|obligat|oblig[ae]$|nevoie$|necesar)/;
/** These stand after what they are said of: "împărțirea este interzisă". */
const SAID_OF = /^(?:interzis|permis|obligatori|necesar)/;
/** What may stand between such a word and what it is said of, when that comes after it. */
const CONDITIONS = words("daca cand cine");
const JOINS = words("sa se ca a de");
const LIGHT = words(
  "este sunt era erau fi fost fie are au aveti avea avem va vor ar am ai isi ii il le li mai deja tot da dau dati dea cel cea cei cele acest aceasta acestea lor ei lui numai doar",
);
const ONLY = /(?<!\p{L})(?:numai|doar|exclusiv|singur[aăi]?|singuri)(?!\p{L})/iu;
/** What says no less than "numai". */
const BARRED = /(?<!\p{L})(?:f[aă]r[aă]|interzis|dec[aâ]t|nu)(?!\p{L})/iu;

/** Words of which one does not say what the other does, by their beginnings; folded. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^lucrato/, /^calendaristic/],
  [/^(?:aprob|admis|admit|accept)/, /^respin/],
  [/^obligat/, /^(?:facultativ|optional|consultativ|orientativ)/],
  [/^public/, /^secret(?!ar)/],
  [/^pastr/, /^pierd/],
  [/^fizic/, /^juridic/],
  [/^simpl/, /^absolut/],
  [/^scuti/, /^(?:plat|datoreaz)/],
  [/^anual/, /^(?:semestrial|trimestrial|lunar|saptamanal|zilnic)/],
  [/^intravilan/, /^extravilan/],
  [/^gratuit/, /^(?:platit|taxat)/],
  [/^(?:crest|cresc|mares|marit)/, /^(?:scad|scade|redu|micsor)/],
  [/^(?:inaint)/, /^(?:dupa|ulterior)/],
];

const SENTENCE_END = /[.!?]\s+(?=[\p{Lu}„"])|[;\n]/u;
const CLAUSE_END = /[,:()–]|\s(?:dar|ci|iar|însă|insa)\s/u;

/** Phrases with "nu" that deny nothing, with what they say. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})nu\s(?:\p{L}+\s){0,2}?mai\s(?:mult|mare|mari)\s(?:de|dec[aâ]t)(?!\p{L})/giu, "cel mult"],
  [/(?<!\p{L})nu\s(?:\p{L}+\s){0,2}?mai\s(?:pu[tț]in|mic[aă]?|mici)\s(?:de|dec[aâ]t)(?!\p{L})/giu, "cel puțin"],
  [/(?<!\p{L})nu\s(?:trece|trec|dep[aă][sș]e[sș]te|dep[aă][sș]esc)(?:\sde)?(?!\p{L})/giu, "cel mult"],
  [/(?<!\p{L})nu\s([^,.;]{1,60}?)\sdec[aâ]t(?!\p{L})/giu, "$1 numai"],
];
const plain = (text: string): string => PLAIN.reduce((read, [phrase, says]) => read.replace(phrase, says), text);

/** The ends of the forms of short verbs, of which the index keeps what makes them different: "cere", "cereți", "ceară". */
const VERB_ENDS = [
  "easca",
  "eaza",
  "este",
  "eze",
  "ati",
  "eti",
  "iti",
  "ara",
  "esc",
  "ez",
  "am",
  "em",
  "im",
  "at",
  "ut",
  "it",
  "a",
  "e",
  "i",
];
const SHORTEST_VERB = 3;
const verbOf = (word: string): string => {
  const end = VERB_ENDS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_VERB);
  return `${(end === undefined ? word : word.slice(0, -end.length)).replaceAll("ea", "e").replaceAll("oa", "o")}-`;
};

const keysOf = (word: string): string[] => [
  ...termsIn(word).flatMap(({ stems }) => stems.flatMap((stem) => [stem, rootOf(stem)])),
  verbOf(word),
];

const isContent = (word: string): boolean => isSignificant(word) && !LIGHT.has(word) && !/\d/.test(word);

/** Reads who denies what in a clause: a denial, a duty or a permission is of the next word that has a meaning of its own. */
function readClause(text: string): Clause {
  const all = wordsIn(text).map(foldWord);
  const isDenied = all.some((word) => NOT.has(word) || word === WITHOUT);
  const said: Said[] = [];
  let open: Pick<Said, "denial" | "duty"> = { denial: null, duty: null };
  const close = () => {
    const last = open;
    open = { denial: null, duty: null };
    return last;
  };
  for (const [at, word] of all.entries()) {
    if (NOT.has(word)) open.denial = open.denial === null ? "nu" : null;
    else if (word === WITHOUT) open.denial = "fara";
    else if (NONE.has(word)) open.denial = isDenied && !(word === "nici" && all[at + 1] === "sa") ? open.denial : "nu";
    else if (MAY.has(word) || ALLOWED.test(word)) open.duty = "may";
    else if (MUST.test(word)) open.duty = "must";
    else if (FORBIDDEN.test(word)) open = { denial: open.denial === null ? "nu" : null, duty: "may" };
    else if (isContent(word)) said.push({ keys: keysOf(word), ...close() });
    if (SAID_OF.test(word) && !leadsOn(all.slice(at + 1))) mark(said, close());
  }
  mark(said, open);
  return { said, isCondition: CONDITIONS.has(all[0] ?? "") };
}

/** Whether the next word of a meaning of its own comes at once. */
function leadsOn(rest: readonly string[]): boolean {
  const next = rest.find((word) => !JOINS.has(word));
  return next !== undefined && (isContent(next) || NOT.has(next));
}

function mark(said: Said[], { denial, duty }: Pick<Said, "denial" | "duty">): void {
  const [subject] = said;
  if (!subject || (denial === null && duty === null)) return;
  const twice = denial !== null && subject.denial !== null;
  said[0] = { ...subject, denial: twice ? null : (denial ?? subject.denial), duty: duty ?? subject.duty };
}

const sentencesIn = (text: string): Sentence[] =>
  plain(text)
    .split(SENTENCE_END)
    .map((one) => {
      const clauses = one.split(CLAUSE_END).map(readClause);
      return { clauses, words: clauses.flatMap(({ said }) => said), text: one };
    })
    .filter((one) => one.words.length > 0);

const meets = (one: Said, other: Said): boolean => one.keys.some((key) => other.keys.includes(key));
const met = (claim: Sentence, said: readonly Said[]): number =>
  claim.words.filter((word) => said.some((other) => meets(word, other))).length;

/** What part of a sentence's words must stand in one clause for that clause to deny the sentence as a whole. */
const WHOLE = 0.8;
/** Of the sentences of a passage, those that meet a claim nearly as well as the best. */
const NEARLY = 0.8;

/** Whether a sentence denies, allows and demands what its passages do, as far as these rules can tell. */
export function agreesWith(text: string, passages: readonly string[]): boolean {
  const own = passages.flatMap(sentencesIn);
  return sentencesIn(text).every((claim) => {
    const scores = own.map((sentence) => met(claim, sentence.words));
    const best = Math.max(0, ...scores);
    const nearest = own.filter((_, at) => (scores[at] ?? 0) >= Math.max(1, best * NEARLY));
    return (
      nearest.some((sentence) => agree(claim, sentence)) &&
      ![isUnheard, isDenial, isAffirmed].some((isContrary) => isContrary(claim, own))
    );
  });
}

/** What is denied stands in no passage, unless it is only a condition. */
const isUnheard = ({ clauses }: Sentence, own: readonly Sentence[]): boolean =>
  clauses.some(
    ({ isCondition, said }) =>
      !isCondition &&
      said.some((word) => word.denial !== null && !own.some(({ words: all }) => all.some((one) => meets(word, one)))),
  );

/** Something is said that the passages have only to deny it. */
const isDenial = ({ words: all, text }: Sentence, own: readonly Sentence[]): boolean =>
  !ONLY.test(text) &&
  all.every(({ denial }) => denial === null) &&
  all.some((word) => {
    const same = own.flatMap((sentence) => sentence.words.filter((one) => meets(word, one)));
    return same.length > 0 && same.every(({ denial }) => denial === "nu");
  });

/** Its only denial is of something that the passages never deny. */
function isAffirmed({ words: all }: Sentence, own: readonly Sentence[]): boolean {
  const [word, ...others] = all.filter(({ denial }) => denial !== null);
  if (word?.denial !== "nu" || others.length > 0) return false;
  const same = own.filter(({ words: said }) => said.some((one) => meets(word, one)));
  return (
    same.length > 0 &&
    same.every(
      ({ text, words: said }) => !BARRED.test(text) && !ONLY.test(text) && said.every(({ denial }) => denial === null),
    )
  );
}

function agree(claim: Sentence, sentence: Sentence): boolean {
  /** Words denied in one of the two only, by how and in which. */
  const turned = { claimed: 0, given: 0, fara: 0 };
  for (const word of claim.words) {
    const same = sentence.words.filter((other) => meets(word, other));
    if (same.length === 0) continue;
    if (!same.some(({ denial }) => (denial === null) === (word.denial === null))) {
      const how = word.denial ?? same[0]?.denial;
      turned[how === "fara" ? "fara" : word.denial === null ? "given" : "claimed"] += 1;
    }
    const duties = same.filter(({ duty }) => duty !== null);
    if (word.duty !== null && duties.length > 0 && !duties.some(({ duty }) => duty === word.duty)) return false;
  }
  // "nu se dă petiția" denies what "petiția nu se dă" does, and "nu se face fără acord" says what "se face numai cu acord" does
  if (Math.abs(turned.claimed - turned.given) !== turned.fara) return false;
  if (ONLY.test(claim.text) && !ONLY.test(sentence.text) && !BARRED.test(sentence.text)) return false;
  return !isTurned(claim, sentence) && !isDenied(claim, sentence);
}

/** A word of the one stands in the other as its opposite: of the table, or with "ne" before it. */
function isTurned(claim: Sentence, sentence: Sentence): boolean {
  const [own, other] = [claim, sentence].map(({ text }) => wordsIn(text).map(foldWord)) as [string[], string[]];
  const has = (all: readonly string[], one: RegExp) => all.some((word) => one.test(word));
  const opposite = OPPOSITES.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]).some(
    ([one, two]) => has(own, one) && !has(own, two) && has(other, two) && !has(other, one),
  );
  const prefixed = (from: readonly string[], to: readonly string[]) =>
    from.some((word) => word.length > 4 && to.includes(`ne${word}`) && !to.includes(word));
  return opposite || prefixed(own, other) || prefixed(other, own);
}

/** The whole sentence stands in a clause that denies something of it, and it denies nothing itself. */
const isDenied = (claim: Sentence, { clauses }: Sentence): boolean =>
  claim.words.every(({ denial }) => denial === null) &&
  clauses.some(({ said: clause }) => {
    const denied = clause.filter(({ denial }) => denial === "nu");
    const isMet = denied.some((word) => claim.words.some((other) => meets(word, other)));
    return denied.length % 2 === 1 && !isMet && met(claim, clause) >= claim.words.length * WHOLE;
  });
