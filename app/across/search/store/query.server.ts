import { type SQL, sql } from "drizzle-orm";
import { stemsOf } from "~/platform/language/stems";
import type { AskedWord } from "../rules/words";

/** Shorter prefixes match too many words. */
const SHORTEST_BEGINNING = 3;

/** How a word may match: as a prefix, by its stem, in the title (weight A) or also in the other names (weight B). */
type Match = { prefix: boolean; stem: boolean; where: "A" | "AB" };

/** `everywhere`: stems match in the text as well; prefixes never do, because they would match too much. */
function wordQuery({ spellings }: AskedWord, { prefix, stem, where }: Match, everywhere = false): SQL {
  const simple = spellings.map((one) => `'${one}':${prefix && one.length >= SHORTEST_BEGINNING ? "*" : ""}${where}`);
  const forms = spellings.map((one) => `'${one}'${everywhere ? "" : `:${where}`}`);
  const asIs = sql`to_tsquery('simple', ${simple.join(" | ")})`;
  return stem ? sql`(${asIs} || to_tsquery('romanian', ${forms.join(" | ")}))` : asIs;
}

export const joined = (parts: readonly SQL[], operator: "&&" | "||" | "and"): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`;

export const anywhere = (word: AskedWord): SQL => wordQuery(word, { prefix: true, stem: true, where: "AB" }, true);

/** All words of an entry in any form: the expression of the index `search_entries_forms`. */
const FORMS = sql`f_forms(title || ' ' || names || ' ' || body)`;

/**
 * `anywhere`, as two queries that indexes answer without reading rows: the names by prefix, with the expression of the
 * index `search_entries_names`, and all words in any form. A query with weights would be checked again on every row that
 * the index finds. `forms` and `names` are columns of the CTE "asked", which `isFound` reads.
 *
 * Where an entry within `bounds` has the word in some form, nothing is looked up by prefix: "contul" and "cont" then lead to
 * the same entries, without contracts and contours. A question that is still being written, `unfinished`, begins words.
 */
export function question({ written, spellings }: AskedWord, position: number, bounds: SQL, unfinished = false) {
  const inNames = sql.identifier(`names_${position}`);
  const inForms = formsAt(position);
  const prefixes = spellings.map((one) => `'${one}'${one.length >= SHORTEST_BEGINNING ? ":*" : ""}`).join(" | ");
  const beginning = sql`to_tsquery('simple', ${prefixes})`;
  const isKnown = sql`exists (select from search_entries where ${FORMS} @@ ${inForms} and ${bounds})`;
  return {
    forms: sql`${anyForm([written, ...spellings.slice(1)])} as ${inForms}`,
    names: sql`${unfinished ? beginning : sql`case when not ${isKnown} then ${beginning} end`} as ${inNames}`,
    isFound: sql`(to_tsvector('simple', f_plain(title || ' ' || names)) @@ (select ${inNames} from asked)
      or ${FORMS} @@ (select ${inForms} from asked))`,
  };
}

const anyForm = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`f_any_form(${word})`),
    sql` || `,
  );

const formsAt = (position: number) => sql.identifier(`forms_${position}`);

const all = (words: readonly AskedWord[], match: Match): SQL =>
  joined(
    words.map((word) => wordQuery(word, match)),
    "&&",
  );

/** Romanian inflection rarely changes more than the last letters of a word. */
const ENDING = 3;
const SHORTEST_START = 2;

/** What other forms of a word begin with, as a pattern: "străzile" with "stra", "școlile" with "sco…l", as "școală" does. */
function beginning(spelling: string): string {
  const start = spelling.slice(0, Math.max(SHORTEST_START, spelling.length - ENDING));
  const stems = stemsOf(spelling);
  const shared = [...start].findIndex(
    (letter, at) => at >= SHORTEST_START && stems.some((stem) => letter !== stem[at]),
  );
  return (shared < 0 ? start : start.slice(0, shared)).replace(/[eo]/g, "$&%");
}

/** A cheap guess that the title has all the words: it has words with the same beginnings. Words are only letters and digits, so `like` needs no escaping. */
export function inTitle(words: readonly AskedWord[]): SQL {
  const begins = (spelling: string) => sql`' ' || title_folded like ${`% ${beginning(spelling)}%`}`;
  return joined(
    words.map(({ spellings }) => sql`(${sql.join(spellings.map(begins), sql` or `)})`),
    "and",
  );
}

/** The title is the question itself. */
export const isAsked = (title: SQL, titles: readonly string[]): SQL =>
  sql`${title} = any(${sql.param(titles)}::text[])`;

/** Rank: exact name > name within the title > title words > title prefixes > title stems > other names > their prefixes and stems > text. */
export function rank(words: readonly AskedWord[], titles: readonly string[]): SQL {
  const phrase = titles[1] ?? titles[0];
  const forms = joined(
    words.map((_, position) => sql`(select ${formsAt(position)} from asked)`),
    "&&",
  );
  return sql`case
    when ${isAsked(sql`e.title_folded`, titles)} then 8
    when ' ' || e.title_folded || ' ' like ${`% ${phrase} %`} then 7
    when e.titled and e.words @@ ${all(words, { prefix: false, stem: false, where: "A" })} then 6
    when e.titled and e.words @@ ${all(words, { prefix: true, stem: false, where: "A" })} then 5
    when e.titled and (e.words @@ ${all(words, { prefix: true, stem: true, where: "A" })} or f_forms(e.title) @@ ${forms}) then 4
    when e.words @@ ${all(words, { prefix: false, stem: false, where: "AB" })} then 3
    when e.words @@ ${all(words, { prefix: true, stem: true, where: "AB" })} then 2
    else 1 end`;
}

/**
 * The stems and roots by which the words are looked up, for marking the hits: "digitalizarea" to "digitaliz". One letter marks
 * nothing.
 */
export function stems(words: readonly AskedWord[]): SQL {
  const each = words.flatMap(({ spellings }) => spellings.map((one) => sql`f_forms(${one})`));
  return sql`to_json(array(
    select lexeme from unnest(tsvector_to_array(${sql.join(each, sql` || `)})) lexeme where length(lexeme) > 1))`;
}
