import { codesOf } from "~/platform/codes";
import type { Membership, Role } from "./actor";
import { MEMBERSHIPS } from "./colleague";
import { PEOPLE } from "./places";

/** The roles that an ADMIN can give; `person` takes the administrator's rights away. */
export const PERSON_ROLES = {
  ...MEMBERSHIPS,
  admin: {
    label: "Administrator",
    may: "Verifică organizații, decide despre articole și conturi. Nu mai face parte din organizația ei.",
  },
  person: {
    label: "Persoană fără organizație",
    may: "Nu mai administrează platforma. Poate fi invitată de o organizație sau poate înregistra una.",
  },
} as const satisfies Record<Membership | "admin" | "person", { label: string; may: string }>;

export type PersonRole = keyof typeof PERSON_ROLES;

type Place = { role: Role; membership: Membership | "applicant" | null };

export function personRoleOf({ role, membership }: Place): PersonRole {
  if (role === "ADMIN") return "admin";
  return membership === "owner" || membership === "colleague" ? membership : "person";
}

/** What the person can become: a member anything in the organisation or an administrator, anybody else one of two. */
export const rolesFor = (place: Place): PersonRole[] =>
  codesOf(PERSON_ROLES).filter((code) =>
    personRoleOf(place) === "owner" || personRoleOf(place) === "colleague"
      ? code !== "person"
      : code === "admin" || code === "person",
  );

export const personRolePath = (id: string): string => `${PEOPLE}/${id}/role`;
