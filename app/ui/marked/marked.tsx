/** Text in pieces, some of them what was searched for. */
export type MarkedPiece = { text: string; marked: boolean };

/** What was searched for stands out by its ground and its weight, also for eyes that miss colour. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no name but their place
    return marked ? <mark key={at}>{text}</mark> : text;
  });
}
