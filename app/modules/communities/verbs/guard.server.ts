import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { orNotFound, type Way } from "~/platform/refusal";
import { ADMIN_COMMUNITIES, deskPath } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { lockCommunity, updateCommunity } from "../store/desk.server";
import { communityById, type StoredCommunity } from "../store/profile.server";

const wayOf = (actor: Actor): Way =>
  isUat(actor)
    ? { href: deskPath(actor, ""), label: "Înapoi la comunitate" }
    : { href: ADMIN_COMMUNITIES, label: "Înapoi la comunități" };

/** Throws 403 or 409 when the actor may not edit the community now. */
export const allowEdit = (actor: Actor, community: StoredCommunity, at: Date): void =>
  communityPolicy.allow("edit", actor, community, at, wayOf(actor));

/**
 * Runs `work` in a transaction with the community locked and the permission to edit checked; `at` is read after
 * locking.
 */
export function inTurn<Result>(
  actor: Actor,
  communityId: string,
  work: (community: StoredCommunity, at: Date) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockCommunity(communityId);
    const at = now();
    const community = orNotFound(await communityById(communityId));
    allowEdit(actor, community, at);
    return work(community, at);
  });
}

/** `part`: a section, or an item as "kind:id". `note` is shown to people. */
type Edited = { part: string; by: Doer; at: Date; note?: string };

/** Records an edit in the journal and sets `updatedAt`. */
export async function recordEdit(communityId: string, { part, by, at, note }: Edited): Promise<void> {
  await updateCommunity(communityId, { updatedAt: at });
  await record({ what: "community.edited", subjectId: communityId, by, at, to: part, ...(note ? { note } : {}) });
}

/** A picture of a submitted form; `isNew` when nothing shows it yet. */
export type ChosenPicture = { id: string; alt: string; isNew: boolean };
type StoredPicture = { id: string; alt: string };

/** The chosen pictures without those removed meanwhile, which are neither new nor among those stored before. */
export const stillPresent = (chosen: readonly ChosenPicture[], before: readonly StoredPicture[]): ChosenPicture[] =>
  chosen.filter(({ id, isNew }) => isNew || before.some((picture) => picture.id === id));

/**
 * Attaches new pictures, updates changed descriptions and deletes removed pictures. Runs in the caller's transaction,
 * after the rows that referenced the removed pictures were rewritten.
 */
export async function savePictureChanges(
  actor: Actor,
  { before, chosen, at }: { before: readonly StoredPicture[]; chosen: readonly ChosenPicture[]; at: Date },
): Promise<void> {
  const added = chosen.filter(({ isNew }) => isNew).map(({ id }) => id);
  await attachImages(added, { by: uploaderOf(actor), at });
  const altOf = new Map(before.map(({ id, alt }) => [id, alt]));
  await describeImages(chosen.filter(({ id, alt }) => altOf.get(id) !== alt));
  await removeImages(before.filter(({ id }) => !chosen.some((picture) => picture.id === id)).map(({ id }) => id));
}
