import { createHash, randomUUID } from "node:crypto";
import { now } from "~/platform/clock";
import { files, storageTrouble } from "~/platform/files/files.server";
import { noteRemoved } from "~/platform/files/removed.server";
import { sentSize } from "~/platform/form/large-files";
import { waitOutside } from "~/platform/http/gate.server";
import { movedOn } from "~/platform/refusal";
import { seal, unseal } from "~/platform/session/signed.server";
import { settings } from "~/platform/settings.server";
import type { Encoded, Pace } from "../content/encode";
import { encodeImage, kindOfImage } from "../content/image-content.server";
import { type Image, imageKey } from "../rules/image";
import { altText, type ImageProblem, imageSentence } from "../rules/image-upload";
import { organisationOf, type Uploader, uploaderMark } from "../rules/uploader";
import { deleteImages, imagesById, insertImage, markImagesAttached, updateAlt } from "../store/image.server";
import { insideQuota, quotaProblem } from "./quota.server";
import { noteRefused } from "./refused.server";

export type StoredPicture =
  | { ok: true; image: Image }
  | { ok: false; problem: ImageProblem | "quota"; sentence: string };

type Sent = { file: Blob; alt: string; by: Uploader; pace?: Pace };

const FOLDER = "images";
const MEGA = 1024 * 1024;

/** Checks, re-encodes and stores a picture, the bytes before the row. It stays unattached until something shows it. */
export async function storeImage({ file, alt, by, pace = "calm" }: Sent): Promise<StoredPicture> {
  const { megabytes, megapixels } = settings().imageLimits;
  const size = sentSize(file);
  if (size === 0) return refused("empty");
  if (size > megabytes * MEGA) return refused("size");
  if (size > file.size) return refused("room");
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await kindOfImage(bytes);
  if (kind === "heic") return refused("heic");
  if (!kind) return refused("kind");
  const sentence = await quotaProblem(organisationOf(by), 1);
  if (sentence !== null) return { ok: false, problem: "quota", sentence };
  const encoded = await encodeImage(bytes, { mostPixels: megapixels * 1_000_000, pace, who: uploaderMark(by) });
  if (typeof encoded === "string") return refused(encoded);
  return keep(encoded, bytes, { alt: altText(alt), by });
}

function refused(problem: ImageProblem): StoredPicture {
  noteRefused(problem);
  return { ok: false, problem, sentence: imageSentence(problem, settings().imageLimits) };
}

async function keep(encoded: Encoded, original: Buffer, said: { alt: string; by: Uploader }): Promise<StoredPicture> {
  const storageKey = `${FOLDER}/${now().toISOString().slice(0, 10)}/${randomUUID()}`;
  try {
    // sequentially: each write occupies a thread of the pool that pages need too
    await waitOutside(async () => {
      for (const { width, type, bytes } of encoded.files) await files().put(imageKey(storageKey, width, type), bytes);
    });
  } catch (error) {
    const problem = storageTrouble(error);
    await removeBytes([storageKey]).catch(() => {}); // the job that deletes unattached files removes the rest
    return refused(problem);
  }
  try {
    const row = rowOf(encoded, { original, storageKey, ...said });
    const written = await insideQuota(organisationOf(said.by), row.size, () => insertImage(row));
    if ("row" in written) return { ok: true, image: written.row };
    await removeBytes([storageKey]);
    return { ok: false, problem: "quota", sentence: written.sentence };
  } catch (error) {
    await removeBytes([storageKey]);
    throw error;
  }
}

type Kept = { original: Buffer; storageKey: string; alt: string; by: Uploader };

const rowOf = ({ width, height, files: sizes }: Encoded, { original, storageKey, alt, by }: Kept) => ({
  uploadedBy: uploaderMark(by),
  organisationId: organisationOf(by),
  alt,
  width,
  height,
  size: sizes.reduce((sum, { bytes }) => sum + bytes.length, 0),
  sha256: createHash("sha256").update(original).digest("hex"),
  storageKey,
  createdAt: now(),
});

const HANDLE = "image";

/** The sealed id of a picture, for a hidden field. */
export const keyOfImage = (id: string): string => seal(id, HANDLE);

/** The pictures of sealed ids, by key: those already shown, and unattached ones of this sender. Others are left out. */
export async function imagesOfKeys(keys: readonly string[], by: Uploader) {
  const ids = new Map(keys.map((key) => [key, unseal(key, HANDLE)]));
  const rows = await imagesById([...ids.values()].filter((id) => id !== null));
  const taken = new Map<string, { image: Image; isNew: boolean }>();
  for (const [key, wanted] of ids) {
    const row = rows.find(({ id }) => id === wanted);
    if (!row || (row.attachedAt === null && row.uploadedBy !== uploaderMark(by))) continue;
    const { id, alt, width, height } = row;
    taken.set(key, { image: { id, alt, width, height }, isNew: row.attachedAt === null });
  }
  return taken;
}

/** Updates alt texts, in the caller's transaction. */
export async function describeImages(described: readonly { id: string; alt: string }[]): Promise<void> {
  for (const { id, alt } of described) await updateAlt(id, altText(alt));
}

/** Marks pictures as shown, in the caller's transaction. Throws 409 unless all are unattached and of this sender. */
export async function attachImages(ids: readonly string[], { by, at }: { by: Uploader; at: Date }): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const attached = await markImagesAttached([...wanted], uploaderMark(by), at);
  if (attached.length < wanted.size)
    throw movedOn("O imagine a fost deja folosită sau nu mai este păstrată. Alegeți-o din nou și salvați.");
}

/** Deletes pictures that nothing shows any more, in the caller's transaction; their files when no backup needs them. */
export async function removeImages(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await noteRemoved(await deleteImages(ids));
}

/** Of a picture that got no row. */
async function removeBytes(storageKeys: readonly string[]): Promise<void> {
  for (const storageKey of storageKeys) await files().deleteAll(storageKey);
}
