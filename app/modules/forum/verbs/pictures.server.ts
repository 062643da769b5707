import type { Actor } from "~/modules/accounts/rules/actor";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages } from "~/modules/media/verbs/image.server";
import { cleanWithPictures } from "~/modules/writing/content/clean-body.server";
import { type Body, pictureIds } from "~/modules/writing/rules/body";
import { insertPictures, picturesOf } from "../store/pictures.server";

/**
 * Sanitises submitted HTML to a body. Keeps only pictures of this post, of its earlier texts too, and unattached uploads of this
 * author; `postId` is null for a new post.
 */
export const cleanedFor = (actor: Actor, postId: string | null, html: string): Promise<Body> =>
  cleanWithPictures(html, {
    uploadedBy: uploaderMark(uploaderOf(actor)),
    own: postId === null ? null : picturesOf(postId),
  });

/**
 * Attaches the pictures of a text that its post does not have yet, in the verb's transaction. None is ever taken from a post: its
 * history shows the earlier texts with theirs.
 */
export async function attachNew(actor: Actor, postId: string, body: Body, at: Date): Promise<void> {
  const have = new Set((await picturesOf(postId)).map(({ id }) => id));
  const added = pictureIds(body).filter((id) => !have.has(id));
  await attachImages(added, { by: uploaderOf(actor), at });
  await insertPictures(postId, added);
}
