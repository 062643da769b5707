import { placeOf } from "~/ui/image-field/items";

/** A picture that a posted form still names; `alt` null when the form did not ask for it. */
export type NamedImage = { key: string; alt: string | null };

type Entry = NamedImage & { order: number };

/**
 * Takes the kept pictures of a field out of the form: `{field}.kept.{n}.key`, `.alt`, `.order` and `.remove`. Their order is
 * the number typed beside each; a picture that was given another's number takes its place.
 */
export function namedImages(form: FormData, field: string): NamedImage[] {
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
