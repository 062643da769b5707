import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { says } from "~/platform/database/words.server";
import { isWord, searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { type Citation, citationText, isOf, readCitations } from "../rules/citations";
import { acts } from "../tables/acts.server";

/** All acts by name, for texts that name them. */
export const actNames = async () =>
  db()
    .select(pick(acts, "id", "kind", "number", "title"))
    .from(acts);
type KnownAct = Awaited<ReturnType<typeof actNames>>[number];

/** A search as citations, the acts of the list that they name, and its other words. */
export async function readSearch(text: string) {
  const { citations, rest } = readCitations(text);
  const known = citations.length > 0 ? await actNames() : [];
  const named = (citation: Citation): KnownAct[] => known.filter((act) => isOf(citation, act));
  return { citations, named, words: citations.length > 0 ? searchWords(rest).filter(isWord) : searchWords(rest) };
}

export type ReadSearch = Awaited<ReturnType<typeof readSearch>>;

/** The acts that a search names; null when it names none, and is to be searched as words. After a number with its year other words narrow nothing. */
export function actsSought(
  text: string,
  { citations, named, words }: ReadSearch,
): { ids: string[] | null; words: string[] } {
  const ids = citations.flatMap(named).map(({ id }) => id);
  const isDated = citations.some(({ year }) => year !== null);
  if (ids.length === 0 && !isDated) return { ids: null, words: searchWords(text) };
  return { ids, words: isDated ? [] : words };
}

/** A word or an act that a search looks for in documents: how a text says it, and the acts that are meant. */
export type Sought = { saidIn: (text: SQLWrapper) => SQL; actIds: readonly string[] };

const wordSought = (word: string): Sought => ({ saidIn: (text) => says(text, word), actIds: [] });

/** What a document must say, or rest on, to be found; without a search nothing. */
export function documentsSought({ citations, named, words }: ReadSearch): Sought[] {
  const cited = citations.flatMap((citation): Sought[] => {
    const meant = named(citation);
    const numbers =
      citation.year === null ? meant.map(({ number }) => number) : [`${citation.number}/${citation.year}`];
    if (numbers.length === 0) return searchWords(citationText(citation)).map(wordSought);
    return [{ saidIn: (said) => saysNumber(said, numbers), actIds: meant.map(({ id }) => id) }];
  });
  return [...words.map(wordSought), ...cited];
}

/** The text has one of these numbers of acts. `f_forms` parts them at every sign: "2.861/2009" is "2 861 2009". */
function saysNumber(text: SQLWrapper, numbers: readonly string[]): SQL {
  const spellings = numbers.flatMap((number) => {
    const [first = "", second = ""] = number.split("/");
    const parted = first.replace(/(?<=\d)(?=\d{3}$)/, " ");
    return [`${first} ${second}`, `${second} ${first}`, `${parted} ${second}`];
  });
  const phrases = [...new Set(spellings)].map((spelling) => `(${spelling.replaceAll(" ", " <-> ")})`);
  return sql`f_forms(${text}) @@ to_tsquery('simple', ${phrases.join(" | ")})`;
}
