import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";
import type { ValuesOf } from "~/platform/form/field-table";
import { valuesIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { SECTIONS, type Section } from "../rules/sections";
import { type CommunityValues, updateCommunity } from "../store/desk.server";
import { setGallery } from "../store/edits.server";
import type { StoredCommunity } from "../store/profile.server";
import { type ChosenPicture, onCommunity, recordEdit, savePictureChanges, stillPresent } from "./guard.server";
import { itemIn } from "./items.server";

type Values<S extends Section> = ValuesOf<(typeof SECTIONS)[S]>;

/** The version of a section as its form shows it; the profile includes its picture. */
export const sectionVersion = (section: Section, community: StoredCommunity): string =>
  contentVersion([
    valuesIn(SECTIONS[section], community),
    section === "profile" && community.image ? [community.image.id, community.image.alt] : null,
  ]);

export type SectionInput =
  | { section: "profile"; values: Values<"profile">; cover: readonly ChosenPicture[] }
  | { [S in Exclude<Section, "profile">]: { section: S; values: Values<S> } }[Exclude<Section, "profile">];

/** Saves a section. Throws `Overtaken` when the stored version is not the one that the form showed. */
export async function saveSection(actor: Actor, communityId: string, input: SectionInput, seen: string | null) {
  await onCommunity(actor, communityId, async (community, { at, allow, log }) => {
    allow("edit");
    notOvertaken(seen, sectionVersion(input.section, community));
    const before = community.image ? [community.image] : [];
    const cover = input.section === "profile" ? stillPresent(input.cover, before) : null;
    const pictured = cover === null ? {} : { featuredImageId: cover[0]?.id ?? null };
    await updateCommunity(communityId, { ...columnsOf(input, actor, community), ...pictured });
    if (cover) await savePictureChanges(actor, { before, chosen: cover, at });
    await recordEdit(communityId, { at, log }, { part: input.section });
  });
}

function columnsOf(input: SectionInput, actor: Actor, community: StoredCommunity): CommunityValues {
  if (input.section !== "location") return input.values;
  return { ...input.values, kind: fixedKind(actor, community) ?? input.values.kind };
}

/** The kind found at verification, which the authority cannot change; null for an ADMIN and before verification. */
export const fixedKind = (actor: Actor, { checkedKind }: StoredCommunity) => (isAdmin(actor) ? null : checkedKind);

export const GALLERY_PART = "gallery";

export const galleryVersion = ({ gallery }: StoredCommunity): string =>
  contentVersion(gallery.map(({ id, alt }) => [id, alt]));

/** Numbers of pictures. */
export type GalleryChange = { added: number; removed: number };

/** Replaces the gallery, in the order of the list. */
export async function saveGallery(
  actor: Actor,
  communityId: string,
  chosen: readonly ChosenPicture[],
  seen: string | null,
): Promise<GalleryChange> {
  return onCommunity(actor, communityId, async (community, { at, allow, log }) => {
    allow("edit");
    notOvertaken(seen, galleryVersion(community));
    const before = community.gallery;
    const pictures = stillPresent(chosen, before);
    await setGallery(communityId, pictures);
    await savePictureChanges(actor, { before, chosen: pictures, at });
    await recordEdit(communityId, { at, log }, { part: GALLERY_PART });
    const added = pictures.filter(({ isNew }) => isNew).length;
    return { added, removed: before.length - (pictures.length - added) };
  });
}

/** Removes a picture from the gallery and deletes it. */
export async function removeFromGallery(actor: Actor, communityId: string, imageId: string): Promise<void> {
  await onCommunity(actor, communityId, async (community, { at, allow, log }) => {
    allow("edit");
    const picture = itemIn(community.gallery, imageId);
    const left = community.gallery.filter(({ id }) => id !== imageId);
    await setGallery(communityId, left);
    await savePictureChanges(actor, { before: [picture], chosen: [], at });
    await recordEdit(communityId, { at, log }, { part: GALLERY_PART });
  });
}
