import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPolicy, personPolicy } from "~/modules/accounts/rules/policy";
import { now } from "~/platform/clock";
import { dateLong, relativeShort, since } from "~/platform/language/dates";
import { countyByCode } from "~/platform/romania/counties";
import { MEMBERSHIP_WORDS, ROLES } from "../rules/people";
import type { organisationsPage } from "../store/organisations.server";
import type { peoplePage } from "../store/people.server";

type Listed<Page extends (...search: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<Page>
>["rows"][number];

export type OrganisationRow = ReturnType<typeof organisationRow>;

export function organisationRow(
  actor: Actor,
  { createdAt, askedAgainAt, county, ...row }: Listed<typeof organisationsPage>,
) {
  const isConfirmed = row.state !== "unconfirmed";
  const verification = row.state === "unconfirmed" ? "pending" : row.state;
  const { verify, suspend } = organisationPolicy.can(actor, { id: row.id, verification, isConfirmed }, now());
  return {
    ...row,
    county: county ? (countyByCode(county)?.name ?? county) : null,
    at: relativeShort(askedAgainAt ?? createdAt, now()),
    askedAgain: askedAgainAt && "verificare cerută din nou",
    can: { verify, suspend },
  };
}

export type PersonRow = ReturnType<typeof personRow>;

export function personRow(actor: Actor, person: Listed<typeof peoplePage>) {
  const { id, name, email, role, membership, organisationId, organisation, suspendedAt, suspendedReason } = person;
  const { suspend, restore, changeRole } = personPolicy.can(actor, person, now());
  return {
    id,
    name,
    email,
    role: ROLES[role],
    facts: [
      membership && MEMBERSHIP_WORDS[membership],
      person.position,
      `cont creat ${since(person.createdAt, now())}`,
      person.emailVerified ? null : "adresă neconfirmată",
      actor.userId === id ? "dumneavoastră" : null,
    ],
    organisation: organisationId && organisation ? { id: organisationId, name: organisation } : null,
    suspended: suspendedAt && `Suspendată la ${dateLong(suspendedAt)}: ${suspendedReason ?? ""}`,
    can: { suspend, restore, changeRole },
  };
}
