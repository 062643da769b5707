import type { Actor } from "~/modules/accounts/rules/actor";
import { personPolicy } from "~/modules/accounts/rules/policy";
import { dateLong, since } from "~/platform/language/dates";
import type { PersonRow } from "./parts/person-rows";
import { MEMBERSHIPS, ROLES } from "./people";
import type { ListedPerson } from "./store/people.server";

/** A person in the words of the list. */
export function personRow(actor: Actor, person: ListedPerson, now: Date): PersonRow {
  const { id, name, email, role, membership, organisationId, organisation, suspendedAt, suspendedReason } = person;
  const { suspend, restore } = personPolicy.can(actor, person, now);
  return {
    id,
    name,
    email,
    role: ROLES[role],
    facts: [
      membership && MEMBERSHIPS[membership],
      person.position,
      `cont făcut ${since(person.createdAt, now)}`,
      person.emailVerified ? null : "adresă neconfirmată",
      actor.userId === id ? "dumneavoastră" : null,
    ],
    organisation: organisationId && organisation ? { id: organisationId, name: organisation } : null,
    suspended: suspendedAt && `Suspendată la ${dateLong(suspendedAt)}: ${suspendedReason ?? ""}`,
    can: { suspend, restore },
  };
}
