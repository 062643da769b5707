import { memberIdsOf } from "~/modules/accounts/store/person.server";
import { type Decided, type Recipients, recipientsAmong } from "../rules/recipients";

/** Whom each of these decisions is told. */
export async function toldOf(decisions: readonly Decided[]): Promise<Recipients[]> {
  const members = await memberIdsOf(decisions.map(({ organisationId }) => organisationId));
  return decisions.map((decision) => recipientsAmong(members.get(decision.organisationId) ?? [], decision));
}

export async function toldOfOne(decision: Decided): Promise<Recipients> {
  const [told] = await toldOf([decision]);
  return told ?? { people: [], who: "nobody" };
}
