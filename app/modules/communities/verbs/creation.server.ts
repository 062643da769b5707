import type { z } from "zod";
import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { movedOn } from "~/platform/refusal";
import type { creationForm } from "../forms";
import { OWN_COMMUNITY } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { insertCommunity, type NewCommunity } from "../store/edits.server";
import { communityOf } from "../store/profile.server";

/** Creates a community with its contents. The caller checks the permission. Returns its id. */
export async function createCommunity(community: NewCommunity, by: Doer): Promise<string> {
  return transaction(async () => {
    const id = await insertCommunity(community);
    await record({ what: "community.created", subjectId: id, by, at: community.createdAt });
    return id;
  });
}

type Creation = z.output<typeof creationForm>;

/** Creates the community of the actor's authority, or, for an ADMIN, one without an owner. Returns its id. */
export async function makeCommunity(actor: Actor, creation: Creation): Promise<string> {
  return transaction(async () => {
    // an ADMIN may be verifying the organisation concurrently; with the lock, the community has the kind that was found
    const organisation = isUat(actor) ? await lockOrganisation(actor.organisation.id) : null;
    const at = now();
    const place = { organisationId: organisation?.id ?? null, deletedAt: null };
    communityPolicy.allow("create", actor, place, at);
    if (organisation && (await communityOf(organisation.id)))
      throw movedOn("Comunitatea a fost creată între timp, de un coleg sau în altă filă.", {
        href: OWN_COMMUNITY,
        label: "La comunitate",
      });
    const kind = organisation?.authorityKind ?? creation.kind;
    return createCommunity({ ...creation, kind, organisationId: place.organisationId, createdAt: at }, actor);
  });
}
