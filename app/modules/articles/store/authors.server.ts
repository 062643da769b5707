import { memberIdsOf } from "~/modules/accounts/store/person.server";
import { type Decided, type Told, toldAmong } from "../rules/told";

/** Whom each of these decisions is told. */
export async function toldOf(decisions: readonly Decided[]): Promise<Told[]> {
  const members = await memberIdsOf(decisions.map(({ organisationId }) => organisationId));
  return decisions.map((decision) => toldAmong(members.get(decision.organisationId) ?? [], decision));
}

export async function toldOfOne(decision: Decided): Promise<Told> {
  const [told] = await toldOf([decision]);
  return told ?? { people: [], who: "nobody" };
}
