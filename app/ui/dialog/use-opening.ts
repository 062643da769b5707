import { useCallback, useState } from "react";

/**
 * Whether a dialog that is rendered while it is shown is open, and which of its openings, the key of its element. The browser
 * tells of a closing in a later task: one heard after the dialog was opened again belongs to the opening before.
 */
export function useOpening() {
  const [opening, setOpening] = useState({ key: 0, isOpen: false });
  const { key, isOpen } = opening;
  return {
    key,
    isOpen,
    open: useCallback(() => setOpening((before) => ({ key: before.key + 1, isOpen: true })), []),
    close: useCallback(() => setOpening((now) => (now.key === key ? { key, isOpen: false } : now)), [key]),
  };
}
