/** A piece of a text; `marked` when it matches the search. */
export type MarkedPiece = { text: string; marked: boolean };

/** Highlights search matches by background and by weight, so not by colour alone. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no name but their place
    return marked ? <mark key={at}>{text}</mark> : text;
  });
}
