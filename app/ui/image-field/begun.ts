import type { KeptImage } from "./kept-image";
import { placeOf } from "./place";

/** What was done to the list before the page's script ran: it goes on from there. */
export type Begun = {
  /** The list that was shown. */
  of: readonly KeptImage[];
  /** In the places that were written, described as was typed. */
  images: { image: KeptImage; removed: boolean }[];
  /** Chosen, and what they show. */
  files: readonly File[];
  alt: string;
  /** Where the focus was: an id, and the place in what is typed there. */
  focus: { id: string; caret: number | null } | null;
};

/** Reads the list without script as it stands in the page. */
export function begunIn(box: HTMLElement, name: string, kept: readonly KeptImage[]): Begun {
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

function focusIn(box: HTMLElement): Begun["focus"] {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || !box.contains(active)) return null;
  return { id: active.id, caret: active.type === "text" ? active.selectionStart : null };
}
