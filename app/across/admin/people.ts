import type { Membership, Role } from "~/modules/accounts/rules/actor";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { pageNumber, searchText } from "~/platform/form/list-query";
import type { PeopleSearch, PersonState } from "./store/people.server";

export const personPath = (id: string, noun: "suspension" | "restoration"): string => `${PEOPLE}/${id}/${noun}`;

export const ROLES: Record<Role, string> = { UAT: "Autoritate (UAT)", FIRMA: "Firmă", ADMIN: "Administrator" };
export const PERSON_STATES: Record<PersonState, string> = { active: "Active", suspended: "Suspendate" };
export const MEMBERSHIPS: Record<Membership | "applicant", string> = {
  owner: "titular",
  colleague: "editor",
  applicant: "cere acces",
};

const oneOf = <Key extends string>(known: Record<Key, string>, text: string | null): Key | null =>
  text !== null && Object.hasOwn(known, text) ? (text as Key) : null;

export function peopleSearchOf(address: URLSearchParams): PeopleSearch {
  return {
    text: searchText(address.get("q")),
    role: oneOf(ROLES, address.get("rol")),
    state: oneOf(PERSON_STATES, address.get("stare")),
    page: pageNumber(address),
  };
}

/** The same question as an address, with what is changed in it, from its first page. */
export function peoplePath(search: PeopleSearch, change: Partial<PeopleSearch> = {}): string {
  const { text, role, state, page } = { ...search, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("q", text);
  if (role) address.set("rol", role);
  if (state) address.set("stare", state);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${PEOPLE}?${address}` : PEOPLE;
}

export const isSearched = ({ text, role, state }: PeopleSearch): boolean =>
  text !== "" || role !== null || state !== null;
