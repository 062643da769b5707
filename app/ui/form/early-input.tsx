import { useEffect, useLayoutEffect } from "react";

type Typed = { value: string; start: number; end: number };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What people do to a page before its script runs. React writes the first text of every textarea over what was typed
 * there meanwhile, when it takes the page over: this notes it until then, and gives it back in the same moment.
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

/** Stands after the page in its root: gives early input back, then lets whoever listens to forms hear of all of it. */
export function EarlyInput({ giveBack }: { giveBack: () => void }) {
  useLayoutEffect(() => giveBack(), [giveBack]);
  useEffect(() => {
    performance.mark("hydrated"); // from here on the page answers; measurements wait for it
    for (const control of document.querySelectorAll<Control>("input, textarea, select"))
      if (isTouched(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return null;
}

/** Has somebody written, chosen or attached anything here since the page was made? */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue.replace(/\r\n?/g, "\n");
  if (control.type === "hidden") return false;
  if (control.type === "file") return (control.files?.length ?? 0) > 0;
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
