import type { z } from "zod";
import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { stepsOn } from "~/platform/step.server";
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

const onNewCommunity = stepsOn<Actor>()({
  policy: communityPolicy,
  /** An ADMIN may be verifying the organisation concurrently: with the lock, the community has the kind that was found. */
  locked: async (_id, actor) => {
    const organisation = isUat(actor) ? await lockOrganisation(actor.organisation.id) : null;
    return { organisation, organisationId: organisation?.id ?? null, deletedAt: null };
  },
  way: () => undefined,
});

/** Creates the community of the actor's authority, or, for an ADMIN, one without an owner. Returns its id. */
export async function makeCommunity(actor: Actor, creation: Creation): Promise<string> {
  return onNewCommunity(actor, "", async ({ organisation, organisationId }, { at, allow, refusal }) => {
    allow("create");
    if (organisation && (await communityOf(organisation.id)))
      throw refusal("Comunitatea a fost creată între timp, de un coleg sau în altă filă.", {
        href: OWN_COMMUNITY,
        label: "La comunitate",
      });
    const kind = organisation?.authorityKind ?? creation.kind;
    return createCommunity({ ...creation, kind, organisationId, createdAt: at }, actor);
  });
}
