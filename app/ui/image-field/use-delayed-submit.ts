import { type RefObject, useEffect, useRef } from "react";
import { type ImageItem, isSending } from "./items";

const SUBMITS_LATER = "Formularul se trimite automat după ce se încarcă imaginile";
const NOT_SUBMITTED =
  "Formularul nu a fost trimis: o imagine nu s-a încărcat. Încercați din nou sau scoateți-o, apoi trimiteți.";

type DelayedForm = { form: HTMLFormElement; by: HTMLElement | null };

/** Called in a new task: a browser ignores a submission during the dispatch of another one. */
function sendAgain({ form, by }: DelayedForm): void {
  if (form.isConnected) form.requestSubmit(by?.isConnected ? by : null);
}

/** Delays the form's submission while pictures are being uploaded, and dispatches `input` when the list changes. */
export function useDelayedSubmit(
  box: RefObject<HTMLElement | null>,
  items: readonly ImageItem[],
  say: (words: string) => void,
) {
  const now = useRef(items);
  const delayed = useRef<DelayedForm | null>(null);
  const sayRef = useRef(say);
  sayRef.current = say;

  useEffect(() => {
    const form = box.current?.closest("form");
    const hold = (event: SubmitEvent) => {
      if (!form || !isSending(now.current)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      delayed.current = { form, by: event.submitter };
      sayRef.current(SUBMITS_LATER);
    };
    form?.addEventListener("submit", hold, true);
    return () => form?.removeEventListener("submit", hold, true);
  }, [box]);

  useEffect(() => {
    const before = now.current;
    now.current = items;
    if (before !== items && namesOf(before) !== namesOf(items))
      box.current?.dispatchEvent(new Event("input", { bubbles: true }));
    const waiting = delayed.current;
    if (!waiting || isSending(items)) return;
    delayed.current = null;
    if (items.some(({ state }) => state === "failed")) sayRef.current(NOT_SUBMITTED);
    else setTimeout(sendAgain, 0, waiting);
  }, [box, items]);
}

const namesOf = (items: readonly ImageItem[]): string =>
  items.map((item) => `${item.id}${item.state === "kept" ? item.removed : ""}`).join(" ");
