import { movedOn, notFound } from "~/platform/refusal";
import type { Actor, ActorOrganisation } from "../rules/actor";
import { homeOf } from "../rules/actor";
import { lockOrganisation, type Organisation, organisationById } from "../store/organisation.server";
import { personById } from "../store/person.server";

/** Who asks, as they stand once nobody else can change anything about the people of their organisation. */
export type ActingMember = { actor: Actor & { organisation: ActorOrganisation }; organisation: Organisation };

/**
 * Whoever decides about colleagues waits for whoever else does, then their own place is read again: of two owners who take
 * it from each other at the same moment one succeeds, and the other hears it.
 */
export async function actingMember(actor: Actor): Promise<ActingMember> {
  const before = actor.organisation;
  if (!before) throw notFound();
  await lockOrganisation(before.id);
  const [organisation, person] = await Promise.all([organisationById(before.id), personById(actor.userId)]);
  if (!organisation || !person) throw notFound();
  if (person.organisationId !== before.id || person.membership !== before.membership) {
    throw movedOn("Între timp rolul dumneavoastră în organizație s-a schimbat.", {
      href: homeOf(actor),
      label: "La panoul dumneavoastră",
    });
  }
  const { verification } = organisation;
  return { actor: { ...actor, organisation: { ...before, verification } } as ActingMember["actor"], organisation };
}
