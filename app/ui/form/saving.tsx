import { createContext, type ReactNode } from "react";
import type { Autosave } from "./use-autosave";
import type { Keeping } from "./use-kept-form";

/** A status line for screen readers too. */
const status = (words: ReactNode) => (
  <p className="small muted num" role="status">
    {words}
  </p>
);

/** The state of autosave. */
export function Saving({ saving: { busy, answer } }: { saving: Autosave }) {
  if (busy) return status("Se salvează…");
  if (answer === null) return status("");
  return status("saved" in answer ? `Salvat la ${answer.saved}` : answer.unsaved);
}

/** The state of the server draft. */
export function Kept({ keeping }: { keeping: Keeping }) {
  if (keeping === null) return status("");
  return status("kept" in keeping ? `Text păstrat la ${keeping.kept}` : keeping.unkept);
}

/** In a form whose buttons are a bar: what the bar says of the draft, null for a form that has none. Outside one undefined. */
export const BarStatus = createContext<ReactNode | undefined>(undefined);
