import type { Actor } from "~/modules/accounts/rules/actor";
import { altText } from "~/modules/media/rules/image-upload";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, removeImages } from "~/modules/media/verbs/image.server";
import { cleanBody } from "../clean-body.server";
import { type Body, pictureIds } from "../rules/body";
import { bodyOf, idInSource, type PictureFinder } from "../rules/body-read";
import { forgetCovers, standingTexts } from "../store/own-writes.server";
import { deletePictures, insertPictures, picturesOf, usablePictures } from "../store/pictures.server";

const SOURCES = /\/imagini\/([0-9a-f-]{36})\//g;

/**
 * What somebody wrote or pasted, as a body that may be stored: with the pictures of this article and those that wait for
 * its author, in their true sizes, and nobody else's.
 */
export async function cleanedFor(actor: Actor, articleId: string | null, html: string): Promise<Body> {
  const named = [...new Set([...html.matchAll(SOURCES)].map(([, id]) => id ?? ""))];
  const known = await usablePictures(named, { articleId, uploadedBy: uploaderMark(uploaderOf(actor)) });
  const images = new Map(known.map((image) => [image.id, image]));
  const find: PictureFinder = ({ src = "", alt = "" }) => {
    const image = images.get(idInSource(src) ?? "");
    return image ? { ...image, alt: altText(alt) || image.alt } : null;
  };
  return cleanBody(html, find);
}

/** Pictures that the text shows now and its article did not have: they are attached, in the verb's transaction. */
export async function takeIn(actor: Actor, articleId: string, ids: readonly string[], at: Date): Promise<void> {
  const have = new Set((await picturesOf(articleId)).map(({ id }) => id));
  const added = [...new Set(ids)].filter((id) => !have.has(id));
  await attachImages(added, { by: uploaderOf(actor), at });
  await insertPictures(articleId, added);
}

/** Ends the pictures that none of the standing texts shows, except those that are only waiting to be placed. */
export async function dropUnused(articleId: string, waiting: readonly string[] = []): Promise<void> {
  const texts = await standingTexts(articleId);
  const shown = new Set([
    ...waiting,
    ...texts.flatMap(({ body, coverImageId }) => [
      ...pictureIds(bodyOf(body)),
      ...(coverImageId === null ? [] : [coverImageId]),
    ]),
  ]);
  await dropBut(articleId, shown);
}

/** With the article itself. */
export const dropAll = (articleId: string): Promise<void> => dropBut(articleId, new Set());

async function dropBut(articleId: string, kept: ReadonlySet<string>): Promise<void> {
  const ids = (await picturesOf(articleId)).map(({ id }) => id).filter((id) => !kept.has(id));
  await deletePictures(articleId, ids);
  await forgetCovers(ids);
  await removeImages(ids);
}
