import type { Actor } from "~/modules/accounts/rules/actor";
import { TO_BIN } from "~/modules/accounts/rules/bin";
import { lockOrganisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { binOf } from "~/modules/accounts/verbs/bin.server";
import { removeImages } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { quoted } from "~/platform/language/quotes";
import { stepsOn } from "~/platform/step.server";
import { ALREADY_IN_BIN, administrationPolicy, NOT_IN_BIN } from "../rules/administration";
import { ADMIN_COMMUNITIES, adminCommunityPath } from "../rules/paths";
import { deletePermanently, moveToBin, takeOutOfBin } from "../store/administration.server";
import { type CommunityRow, lockedCommunity, lockedCommunityOf, updateCommunity } from "../store/desk.server";
import { communities } from "../tables.server";

const LIST = { href: ADMIN_COMMUNITIES, label: "La comunități" };

const onAnyCommunity = stepsOn<Actor>()({
  policy: administrationPolicy,
  locked: lockedCommunity,
  way: (_actor, { deletedAt }) => (deletedAt === null ? LIST : TO_BIN),
});

/** Moves a community to the bin, where it is neither public nor searchable. */
export function deleteCommunity(actor: Actor, id: string): Promise<void> {
  return onAnyCommunity(actor, id, async (_community, { at, allow, moved, log }) => {
    allow("delete");
    moved(await moveToBin(id, at, actor.userId), ALREADY_IN_BIN);
    await log("community.deleted");
  });
}

/**
 * Restores a community from the bin, with the kind found if its authority was verified meanwhile. Throws 409 when the
 * authority has another community by now.
 */
export function restoreCommunity(actor: Actor, id: string): Promise<void> {
  return onAnyCommunity(actor, id, async ({ organisationId }, { allow, moved, refusal, log }) => {
    allow("restore");
    const other = organisationId ? await shownBy(organisationId) : null;
    if (other)
      throw refusal(
        `Instituția are între timp altă pagină, ${quoted(other.name)}. Ștergeți-o pe aceea întâi, dacă aceasta trebuie să rămână.`,
        { href: adminCommunityPath(other.id), label: "La pagina de acum" },
      );
    moved(await takeOutOfBin(id), NOT_IN_BIN);
    await log("community.restored");
    if (organisationId) await settleKind(organisationId);
  });
}

/** Locks the organisation first, since the authority may be creating its next community concurrently. */
async function shownBy(organisationId: string): Promise<CommunityRow | null> {
  await lockOrganisation(organisationId);
  return lockedCommunityOf(organisationId);
}

export const communityBin = binOf({
  table: communities,
  // the lock waits for edits in progress; later edits find no community
  locked: lockedCommunity,
  end: purgeCommunity,
  gone: { sentence: NOT_IN_BIN, way: LIST },
});

/**
 * Deletes a community permanently in the caller's transaction, which holds its lock. The files of its pictures are
 * deleted after the commit.
 */
export async function purgeCommunity({ id }: { id: string }, { by, at }: { by: Doer; at: Date }): Promise<void> {
  await removeImages(await deletePermanently(id));
  await record({ what: "community.purged", subjectId: id, by, at });
}

/**
 * Copies the kind found at verification to the authority's community, which may have been written earlier with another
 * kind.
 */
export function settleKind(organisationId: string): Promise<void> {
  return transaction(async () => {
    const kind = (await organisationById(organisationId))?.authorityKind ?? null;
    const community = kind && (await lockedCommunityOf(organisationId));
    if (!community || community.kind === kind) return;
    const at = now();
    await updateCommunity(community.id, { kind, updatedAt: at });
    await record({ what: "community.edited", subjectId: community.id, by: null, at, to: "location" });
  });
}
