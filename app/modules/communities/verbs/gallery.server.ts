import type { Actor } from "~/modules/accounts/rules/actor";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { notFound } from "~/platform/refusal";
import { setGallery } from "../store/edits.server";
import type { StoredCommunity } from "../store/profile.server";
import { edited, inTurn } from "./guard.server";
import { type ChosenPicture, settlePictures, standing } from "./pictures.server";

export const GALLERY_PART = "gallery";

export const galleryVersion = ({ gallery }: StoredCommunity): string =>
  contentVersion(gallery.map(({ id, alt }) => [id, alt]));

/** How many came and how many went. */
export type GalleryChange = { added: number; removed: number };

/** The whole gallery, in the order of the list. */
export async function saveGallery(
  actor: Actor,
  communityId: string,
  chosen: readonly ChosenPicture[],
  seen: string | null,
): Promise<GalleryChange> {
  return inTurn(actor, communityId, async (community, at) => {
    notOvertaken(seen, galleryVersion(community));
    const before = community.gallery;
    const pictures = standing(chosen, before);
    await setGallery(
      communityId,
      pictures.map(({ id }) => id),
    );
    await settlePictures(actor, { before, chosen: pictures, at });
    await edited(communityId, { part: GALLERY_PART, by: actor, at });
    const added = pictures.filter(({ isNew }) => isNew).length;
    return { added, removed: before.length - (pictures.length - added) };
  });
}

/** One picture of the gallery, from the page and from the store. */
export async function removeFromGallery(actor: Actor, communityId: string, imageId: string): Promise<void> {
  await inTurn(actor, communityId, async (community, at) => {
    const picture = community.gallery.find(({ id }) => id === imageId);
    if (!picture) throw notFound();
    const left = community.gallery.filter(({ id }) => id !== imageId);
    await setGallery(
      communityId,
      left.map(({ id }) => id),
    );
    await settlePictures(actor, { before: [picture], chosen: [], at });
    await edited(communityId, { part: GALLERY_PART, by: actor, at });
  });
}
