import type { Membership, Role } from "~/modules/accounts/rules/actor";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { listQuery, oneOf, text } from "~/platform/form/list-query";

export const personPath = (id: string, noun: "suspension" | "restoration"): string => `${PEOPLE}/${id}/${noun}`;

export const ROLES: Record<Role, string> = { UAT: "Autoritate (UAT)", FIRMA: "Firmă", ADMIN: "Administrator" };
export const PERSON_STATES = { active: "Active", suspended: "Suspendate" } as const;
export const MEMBERSHIP_WORDS: Record<Membership | "applicant", string> = {
  owner: "titular",
  colleague: "editor",
  applicant: "cere acces",
};

export const peopleList = listQuery({
  text: text("q"),
  role: oneOf("rol", ROLES),
  state: oneOf("stare", PERSON_STATES),
});
export type PeopleSearch = ReturnType<typeof peopleList.read>;

export const peoplePath = peopleList.addressAt(PEOPLE);
