import type { Actor } from "~/modules/accounts/rules/actor";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, removeImages } from "~/modules/media/verbs/image.server";
import { cleanWithPictures } from "~/modules/writing/content/clean-body.server";
import { type Body, pictureIds } from "~/modules/writing/rules/body";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { clearCovers, currentTexts } from "../store/own-writes.server";
import { deletePictures, insertPictures, ownPictures, picturesOf } from "../store/pictures.server";

/** Sanitises submitted HTML to a body. Keeps only pictures of this article and unattached uploads of this author. */
export const cleanedFor = (actor: Actor, articleId: string | null, html: string): Promise<Body> =>
  cleanWithPictures(html, {
    uploadedBy: uploaderMark(uploaderOf(actor)),
    own: articleId === null ? null : ownPictures(articleId),
  });

/** Attaches pictures that the article does not have yet, in the verb's transaction. */
export async function attachNew(actor: Actor, articleId: string, ids: readonly string[], at: Date): Promise<void> {
  const have = new Set((await picturesOf(articleId)).map(({ id }) => id));
  const added = [...new Set(ids)].filter((id) => !have.has(id));
  await attachImages(added, { by: uploaderOf(actor), at });
  await insertPictures(articleId, added);
}

/** Deletes the pictures that no current text shows, except those uploaded but not placed yet (`waiting`). */
export async function deleteUnusedPictures(articleId: string, waiting: readonly string[] = []): Promise<void> {
  const texts = await currentTexts(articleId);
  const shown = new Set([
    ...waiting,
    ...texts.flatMap(({ body, coverImageId }) => [
      ...pictureIds(bodyOf(body)),
      ...(coverImageId === null ? [] : [coverImageId]),
    ]),
  ]);
  await deletePicturesExcept(articleId, shown);
}

export const deleteAllPictures = (articleId: string): Promise<void> => deletePicturesExcept(articleId, new Set());

async function deletePicturesExcept(articleId: string, kept: ReadonlySet<string>): Promise<void> {
  const ids = (await picturesOf(articleId)).map(({ id }) => id).filter((id) => !kept.has(id));
  await deletePictures(articleId, ids);
  await clearCovers(ids);
  await removeImages(ids);
}
