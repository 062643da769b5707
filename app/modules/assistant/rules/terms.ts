import { assistantStemsOf } from "~/platform/language/stems";
import { foldWord, isSignificant, wordsIn } from "~/platform/language/words";
import { EVERYDAY } from "./everyday";
import { SYNONYMS } from "./synonyms";

/** Words with which people ask, and which say nothing of what they ask about. Folded. */
const ASKING = new Set(
  `am ar are as asta atat atunci au avea avem avand avut aveti aici acum acolo acest aceasta acesta aceste acesti ala aia alt alta alte altele alti altul
  ba bun buna bine cam cand cat cata cate cati care caror cea cei cele cel ceva chiar cine cineva cui cum daca dar dau dam da dati de-a deci deja din doar
  ei el ele eu exista face facem faceti fac facut facute face-m fara fel fost gata gasesc gasim gasi gasit ii imi in-a iau ia il inainte incat inca insa isi ma mai mea mei mele meu mi mult multe mine
  ne nevoie ni niste noastra noi nostru noua oare obligat obligati ori orice oricine pai pana pare parca pot poate putem puteti prea prima prin pt
  rog sau scrie scrieti scriu scriem spune spuneti spun stie stiu stim stiti suntem sunteti ta tau te tine tot toate toti toata trebuie trebuia tu unde unei unele unii unu unul
  va vi voi vor vrea vreau vrem vreti vreo vreun zice zic
  ul ului uri urile urilor uite uit uita timp an ani anul zi zile luna luni ora ore mare mari mic mica mici bun caz cazul trei doi doua doilea
  luat luam fiecare poti putea gol vine vin veni merge mers aduce pune punem pus
  stabileste stabilesc stabilim tinut tin tinem ramana raman ramane ramas scapam lasa lasam primit primim primesc ajunge ajung fim incepe incepem cetatean cetateanul cetateni cetatenii om omul oameni oamenii omului oamenilor domnul doamna
  exact anume cumva aveti dumneavoastra legat privire privind referitor lucru lucruri treaba chestie
  avem-voie voie contine cuprinde reglementeaza aplica inseamna exemplu zi-mi da-mi spune-mi`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const isAbout = (folded: string): boolean => isSignificant(folded) && !ASKING.has(folded);

/** A word as the index has it: its stems, by which it is looked up, and the form itself. */
export type Term = { form: string; stems: readonly string[] };

const termOf = (folded: string): Term => ({ form: folded, stems: [...new Set(assistantStemsOf(folded))] });

/** What a word made from the same root is worth: "plătim" for "plată". */
export const KIN = 0.6;
const MAKING =
  /(abilitat|itat|atoar|itoar|ator|itor|atur|abil|ibil|ment|esc|esti|easc|ez|and|ind|ati|eti|iti|am|em|im|ar|er|ir|at|et|it|ut|as|is)$/;
const SHORTEST_ROOT = 4;

/** A stem without what makes verbs, and nouns of verbs, from one another: "plătesc" and "plată", "notificăm" and "notificare". */
export function rootOf(stem: string): string {
  const root = stem.replace(MAKING, "");
  return root.length < SHORTEST_ROOT ? stem : root;
}

/** Longer words are no words of the language. */
const LONGEST_WORD = 40;

const folded = (text: string): string[] => wordsIn(text).map((word) => foldWord(word).slice(0, LONGEST_WORD));

/** The terms of a text that is indexed, in its order. */
export const termsIn = (text: string): Term[] => folded(text).filter(isSignificant).map(termOf);

/** One of the ways in which a word of a question may be met; `boost` is what it is worth. */
type Way = { stem: string; form: string; boost: number };
/** A word of a question, with everything that would answer it. */
export type Asked = { form: string; ways: readonly Way[] };

const SYNONYM = 0.7;
/** A word of the library for one of everyday: it helps to find a document, and says little of whether it answers. */
const MEANT = 0.35;
/** A mistyped word that was read as a known one. */
const REPAIRED = 0.9;
const MOST_WORDS = 24;

type Phrase = { stems: readonly string[]; words: readonly Term[] };
const phraseOf = (text: string): Phrase => {
  const words = folded(text).filter(isAbout).map(termOf);
  return { words, stems: words.map(({ stems }) => stems[0] ?? "") };
};

/** What else is looked for where a phrase is said. */
type Leads = { phrase: Phrase; others: readonly Phrase[]; boost: number };

/** By the first stem of a phrase. */
const phrases = new Map<string, Leads[]>();
function lead(phrase: Phrase, others: readonly Phrase[], boost: number): void {
  const [first] = phrase.stems;
  if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { phrase, others, boost }]);
}
for (const group of SYNONYMS) {
  const read = group.map(phraseOf);
  for (const phrase of read)
    lead(
      phrase,
      read.filter((other) => other.stems.join(" ") !== phrase.stems.join(" ")),
      SYNONYM,
    );
}
for (const { said, meant } of EVERYDAY) lead(phraseOf(said), meant.map(phraseOf), MEANT);

/** The words that a question is about, without those with which it asks; each once. */
export const askedForms = (question: string): string[] =>
  [...new Set(folded(question).filter(isAbout))].slice(0, MOST_WORDS);

/** What to look up for these words; `repaired` says for a mistyped word which known one was meant. */
export function askedOf(forms: readonly string[], repaired: ReadonlyMap<string, string>): Asked[] {
  const read = forms.map((form) => ({ form, term: termOf(repaired.get(form) ?? form) }));
  const stems = read.map(({ term }) => term.stems[0] ?? "");
  const added = synonymsIn(stems);
  return read.map(({ form, term }, at) => {
    const own = term.stems.map((stem) => ({ stem, form: term.form, boost: repaired.has(form) ? REPAIRED : 1 }));
    return { form, ways: distinct([...own, ...(added.get(at) ?? [])]) };
  });
}

/** For the places of words that are part of a known phrase: the words of the phrases that mean the same. */
function synonymsIn(stems: readonly string[]): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  for (const [at, stem] of stems.entries())
    for (const { phrase, others, boost } of phrases.get(stem) ?? []) {
      if (!phrase.stems.every((one, next) => stems[at + next] === one)) continue;
      const ways = others.flatMap(({ words }) =>
        words.flatMap((word) => word.stems.map((one) => ({ stem: one, form: word.form, boost }))),
      );
      for (const next of phrase.stems.keys()) found.set(at + next, [...(found.get(at + next) ?? []), ...ways]);
    }
  return found;
}

/** Of several ways to the same stem the best one. */
const distinct = (ways: readonly Way[]): Way[] =>
  ways.filter((way, at) =>
    ways.every(
      (one, other) => one.stem !== way.stem || one.boost < way.boost || (one.boost === way.boost && other >= at),
    ),
  );
