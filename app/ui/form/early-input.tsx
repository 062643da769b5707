import { useEffect, useLayoutEffect } from "react";
import { type Control, isTouched } from "./touched";

type Typed = { value: string; start: number; end: number };

/**
 * Records text typed before hydration, because React resets every textarea to its initial value. Returns the function that
 * restores it.
 */
export function noteEarlyInput(): () => void {
  const typed = new Map<HTMLTextAreaElement, Typed>();
  const note = (box: HTMLTextAreaElement) =>
    typed.set(box, { value: box.value, start: box.selectionStart, end: box.selectionEnd });
  const heard = ({ target }: Event) => target instanceof HTMLTextAreaElement && note(target);
  for (const box of document.querySelectorAll("textarea")) if (isTouched(box)) note(box);
  document.addEventListener("input", heard, true);
  return () => {
    document.removeEventListener("input", heard, true);
    for (const [box, { value, start, end }] of typed) {
      if (box.value === value) continue;
      box.value = value;
      box.setSelectionRange(start, end);
    }
    typed.clear();
  };
}

/** Rendered after the page: restores early input, then dispatches `input` events, so that form listeners notice it. */
export function EarlyInput({ giveBack }: { giveBack: () => void }) {
  useLayoutEffect(() => giveBack(), [giveBack]);
  useEffect(() => {
    performance.mark("hydrated"); // from here on the page answers; measurements wait for it
    for (const control of document.querySelectorAll<Control>("input, textarea, select"))
      if (isTouched(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return null;
}
