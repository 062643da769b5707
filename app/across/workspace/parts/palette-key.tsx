import { type ComponentType, useLayoutEffect, useState } from "react";
import { useOpening } from "~/ui/dialog/use-opening";
import type { FindPaletteProps } from "./find-palette";

const script = () => import("./find-palette");

/**
 * Opens the palette at Ctrl K (⌘ K). Its script is fetched when the first of the keys goes down; where it cannot be, the search field of the
 * bar gets the focus. What already uses the keys, as the editor does for links, keeps them.
 */
export function PaletteKey(props: Omit<FindPaletteProps, "onClose">) {
  const [Palette, setPalette] = useState<ComponentType<FindPaletteProps> | null>(null);
  const { opening, open, close } = useOpening();
  // a layout effect: the keys answer from the moment at which the page does
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") void script().catch(() => undefined);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
      script().then(
        ({ FindPalette }) => setPalette(() => FindPalette),
        () => document.getElementById("cautare-sus")?.focus(),
      );
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);
  return opening && Palette ? <Palette key={opening} {...props} onClose={close} /> : null;
}
