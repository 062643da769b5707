import type { Actor } from "~/modules/accounts/rules/actor";
import { keptImage, receiveImages } from "~/modules/media/receive-images.server";
import type { Image } from "~/modules/media/rules/image";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import type { RefusedForm } from "~/platform/form/answers";
import { alsoWrong, type Checked } from "~/platform/form/check-form.server";
import type { Difference } from "~/platform/form/differences";
import { plural } from "~/platform/language/plural";
import { settings } from "~/platform/settings.server";
import type { KeptImage } from "~/ui/image-field/items";
import { IMAGES_FAILED } from "../rules/editing";

type Field = { actor: Actor; field: string; most: number };

/** The pictures of a posted form. */
export const picturesIn = (form: FormData, { actor, field, most }: Field) =>
  receiveImages(form, field, { by: uploaderOf(actor), most });

/** A field of pictures as its page shows it: what is stored, or what was left in a form that is continued. */
export async function picturesView(stored: readonly Image[], typed: RefusedForm | null, field: Field) {
  const kept = typed ? await keptIn(typed, field) : stored.map(keptImage);
  return { kept, hint: imageHint(settings().imageLimits) };
}

async function keptIn(typed: RefusedForm, field: Field): Promise<KeptImage[]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed.values)) for (const text of [value].flat()) form.append(name, text);
  return (await picturesIn(form, field)).kept;
}

type Received = Awaited<ReturnType<typeof picturesIn>>;

/** What a form held, and after it what somebody else has put there meanwhile, as far as there is room. */
export const bothLists = ({ images, kept }: Received, theirs: readonly Image[], most: number): KeptImage[] =>
  [...kept, ...theirs.filter(({ id }) => !images.some((image) => image.id === id)).map(keptImage)].slice(0, most);

/** A form checked together with its pictures: one whose pictures were not all taken in says so first. */
export function withPictures<Value>(
  form: FormData,
  checked: Checked<Value>,
  { field, sentence }: { field: string; sentence: string | null },
): Checked<Value> {
  const both = alsoWrong(form, checked, { [field]: sentence });
  return both.ok || sentence === null ? both : { ok: false, refused: { ...both.refused, lead: IMAGES_FAILED } };
}

/** "nicio imagine", "3 imagini" */
const imagesText = (count: number): string => (count === 0 ? "nicio imagine" : plural(count, "imagine", "imagini"));

/** Whether two lists hold the same pictures with the same words, in one order; said as how many each holds. */
export function pictureDifference(
  label: string,
  theirs: readonly Pictured[],
  yours: readonly Pictured[],
): Difference[] {
  const names = (pictures: readonly Pictured[]) => pictures.map(({ id, alt }) => `${id} ${alt}`).join("\n");
  if (names(theirs) === names(yours)) return [];
  return [{ label, theirs: inShort(theirs), yours: inShort(yours) }];
}

type Pictured = { id: string; alt: string };

const inShort = (pictures: readonly Pictured[]): string => {
  const described = pictures.map(({ alt }) => alt).filter((alt) => alt !== "");
  return [imagesText(pictures.length), ...described.map((alt) => `„${alt}”`)].join("\n");
};
