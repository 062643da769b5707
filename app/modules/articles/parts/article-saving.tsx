import type { Keeping } from "~/ui/form/use-kept-form";
import type { Autosave } from "./use-autosave";

const words = (text: string) => (
  <p className="small muted num" role="status">
    {text}
  </p>
);

/** How the keeping of what is typed into a new article stands. */
export function Kept({ keeping }: { keeping: Keeping }) {
  if (keeping === null) return words("");
  return words("kept" in keeping ? `Ciornă păstrată la ${keeping.kept}` : keeping.unkept);
}

/** How the saving of an article stands while it is written. */
export function Saving({ saving: { busy, answer } }: { saving: Autosave }) {
  if (busy) return words("Se salvează…");
  if (answer === null) return words("");
  return words("saved" in answer ? `Salvat la ${answer.saved}` : answer.unsaved);
}
