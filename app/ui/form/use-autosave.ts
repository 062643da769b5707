import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Autosaved } from "~/platform/form/autosave";

export type Autosave = {
  busy: boolean;
  answer: Autosaved | null;
  /** What the last saving has made of the text; null before the first. */
  version: string | null;
};

const QUIET_MS = 2000;

/**
 * Saves a text two seconds after typing stops, and at once when the tab is left or the line is back, if anything is not
 * saved; one saving at a time, so that each names the version that the one before has made. A button that is pressed while
 * one is under way is heard right after it: its author would otherwise be told of somebody else, who is themselves. `off`:
 * somebody has to decide first which of two texts remains.
 */
export function useAutosave(box: RefObject<HTMLFormElement | null>, action: string, off: boolean): Autosave {
  const { submit, state, data } = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isUnsaved = useRef(false);
  const standing = useRef<{ running: boolean; again: boolean; version: string | null }>(START);
  const [version, setVersion] = useState<string | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const press = usePressedAgain(box);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!box.current || off) return;
    const { running, version: last } = standing.current;
    standing.current = { running: true, again: running, version: last };
    if (running) return;
    const typed = typedIn(box.current);
    if (last !== null) typed.set("version", last);
    isUnsaved.current = false;
    void submit(typed, { method: "post", action, encType: "multipart/form-data" });
  }, [box, action, off, submit]);

  useEffect(() => {
    if (state !== "idle" || !standing.current.running) return;
    const { again, version: last } = standing.current;
    const made = data && "version" in data ? data.version : last;
    if (!data || "unsaved" in data) isUnsaved.current = true;
    standing.current = { running: false, again: false, version: made };
    setVersion(made);
    if (pressed.current) press(pressed.current);
    else if (again) save();
    pressed.current = null;
  }, [state, data, save, press]);

  useEffect(() => {
    if (!off) return;
    standing.current = START;
    setVersion(null);
  }, [off]);

  useEffect(() => {
    const form = box.current;
    const typed = () => {
      isUnsaved.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, QUIET_MS);
    };
    const sent = (event: SubmitEvent) => {
      clearTimeout(timer.current);
      if (!standing.current.running) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = { button: event.submitter };
    };
    const leaving = () => document.visibilityState === "hidden" && timer.current !== undefined && save();
    const backOnline = () => isUnsaved.current && save();
    form?.addEventListener("input", typed);
    form?.addEventListener("submit", sent);
    document.addEventListener("visibilitychange", leaving);
    window.addEventListener("online", backOnline);
    return () => {
      form?.removeEventListener("input", typed);
      form?.removeEventListener("submit", sent);
      document.removeEventListener("visibilitychange", leaving);
      window.removeEventListener("online", backOnline);
      clearTimeout(timer.current);
    };
  }, [box, save]);

  return { busy: state !== "idle", answer: data ?? null, version };
}

type Pressed = { button: HTMLElement | null };

/** Presses a button of the form after the next drawing: the form holds the version that was made by then. */
function usePressedAgain(box: RefObject<HTMLFormElement | null>) {
  const [sending, setSending] = useState<Pressed | null>(null);
  useEffect(() => {
    if (sending === null) return;
    setSending(null);
    box.current?.requestSubmit(sending.button);
  }, [box, sending]);
  return setSending;
}

const START = { running: false, again: false, version: null };

/** Files wait for the button. */
function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  typed.set("intent", "autosave");
  return typed;
}
