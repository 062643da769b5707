import { membersOf } from "~/modules/accounts/store/person.server";

/** Whom a decision about a text is told: its people while they belong to the organisation, otherwise all its members. */
export async function authorsToTell(
  organisationId: string,
  people: readonly string[],
): Promise<{ people: readonly string[] } | { organisations: readonly string[] }> {
  const members = new Set((await membersOf(organisationId)).map(({ id }) => id));
  const remaining = [...new Set(people)].filter((id) => members.has(id));
  return remaining.length > 0 ? { people: remaining } : { organisations: [organisationId] };
}
