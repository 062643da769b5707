import { memberIdsOf } from "~/modules/accounts/store/person.server";
import type { Decided, Told } from "../rules/told";

/**
 * Whom each of these decisions is told: the author of the text and those who sent it, while they belong to the organisation,
 * otherwise all its members.
 */
export async function toldOf(decisions: readonly Decided[]): Promise<Told[]> {
  const members = await memberIdsOf(decisions.map(({ organisationId }) => organisationId));
  return decisions.map(({ organisationId, authorId, senders }) => {
    const all = members.get(organisationId) ?? [];
    const remaining = [...new Set([authorId, ...senders])].filter((id) => all.includes(id));
    if (remaining.length === 0) return { people: all, who: all.length === 0 ? "nobody" : "colleagues" };
    return { people: remaining, who: remaining.includes(authorId) ? "author" : "sender" };
  });
}

export async function toldOfOne(decision: Decided): Promise<Told> {
  const [told] = await toldOf([decision]);
  return told ?? { people: [], who: "nobody" };
}
