import { movedOn, notFound, orNotFound } from "~/platform/refusal";
import type { Actor, ActorOrganisation } from "../rules/actor";
import { homeOf } from "../rules/actor";
import { lockOrganisation, type Organisation, organisationById } from "../store/organisation.server";
import { personById } from "../store/person.server";

/** The actor and their organisation, read after the organisation was locked. */
export type ActingMember = { actor: Actor & { organisation: ActorOrganisation }; organisation: Organisation };

/**
 * Locks the organisation, then reads the actor's own membership again: of two owners who demote each other at the same moment
 * one succeeds and the other gets a 409 page. Throws 404 for an actor without an organisation.
 */
export async function actingMember(actor: Actor): Promise<ActingMember> {
  const before = orNotFound(actor.organisation);
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
