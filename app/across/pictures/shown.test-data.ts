import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { saveGallery } from "~/modules/communities/verbs/sections.server";
import type { Image } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { storeImage } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import type { Person } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";

export const idOf = (who: Person): string => who.actor.organisation?.id ?? "";

/** A picture that waits for whatever will show it. */
export async function sent(by: Person, size = { width: 60, height: 40 }): Promise<Image> {
  const bytes = await (await photo(size)).jpeg().toBuffer();
  const upload = await storeImage({ file: new Blob([bytes as BlobPart]), alt: "Podul", by: uploaderOf(by.actor) });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}

/** As a form names it when it takes it in. */
export const chosen = ({ id, alt }: Image) => ({ id, alt, isNew: true });

export const communityOf = (uat: Person): Promise<string> =>
  createCommunity({ name: "Comuna Măgura", county: "SJ", createdAt: now(), organisationId: idOf(uat) }, uat.actor);

/** The community's gallery is these pictures. */
export const showIn = (communityId: string, by: Person, images: readonly Image[]) =>
  saveGallery(by.actor, communityId, images.map(chosen), null);
