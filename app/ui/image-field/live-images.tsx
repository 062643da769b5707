import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { plural } from "~/platform/language/plural";
import { DropZone } from "./drop-zone";
import { type BeforeHydration, counted, type ImageItem, isSending, placesText, sentItems } from "./items";
import { LiveRow, type RowActions } from "./live-row";
import type { ImagesProps } from "./plain-images";
import { useUploads } from "./use-uploads";

/** The list with JavaScript: pictures are uploaded one by one, and the form submits only their keys. */
export function LiveImages({ name, id, kept, most, initial }: ImagesProps & { initial: BeforeHydration }) {
  const [said, say] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const single = most === 1;
  const isRenderedList = initial.of === kept;
  const { items, change, add, again, cancel } = useUploads({
    images: isRenderedList ? initial.images : kept.map((image) => ({ image, removed: false })),
    single,
    tell: ({ name }, answer) =>
      say(answer.ok ? `${name} este încărcată` : `${name} nu a fost încărcată. ${answer.sentence}`),
  });
  const focusOn = useFocusAfter(box, items);
  useDelayedSubmit(box, items, say);
  const sent = sentItems(items);
  const count = counted(items);

  const take = (files: readonly File[], alt?: string) => {
    const room = single ? 1 : Math.max(0, most - count);
    add(files.slice(0, room), alt);
    const left = files.length - room;
    if (left > 0) say(`Nu mai este loc pentru ${plural(left, "imagine", "imagini")}. Scoateți din ele, apoi adăugați.`);
    else say(`Se încarcă ${plural(files.length, "imagine", "imagini")}`);
  };
  const uploadsStarted = useRef(!isRenderedList);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial uploads start once
  useEffect(() => {
    if (uploadsStarted.current) return;
    uploadsStarted.current = true;
    if (initial.files.length > 0) take(initial.files, initial.alt);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes on once, where its control still stands
  useLayoutEffect(() => {
    if (isRenderedList && initial.focus) restoreFocus(initial.focus);
  }, []);

  const actions: RowActions = {
    again,
    cancel: (item) => {
      cancel(item);
      say(`${item.name}: încărcarea s-a oprit`);
      focusOn(null, "input");
    },
    move: (item, by) => {
      change({ do: "move", id: item.id, by });
      say(`Imaginea este acum pe locul ${sent.indexOf(item as (typeof sent)[number]) + 1 + by} din ${sent.length}`);
      focusOn(item.id, by < 0 ? "up" : "down");
    },
    remove: (item) => {
      change({ do: "remove", id: item.id });
      say("Imaginea va fi scoasă la salvare");
      focusOn(item.id, "putBack");
    },
    putBack: (item) => {
      change({ do: "putBack", id: item.id });
      say("Imaginea este din nou în listă");
      focusOn(item.id, "remove");
    },
  };
  return (
    <div ref={box}>
      <p className="vh" role="status">
        {said}
      </p>
      {items.length > 0 ? (
        <ol className="images__list">
          {items.map((item) => (
            <LiveRow
              key={item.id}
              item={item}
              place={placeIn(sent, item)}
              last={sent.length}
              field={name}
              id={id}
              actions={actions}
            />
          ))}
        </ol>
      ) : null}
      <DropZone id={id} several={!single} some={count > 0} full={!single && count >= most} onFiles={take} />
      {single ? null : <p className="hint num">{placesText(items, most)}</p>}
    </div>
  );
}

/** Index among the submitted pictures; -1 for others. */
const placeIn = (sent: readonly ImageItem[], item: ImageItem): number => sent.indexOf(item);

function restoreFocus({ id, caret }: { id: string; caret: number | null }): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && caret !== null) control.setSelectionRange(caret, caret);
}

/** Restores the focus after a change of the list: on a tool of a row, or on the file input. */
function useFocusAfter(box: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const wanted = useRef<{ id: string | null; tool: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the list that moves the focus
  useEffect(() => {
    if (!wanted.current) return;
    const { id, tool } = wanted.current;
    wanted.current = null;
    const row = id === null ? box.current : box.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const found = tool === "input" ? row?.querySelector<HTMLElement>("input[type=file]") : toolOf(row, tool);
    found?.focus();
  }, [items]);
  return (id: string | null, tool: string) => {
    wanted.current = { id, tool };
  };
}

/** At the end of the list the used button is disabled, so the next enabled tool gets the focus. */
function toolOf(row: Element | null | undefined, tool: string): HTMLElement | null | undefined {
  const found = row?.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`);
  if (!found?.disabled) return found;
  return row?.querySelector<HTMLElement>("[data-tool]:not([disabled])");
}

const SUBMITS_LATER = "Formularul se trimite automat după ce se încarcă imaginile";
const NOT_SUBMITTED =
  "Formularul nu a fost trimis: o imagine nu s-a încărcat. Încercați din nou sau scoateți-o, apoi trimiteți.";

type DelayedForm = { form: HTMLFormElement; by: HTMLElement | null };

/** Called in a new task: a browser ignores a submission during the dispatch of another one. */
function sendAgain({ form, by }: DelayedForm): void {
  if (form.isConnected) form.requestSubmit(by?.isConnected ? by : null);
}

/** Delays the form's submission while pictures are being uploaded, and dispatches `input` when the list changes. */
function useDelayedSubmit(
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
