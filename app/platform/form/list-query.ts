import { redirect } from "react-router";
import { tidyLine } from "../language/text";

const LONGEST_SEARCH = 120;
const MOST_PAGES = 10_000;
const MOST_WORDS = 8;

/** What a list is searched for, as it stands in an address: one line without what nobody sees or PostgreSQL cannot store. */
export const searchText = (text: string | null): string => tidyLine(text ?? "").slice(0, LONGEST_SEARCH);

/** Which page of a list an address asks for; the first when it names none that there could be. */
export function pageNumber(address: URLSearchParams, name = "pagina", most = MOST_PAGES): number {
  const page = Number(address.get(name) ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}

/** Whoever asks for a page beyond the last of a list, having thrown away the last thing on it, comes to the last there is. */
export function leadToLast({ page, pages }: { page: number; pages: number }, pathOf: (page: number) => string): void {
  const last = Math.max(pages, 1);
  if (page > last) throw redirect(pathOf(last));
}

/** The words of a search: each of them has to be found. Beyond eight nobody means them all. */
export const searchWords = (text: string): string[] =>
  text
    .split(/[\s,;„”"]+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
