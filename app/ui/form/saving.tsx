import type { Autosave } from "./use-autosave";
import type { Keeping } from "./use-kept-form";

/** Said in passing, to whoever writes. */
const status = (text: string) => (
  <p className="small muted num" role="status">
    {text}
  </p>
);

/** How the saving of a text stands while it is written. */
export function Saving({ saving: { busy, answer } }: { saving: Autosave }) {
  if (busy) return status("Se salvează…");
  if (answer === null) return status("");
  return status("saved" in answer ? `Salvat la ${answer.saved}` : answer.unsaved);
}

/** How the keeping of what is typed stands, until it is sent. */
export function Kept({ keeping }: { keeping: Keeping }) {
  if (keeping === null) return status("");
  return status("kept" in keeping ? `Ciornă păstrată la ${keeping.kept}` : keeping.unkept);
}
