import { useCallback, useState } from "react";

let openings = 0;

/**
 * Which opening of a dialog is shown, the key of its element; 0 for none. The browser tells of a closing in a later task: one
 * heard after the dialog was opened again belongs to the opening before.
 */
export function useOpening() {
  const [opening, setOpening] = useState(0);
  const open = useCallback(() => {
    openings += 1;
    setOpening(openings);
  }, []);
  return { opening, open, close: () => setOpening((now) => (now === opening ? 0 : now)) };
}
