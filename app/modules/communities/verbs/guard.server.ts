import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";
import type { ForwardLink } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { ADMIN_COMMUNITIES, deskPath } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { lockCommunity, updateCommunity } from "../store/desk.server";
import { communityById } from "../store/profile.server";

/** The link of a refusal page. */
export const wayTo = (actor: Actor): ForwardLink =>
  isUat(actor)
    ? { href: deskPath(actor, ""), label: "Înapoi la comunitate" }
    : { href: ADMIN_COMMUNITIES, label: "Înapoi la comunități" };

export const onCommunity = stepsOn<Actor>()({
  policy: communityPolicy,
  locked: async (id) => {
    await lockCommunity(id);
    return communityById(id);
  },
  way: wayTo,
});

/** `part`: a section, or an item as "kind:id". `note` is shown to people. */
type Edited = { part: string; note?: string };

/** Records an edit in the journal and sets `updatedAt`. */
export async function recordEdit(
  communityId: string,
  { at, log }: Pick<StepContext<Actor>, "at" | "log">,
  { part, note }: Edited,
): Promise<void> {
  await updateCommunity(communityId, { updatedAt: at });
  await log("community.edited", { to: part, ...(note ? { note } : {}) });
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
