import { redirect } from "react-router";
import { codesOf } from "../codes";
import { tidyCode, withoutEnds } from "../language/text";
import { foldWord, isSignificant, wordsIn } from "../language/words";
import { withoutInstitution } from "../romania/institutions";

const LONGEST_SEARCH = 120;
const MOST_PAGES = 10_000;
const MOST_WORDS = 8;

/** Codes are shown with hyphens at which no line breaks, and are copied with them. */
const UNBREAKABLE_HYPHENS = /[\u2010\u2011]/g;

/** The search text of an address: one line without invisible characters or those that PostgreSQL cannot store. */
export const searchText = (text: string | null): string =>
  tidyCode(text ?? "")
    .replace(UNBREAKABLE_HYPHENS, "-")
    .slice(0, LONGEST_SEARCH);

/** The page number of an address: 1 when it is missing or no page, the highest possible one when it is above that. */
export const pageNumber = (address: URLSearchParams): number => pageIn(address.get("pagina") ?? "", MOST_PAGES);

function pageIn(text: string, most: number): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, most) : 1;
}

/**
 * Redirects from a page beyond the last one, for instance after its only item was deleted, to the last one. Every loader of a
 * list in pages calls it with the count that the list shows anyway (tests/lists).
 */
export function leadToLast({ page, pages }: { page: number; pages: number }, pathOf: (page: number) => string): void {
  const last = Math.max(pages, 1);
  if (page > last) throw redirect(pathOf(last));
}

/** Whether a word narrows a search: it is a number, or no stop word. */
export const isWord = (word: string): boolean => /\d/.test(word) || isSignificant(wordsIn(foldWord(word)).join(""));

/** Marks of a sentence around a word: "544/2001.", "(model)", "<ion@comuna.ro>". */
const AROUND = ["([<", ")>.:!?]"] as const;

/**
 * The words of a search, all of which must match, without stop words unless there are no others. Each costs a look into
 * indexes, so of many words only the longest are kept: they are the rarest, and narrow the list most.
 */
