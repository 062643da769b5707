/** What was written with an empty line, or a new one, between its paragraphs; two of them may say the same. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never change places
    <p key={place}>{paragraph}</p>
  ));
}
