import { linked } from "./linked";

/** The paragraphs of a text, from `paragraphs` of `platform/language`. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal and never change places
    <p key={place}>{linked(paragraph)}</p>
  ));
}
