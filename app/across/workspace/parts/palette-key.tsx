import { type ComponentType, useLayoutEffect, useState } from "react";
import type { FindPaletteProps } from "./find-palette";

const script = () => import("./find-palette");
let openings = 0;

/**
 * Opens the palette at Ctrl K (⌘ K). Its script is fetched when the first of the keys goes down; where it cannot be, the search field of the
 * bar gets the focus. What already uses the keys, as the editor does for links, keeps them.
 */
export function PaletteKey(props: Omit<FindPaletteProps, "onClose">) {
  const [Palette, setPalette] = useState<ComponentType<FindPaletteProps> | null>(null);
  /** Which opening is shown; a closing that is heard after the keys were pressed again must not close the next one. */
  const [opening, setOpening] = useState<number | null>(null);
  // a layout effect: the keys answer from the moment at which the page does
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") void script().catch(() => undefined);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openings += 1;
      setOpening(openings);
      script().then(
        ({ FindPalette }) => setPalette(() => FindPalette),
        () => document.getElementById("cautare-sus")?.focus(),
      );
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  if (opening === null || Palette === null) return null;
  const onClose = () => setOpening((current) => (current === opening ? null : current));
  return <Palette key={opening} {...props} onClose={onClose} />;
}