export function searchWords(text: string): string[] {
  const written = text.split(/[\s,;„”"]+/).map((word) => withoutEnds(word, ...AROUND));
  const all = [...new Set(written.filter((word) => word !== ""))];
  const significant = all.filter(isWord);
  const words = significant.length > 0 ? significant : all;
  const longest = [...words].sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  return words.filter((word) => longest.includes(word));
}

/** The same where places and their authorities are searched: the words of institutions count only alone. */
export const wordsOfPlace = (text: string): string[] => searchWords(withoutInstitution(text));

/** One parameter of an address. A value that is null or written as "" is left out of the address. */
export type Parameter<Value> = {
  name: string;
  /** Given "" when the address does not have the parameter; a value that nobody could have chosen counts as absent. */
  read: (text: string) => Value;
  /** The value itself, unless told otherwise. */
  write?: (value: NonNullable<Value>) => string;
  /** False for what leaves nothing out of the list: an order, a tab, a page. */
  isFilter?: boolean;
};

export const text = (name: string): Parameter<string> => ({ name, read: searchText });

/** One of a vocabulary, given as a table or as its type guard; null when none is chosen. */
export const oneOf = <Code extends string>(
  name: string,
  known: Readonly<Record<Code, unknown>> | ((code: string) => code is Code),
): Parameter<Code | null> => {
  const isKnown = typeof known === "function" ? known : (code: string): code is Code => Object.hasOwn(known, code);
  return { name, read: (code) => (isKnown(code) ? code : null) };
};

/** Whether the text is searched only as it is typed, without corrections. By itself it leaves nothing out. */
export const exact: Parameter<"da" | null> = { ...oneOf("exact", { da: true }), isFilter: false };

/** One of several values that stand in the address under codes of their own; `first` when none is chosen. */
export const oneCoded = <Value, First extends Value | null>(
  name: string,
  values: readonly Value[],
  codeOf: (value: Value) => string,
  first: First,
): Parameter<Value | First> => ({
  name,
  read: (code) => values.find((value) => codeOf(value) === code) ?? first,
  write: (value) => (value === first ? "" : codeOf(value)),
  isFilter: first === null,
});

/** One of a vocabulary that is always chosen (its first unless another one is), so it is no filter: an order, a tab. */
export const order = <Code extends string>(name: string, known: Readonly<Record<Code, unknown>>) => {
  const codes = codesOf(known);
  return oneCoded<Code, Code>(name, codes, (code) => code, codes[0]);
};

/** A list as it was asked for: what the page that draws it needs of the question. */
export type Asked<Values> = {
  path: string;
  query: Values;
  /** The address of what is shown, with its page. */
  here: string;
  /** The list without its filters. */
  resetHref: string;
  isFiltered: boolean;
  /** The filters that are on, each with the address of the list without it. */
  on: readonly { name: string; href: string }[];
  /** From 1. */
  page: number;
  pageHref: (page: number) => string;
  /** What the address has for a parameter, or "". */
  valueOf: (name: string) => string;
  // a method, so that a list of any values passes where none is changed
  hrefOf(change: Partial<Values>): string;
};

type AskedMore<Values> = {
  /** What stays when the filters are reset. */
  kept?: Partial<Values>;
  /** Filters that the page shows in another way: as tabs, or as its heading. */
  shown?: readonly (keyof Values)[];
};

type ParametersOf<Values> = { readonly [Key in keyof Values]: Parameter<Values[Key]> };

/** What an address asks for, read from it and written to it. The order of rows is the order in addresses. */
export const filterQuery = <Values>(rows: ParametersOf<Values>) => queryOf<Values>(rows, {});

/** The same for a list in pages: an address with any change leads to the first page, unless the change names another. */
export function listQuery<Filters>(filters: ParametersOf<Filters>, { page = "pagina", most = MOST_PAGES } = {}) {
  type Values = Filters & { page: number };
  const row: Parameter<number> = {
    name: page,
    read: (text) => pageIn(text, most),
    write: (number) => (number > 1 ? String(number) : ""),
    isFilter: false,
  };
  return queryOf<Values>({ ...filters, page: row } as ParametersOf<Values>, { page: 1 } as Partial<Values>);
}

function queryOf<Values>(rows: ParametersOf<Values>, reset: Partial<Values>) {
  const keys = Object.keys(rows) as (keyof Values)[];
  const written = <Key extends keyof Values>(key: Key, { [key]: value }: Partial<Values>): string => {
    const { write = String } = rows[key];
    return value === null || value === undefined ? "" : write(value);
  };
  const address = (path: string, query: Partial<Values>, change: Partial<Values> = {}): string => {
    const asked = { ...query, ...reset, ...change };
    const pairs = new Map<string, string>();
    for (const key of keys) {
      const name = rows[key].name;
      const value = written(key, asked);
      // two rows may share a parameter: the first one that has a value is written
      if (value !== "" && !pairs.has(name)) pairs.set(name, value);
    }
    return pairs.size > 0 ? `${path}?${new URLSearchParams([...pairs])}` : path;
  };
  const on = (path: string, query: Partial<Values>, ...shown: readonly (keyof Values)[]) =>
    keys.flatMap((key) =>
      rows[key].isFilter === false || shown.includes(key) || written(key, query) === ""
        ? []
        : [{ name: rows[key].name, href: address(path, query, { [key]: null } as Partial<Values>) }],
    );
  const isFiltered = (query: Partial<Values>): boolean =>
    keys.some((key) => rows[key].isFilter !== false && written(key, query) !== "");
  const read = (search: URLSearchParams) =>
    Object.fromEntries(keys.map((key) => [key, rows[key].read(search.get(rows[key].name) ?? "")])) as Values;
  return {
    parameters: [...new Set(keys.map((key) => rows[key].name))] as readonly string[],
    /** Those that leave something out of the list. */
    filters: keys.filter((key) => rows[key].isFilter !== false).map((key) => rows[key].name) as readonly string[],
    read,
    /** The one spelling of the same question, or "": a page that is the first, an unknown county are not in it. */
    spelling: (search: URLSearchParams): string => address("", {}, read(search)),
    /** The query as an address, with what is changed in it; what is not given has its default. */
    address,
    /** The same for a list with one path. */
    addressAt:
      (path: string) =>
      (query: Partial<Values>, change: Partial<Values> = {}): string =>
        address(path, query, change),
    isFiltered,
    /** What the page of the list at this path needs to draw it: its filters, its tabs, its pages. */
    at(path: string, query: Values, { kept = {}, shown = [] }: AskedMore<Values> = {}): Asked<Values> {
      const { page = 1 } = query as { page?: number };
      const pageHref = (number: number) => address(path, query, { page: number } as unknown as Partial<Values>);
      return {
        path,
        query,
        here: pageHref(page),
        resetHref: address(path, kept),
        isFiltered: isFiltered(query),
        on: on(path, query, ...shown),
        page,
        pageHref,
        valueOf: (name) =>
          keys.filter((key) => rows[key].name === name).reduce((value, key) => value || written(key, query), ""),
        hrefOf: (change) => address(path, query, change),
      };
    },
  };
}
