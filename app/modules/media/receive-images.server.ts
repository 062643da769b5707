import type { KeptImage } from "~/ui/image-field/items";
import { type NamedImage, namedImages } from "./named-images.server";
import { type Image, pictureOf } from "./rules/image";
import { altText, LOST_IMAGE, manyImages } from "./rules/image-upload";
import type { Uploader } from "./rules/uploader";
import { keyOfImage, storeImage, takeImages } from "./verbs/image.server";

/** `isNew`: nothing shows it yet, so whatever takes it in attaches it. */
type ReceivedImage = { id: string; alt: string; isNew: boolean };
export type ReceivedImages = { images: ReceivedImage[]; kept: KeptImage[]; sentence: string | null };

type Taken = { image: Image; isNew: boolean };

/** A stored picture as the field shows it. */
export const keptImage = (image: Image): KeptImage => ({
  key: keyOfImage(image.id),
  picture: pictureOf(image),
  alt: image.alt,
});

/**
 * The whole list of one field of a posted form, in its order: the pictures that the form still names, each with the
 * description it has now, then those chosen now. With `most` 1 a newly chosen picture replaces the kept one. The field leaves
 * the form, so that its schema never meets a File; whatever else is wrong, `kept` goes back to the page and nothing has to be
 * sent twice. Naming a picture proves nothing: the verb compares the list with what is stored.
 */
export async function receiveImages(
  form: FormData,
  field: string,
  { by, most }: { by: Uploader; most: number },
): Promise<ReceivedImages> {
  const problems: string[] = [];
  const alt = form.get(`${field}.alt`);
  const chosen = form.getAll(field).filter((value) => value instanceof File && value.name !== "") as File[];
  const kept = await takeNamed(namedImages(form, field), by, problems);
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

async function takeNamed(named: readonly NamedImage[], by: Uploader, problems: string[]): Promise<Taken[]> {
  const known = await takeImages(
    named.map(({ key }) => key),
    by,
  );
  const taken: Taken[] = [];
  for (const { key, alt } of named) {
    const found = known.get(key);
    if (found) taken.push({ ...found, image: { ...found.image, alt: alt === null ? found.image.alt : altText(alt) } });
    else problems.push(LOST_IMAGE);
  }
  return taken;
}

/** One that is refused keeps the others. */
async function storeEach(
  chosen: readonly File[],
  { alt, by }: { alt: string; by: Uploader },
  problems: string[],
): Promise<Taken[]> {
  const stored: Taken[] = [];
  for (const file of chosen) {
    const answer = await storeImage({ file, alt, by });
    if (answer.ok) stored.push({ image: answer.image, isNew: true });
    else problems.push(answer.sentence);
  }
  return stored;
}
