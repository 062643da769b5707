import { plural } from "~/platform/language/plural";
import type { PictureData } from "../photo/picture";

/** A picture of the list: stored, being uploaded, or refused. A removed one can be restored until the form is saved. */
export type ImageItem = { id: string; name: string } & (
  | { state: "kept"; kept: KeptImage; removed: boolean }
  | { state: "sending"; size: string; part: number }
  | { state: "failed"; size: string; sentence: string; again: boolean }
);

export type ImageChange =
  | { do: "add"; items: readonly ImageItem[] }
  | { do: "progress"; id: string; part: number }
  | { do: "arrived"; id: string; kept: KeptImage; single: boolean }
  | { do: "failed"; id: string; sentence: string }
  | { do: "again"; id: string }
  | { do: "drop"; id: string }
  | { do: "remove" | "putBack"; id: string }
  | { do: "move"; id: string; by: 1 | -1 };

/** The initial list. */
export const itemsOf = (images: BeforeHydration["images"]): ImageItem[] =>
  images.map(({ image, removed }) => ({ id: image.key, name: image.alt, state: "kept", kept: image, removed }));

/** The number of pictures that count towards the limit. */
export const counted = (items: readonly ImageItem[]): number =>
  items.filter((item) => item.state === "sending" || (item.state === "kept" && !item.removed)).length;

/** The pictures that the form submits, in order. */
export const sentItems = (items: readonly ImageItem[]): (ImageItem & { state: "kept" })[] =>
  items.filter((item) => item.state === "kept").filter(({ removed }) => !removed);

export const isSending = (items: readonly ImageItem[]): boolean => items.some(({ state }) => state === "sending");

export function changed(items: readonly ImageItem[], change: ImageChange): ImageItem[] {
  switch (change.do) {
    case "add":
      return [...items, ...change.items];
    case "drop":
      return items.filter(({ id }) => id !== change.id);
    case "move":
      return moved(items, change.id, change.by);
    case "arrived":
      return arrived(items, change);
    default:
      return items.map((item) => (item.id === change.id ? after(item, change) : item));
  }
}

/** In a field for one picture, the new one replaces the old. */
function arrived(items: readonly ImageItem[], { id, kept, single }: ImageChange & { do: "arrived" }): ImageItem[] {
  const left = single ? items.filter((item) => item.id === id || item.state !== "kept") : items;
  return left.map((item) => (item.id === id ? { id, name: item.name, state: "kept", kept, removed: false } : item));
}

function after(item: ImageItem, change: ImageChange): ImageItem {
  if (item.state === "kept")
    return change.do === "remove" || change.do === "putBack" ? { ...item, removed: change.do === "remove" } : item;
  const { id, name, size } = item;
  if (change.do === "progress") return { id, name, size, state: "sending", part: change.part };
  if (change.do === "again") return { id, name, size, state: "sending", part: 0 };
  if (change.do === "failed") return { id, name, size, state: "failed", sentence: change.sentence, again: true };
  return item;
}

/** Moves past the next submitted picture; skips removed and refused ones. */
function moved(items: readonly ImageItem[], id: string, by: 1 | -1): ImageItem[] {
  const sent = sentItems(items);
  const place = sent.findIndex((item) => item.id === id);
  const other = sent[place + by];
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === other?.id);
  if (!other || from < 0) return [...items];
  const [item] = items.slice(from, from + 1);
  const rest = items.filter((one) => one.id !== id);
  return item ? [...rest.slice(0, to), item, ...rest.slice(to)] : [...items];
}

/** "3 din 20 de imagini" */
export const placesText = (items: readonly ImageItem[], most: number): string =>
  `${counted(items)} din ${plural(most, "imagine", "imagini")}`;

/** A stored picture as the field shows and submits it: `key` is its sealed id. */
export type KeptImage = { key: string; picture: PictureData; alt: string };

/** Changes made to the list before the page was hydrated. */
export type BeforeHydration = {
  /** The list as rendered. */
  of: readonly KeptImage[];
  /** In the typed order, with the typed descriptions. */
  images: { image: KeptImage; removed: boolean }[];
  /** Chosen files, and their description. */
  files: readonly File[];
  alt: string;
  /** The focused control and the position of its caret. */
  focus: { id: string; caret: number | null } | null;
};

/** Reads the list without JavaScript from the page. */
export function listBeforeHydration(box: HTMLElement, name: string, kept: readonly KeptImage[]): BeforeHydration {
  const field = (part: string) => box.querySelector<HTMLInputElement>(`[name="${CSS.escape(name + part)}"]`);
  const rows = kept.map((image, index) => ({
    image: { ...image, alt: field(`.kept.${index}.alt`)?.value ?? image.alt },
    removed: field(`.kept.${index}.remove`)?.checked === true,
    place: placeOf(field(`.kept.${index}.order`)?.value, index + 1),
  }));
  return {
    of: kept,
    images: rows.sort((one, other) => one.place - other.place).map(({ image, removed }) => ({ image, removed })),
    files: [...(field("")?.files ?? [])],
    alt: field(".alt")?.value ?? "",
    focus: focusIn(box),
  };
}

function focusIn(box: HTMLElement): BeforeHydration["focus"] {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || !box.contains(active)) return null;
  return { id: active.id, caret: active.type === "text" ? active.selectionStart : null };
}

/**
 * Sort key of a picture with a typed position: moved up it comes before the picture at that position, moved down after
 * it. Text that is not a number keeps the current position, counted from 1.
 */
export function placeOf(typed: string | undefined, stood: number): number {
  const place = Number(typed);
  if (!typed || !Number.isFinite(place)) return stood;
  return place + 0.5 * Math.sign(place - stood);
}
