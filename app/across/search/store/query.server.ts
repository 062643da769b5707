import { type SQL, sql } from "drizzle-orm";
import type { AskedWord } from "../words";

/** Shorter ones begin too many words. */
const SHORTEST_BEGINNING = 3;

/** How a word may stand: begun or whole, in another form or as it is, in the title (A) or also among the other names (B). */
type Way = { begins: boolean; bends: boolean; where: "A" | "AB" };

/** `everywhere`: its forms are looked for in the text as well; beginnings never are, which would find too much. */
function wordQuery({ spellings }: AskedWord, { begins, bends, where }: Way, everywhere = false): SQL {
  const simple = spellings.map((one) => `'${one}':${begins && one.length >= SHORTEST_BEGINNING ? "*" : ""}${where}`);
  const forms = spellings.map((one) => `'${one}'${everywhere ? "" : `:${where}`}`);
  const asIs = sql`to_tsquery('simple', ${simple.join(" | ")})`;
  return bends ? sql`(${asIs} || to_tsquery('romanian', ${forms.join(" | ")}))` : asIs;
}

export const joined = (parts: readonly SQL[], operator: "&&" | "||" | "+" | "and" | "or"): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${operator} `))})`;

export const anywhere = (word: AskedWord): SQL => wordQuery(word, { begins: true, bends: true, where: "AB" }, true);

/**
 * `anywhere`, in two questions that an index answers each without reading rows: what a thing is called by, to the letter as
 * the index `search_entries_names` has it, and all its words in their forms. One question with weights is read again from
 * every row that the index finds. `asked` are columns of the part "asked", which `isFound` looks at.
 */
export function question({ spellings }: AskedWord, position: number) {
  const [inNames, inForms] = [sql.identifier(`names_${position}`), sql.identifier(`forms_${position}`)];
  const begun = spellings.map((one) => `'${one}'${one.length >= SHORTEST_BEGINNING ? ":*" : ""}`).join(" | ");
  const bent = spellings.map((one) => `'${one}'`).join(" | ");
  return {
    asked: sql`to_tsquery('simple', ${begun}) as ${inNames}, to_tsquery('romanian', ${bent}) as ${inForms}`,
    isFound: sql`(to_tsvector('simple', f_plain(title || ' ' || names)) @@ (select ${inNames} from asked) or words @@ (select ${inForms} from asked))`,
  };
}

const all = (words: readonly AskedWord[], way: Way): SQL =>
  joined(
    words.map((word) => wordQuery(word, way)),
    "&&",
  );

/** What Romanian changes of a word is hardly ever more than its last letters. */
const ENDING = 3;
const SHORTEST_START = 2;

/** A cheap guess that the title has all the words: it holds words that begin as they do. They are letters and digits alone. */
export function inTitle(words: readonly AskedWord[]): SQL {
  const start = (spelling: string) => spelling.slice(0, Math.max(SHORTEST_START, spelling.length - ENDING));
  const begins = (spelling: string) => sql`' ' || title_folded like ${`% ${start(spelling)}%`}`;
  return joined(
    words.map(({ spellings }) => sql`(${sql.join(spellings.map(begins), sql` or `)})`),
    "and",
  );
}

/** The name itself, its words, words of the title as they stand, begun, in another form; then what it is also called; then the text. */
export function tier(words: readonly AskedWord[], phrase: string): SQL {
  return sql`case
    when e.title_folded = ${phrase} then 8
    when ' ' || e.title_folded || ' ' like ${`% ${phrase} %`} then 7
    when e.titled and e.words @@ ${all(words, { begins: false, bends: false, where: "A" })} then 6
    when e.titled and e.words @@ ${all(words, { begins: true, bends: false, where: "A" })} then 5
    when e.titled and e.words @@ ${all(words, { begins: true, bends: true, where: "A" })} then 4
    when e.words @@ ${all(words, { begins: false, bends: false, where: "AB" })} then 3
    when e.words @@ ${all(words, { begins: true, bends: true, where: "AB" })} then 2
    else 1 end`;
}

/** How many of the words stand in the entry. */
export const share = (words: readonly AskedWord[]): SQL =>
  joined(
    words.map((word) => sql`(e.words @@ ${anywhere(word)})::int`),
    "+",
  );

/** What the forms of the words are reduced to, for showing where they stand: "digitalizarea" to "digitaliz". */
export function stems(words: readonly AskedWord[]): SQL {
  const each = words.flatMap(({ spellings }) => spellings.map((one) => sql`ts_lexize('romanian_stem', ${one})`));
  return sql`to_json(${sql.join(each, sql` || `)})`;
}
