import type { Actor } from "~/modules/accounts/rules/actor";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";

/** A list of pictures as a form left it; `isNew` when nothing shows it yet. */
export type ChosenPicture = { id: string; alt: string; isNew: boolean };
type Shown = { id: string; alt: string };

/** What of a list stands: what is neither new nor stood there before has gone meanwhile. */
export const standing = (chosen: readonly ChosenPicture[], before: readonly Shown[]): ChosenPicture[] =>
  chosen.filter(({ id, isNew }) => isNew || before.some((picture) => picture.id === id));

/**
 * Takes in what is new, says anew what is described otherwise, and ends what is gone. In the verb's transaction, after the
 * rows that named what is gone were written.
 */
export async function settlePictures(
  actor: Actor,
  { before, chosen, at }: { before: readonly Shown[]; chosen: readonly ChosenPicture[]; at: Date },
): Promise<void> {
  const added = chosen.filter(({ isNew }) => isNew).map(({ id }) => id);
  await attachImages(added, { by: uploaderOf(actor), at });
  const altOf = new Map(before.map(({ id, alt }) => [id, alt]));
  await describeImages(chosen.filter(({ id, alt }) => altOf.get(id) !== alt));
  await removeImages(before.filter(({ id }) => !chosen.some((picture) => picture.id === id)).map(({ id }) => id));
}
