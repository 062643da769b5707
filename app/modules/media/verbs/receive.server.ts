import { sizeText } from "~/platform/language/file-size";
import { type KeptImage, placeOf } from "~/ui/image-field/items";
import { fileSentence, type Purpose, refusedSentence, shownName } from "../rules/attachment";
import { type Image, pictureOf } from "../rules/image";
import { altText, LOST_IMAGE, manyImages } from "../rules/image-upload";
import type { Uploader } from "../rules/uploader";
import { storeUpload, type Upload, waitingUpload } from "./attachment.server";
import { imagesOfKeys, keyOfImage, storeImage } from "./image.server";

/** A stored file as the file field shows it and submits it again. */
type KeptFile = { key: string; name: string; size: string };
export type Received = {
  files: Upload[];
  kept: KeptFile[];
  /** Every error, with the names of its files. */
  sentence: string | null;
  /** The files that are not stored; the name of one that was sent earlier is not known. */
  refused: { name: string; sentence: string }[];
};

/**
 * The files of a field of a submitted form, at most `most`: those of an earlier submission, then those chosen now. With
 * `most` 1 a new file replaces the kept one. Removes the field from the form, so that its schema never sees a File.
 * `kept` is returned to the page, so that no file has to be chosen again after an error elsewhere.
 */
export async function receiveFiles(
  form: FormData,
  field: string,
  { purpose, by, most = 1 }: { purpose: Purpose; by: Uploader; most?: number },
): Promise<Received> {
  const chosen = form.getAll(field).filter((value) => value instanceof File && value.name !== "") as File[];
  const keys = keptKeys(form, field);
  form.delete(field);
  const files: Upload[] = [];
  const refused: Received["refused"] = [];
  for (const key of most === 1 && chosen.length > 0 ? [] : keys) {
    const upload = await waitingUpload(key, { purpose, by });
    if (upload) files.push(upload);
    else refused.push({ name: "", sentence: fileSentence("lost", purpose) });
  }
  for (const file of chosen) {
    const stored = await storeUpload({ file, purpose, by, chosen: files, most });
    if (!stored.ok) refused.push({ name: shownName(file.name), sentence: stored.sentence });
    else if (!files.some(({ id }) => id === stored.id)) files.push(stored);
  }
  const kept = files.map(({ key, name, size }) => ({ key, name, size: sizeText(size) }));
  return { files, kept, sentence: refusedSentence(refused), refused };
}

/** The keys of the files that were sent earlier, without those that are ticked to be left out. */
function keptKeys(form: FormData, field: string): string[] {
  const prefix = `${field}.kept.`;
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(prefix));
  const keys = names
    .filter((name) => name.endsWith(".key") && !form.has(name.replace(/key$/, "remove")))
    .flatMap((name) => form.getAll(name))
    .filter((value) => typeof value === "string");
  for (const name of names) form.delete(name);
  return [...new Set(keys)];
}

/** `isNew`: nothing shows it yet, so the caller attaches it. */
type ReceivedImage = { id: string; alt: string; isNew: boolean };
export type ReceivedImages = { images: ReceivedImage[]; kept: KeptImage[]; sentence: string | null };

type PickedImage = { image: Image; isNew: boolean };

/** A stored picture as the image field shows it. */
export const keptImage = (image: Image): KeptImage => ({
  key: keyOfImage(image.id),
  picture: pictureOf(image),
  alt: image.alt,
});

/**
 * The pictures of a field of a submitted form, in order: those that the form still names, with their current
 * descriptions, then those chosen now. With `most` 1 a new picture replaces the kept one. Removes the field from the
 * form, so that its schema never sees a File. `kept` is returned to the page, so that nothing has to be sent again
 * after an error elsewhere. A name in the form is no permission: the verb compares the list with what is stored.
 */
export async function receiveImages(form: FormData, field: string, { by, most }: { by: Uploader; most: number }) {
  const problems: string[] = [];
  const alt = form.get(`${field}.alt`);
  const chosen = form.getAll(field).filter((value) => value instanceof File && value.name !== "") as File[];
  const kept = await imagesOfNames(namedImages(form, field), by, problems);
  for (const name of [field, `${field}.alt`]) form.delete(name);
  const room = most === 1 ? 1 : Math.max(0, most - kept.length);
  if (chosen.length > room || kept.length > most) problems.push(manyImages(most));
  const added = await storeEach(chosen.slice(0, room), { alt: typeof alt === "string" ? alt : "", by }, problems);
  const list = most === 1 && added.length > 0 ? added : [...kept, ...added].slice(0, most);
  return {
    images: list.map(({ image: { id, alt }, isNew }) => ({ id, alt, isNew })),
    kept: list.map(({ image }) => keptImage(image)),
    sentence: problems[0] ?? null,
  };
}

async function imagesOfNames(named: readonly NamedImage[], by: Uploader, problems: string[]): Promise<PickedImage[]> {
  const known = await imagesOfKeys(
    named.map(({ key }) => key),
    by,
  );
  const taken: PickedImage[] = [];
  for (const { key, alt } of named) {
    const found = known.get(key);
    if (found) taken.push({ ...found, image: { ...found.image, alt: alt === null ? found.image.alt : altText(alt) } });
    else problems.push(LOST_IMAGE);
  }
  return taken;
}

/** Stores each picture; a refused one does not affect the others. */
async function storeEach(chosen: readonly File[], { alt, by }: { alt: string; by: Uploader }, problems: string[]) {
  const stored: PickedImage[] = [];
  const refused: Received["refused"] = [];
  for (const file of chosen) {
    const answer = await storeImage({ file, alt, by });
    if (answer.ok) stored.push({ image: answer.image, isNew: true });
    else refused.push({ name: shownName(file.name), sentence: answer.sentence });
  }
  const sentence = refusedSentence(refused);
  if (sentence !== null) problems.push(sentence);
  return stored;
}

/** A picture named by a submitted form; `alt` is null when the form has no field for it. */
type NamedImage = { key: string; alt: string | null };

type Entry = NamedImage & { order: number };

/**
 * Reads and removes the kept pictures of a field: `{field}.kept.{n}.key`, `.alt`, `.order` and `.remove`. They are
 * ordered by the number typed beside each; see `placeOf` for equal numbers.
 */
function namedImages(form: FormData, field: string): NamedImage[] {
  const prefix = `${field}.kept.`;
  const parts = new Map<number, Record<string, string>>();
  for (const name of new Set(form.keys())) {
    const [, place, part] = name.startsWith(prefix) ? (PART.exec(name.slice(prefix.length)) ?? []) : [];
    if (place === undefined || part === undefined) continue;
    const value = form.get(name);
    form.delete(name);
    if (typeof value === "string") parts.set(Number(place), { ...parts.get(Number(place)), [part]: value });
  }
  const entries = [...parts].sort(([one], [other]) => one - other).flatMap(([, entry], index) => entryOf(entry, index));
  const unique = new Map(entries.sort((one, other) => one.order - other.order).map((entry) => [entry.key, entry]));
  return [...unique.values()].map(({ key, alt }) => ({ key, alt }));
}

const PART = /^(\d{1,4})\.(key|alt|order|remove)$/;

function entryOf({ key, alt, order, remove }: Record<string, string>, index: number): Entry[] {
  if (!key || remove !== undefined) return [];
  return [{ key, alt: alt ?? null, order: placeOf(order, index + 1) }];
}
