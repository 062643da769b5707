/**
 * What a page still has to save before a link or a form leads away from it: null when nothing is to be saved, otherwise whether
 * it was saved.
 */
export type SaveFirst = () => Promise<boolean> | null;

let saveFirst: SaveFirst = () => null;

/** Of the shown page, which saves what is typed by itself. Returns the end of it. */
export function setSaveFirst(next: SaveFirst): () => void {
  saveFirst = next;
  return () => {
    if (saveFirst === next) saveFirst = () => null;
  };
}

export const savesFirst: SaveFirst = () => saveFirst();
