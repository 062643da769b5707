import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Autosaved } from "~/platform/form/autosave";
import { SIGNED_OUT } from "~/platform/form/unsaved";
import { whenBack } from "../live/line";
import { sessionEnded } from "../unsent/ended";

export type Autosave = {
  busy: boolean;
  answer: Autosaved | null;
  /** The version after the last save; null before the first. */
  version: string | null;
};

const QUIET_MS = 2000;

/**
 * Saves a record two seconds after typing stops, and at once when the tab is hidden or the connection returns. Saves run one
 * after the other, each with the version of the previous one. A submit during a save is repeated afterwards, since it would
 * otherwise conflict with it. `off`: the author has to resolve a conflict first.
 */
export function useAutosave(box: RefObject<HTMLFormElement | null>, action: string, off: boolean): Autosave {
  const { submit, state, data } = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isUnsaved = useRef(false);
  const progress = useRef<{ running: boolean; again: boolean; version: string | null }>(START);
  const [version, setVersion] = useState<string | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const press = usePressedAgain(box);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!box.current || off) return;
    const { running, version: last } = progress.current;
    progress.current = { running: true, again: running, version: last };
    if (running) return;
    const typed = typedIn(box.current);
    if (last !== null) typed.set("version", last);
    isUnsaved.current = false;
    void submit(typed, { method: "post", action, encType: "multipart/form-data" });
  }, [box, action, off, submit]);

  useEffect(() => {
    if (state !== "idle" || !progress.current.running) return;
    const { again, version: last } = progress.current;
    const made = data && "version" in data ? data.version : last;
    if (!data || "unsaved" in data) isUnsaved.current = true;
    if (data && "unsaved" in data && data.unsaved === SIGNED_OUT) sessionEnded();
    progress.current = { running: false, again: false, version: made };
    setVersion(made);
    if (pressed.current) press(pressed.current);
    else if (again) save();
    pressed.current = null;
  }, [state, data, save, press]);

  useEffect(() => {
    if (!off) return;
    progress.current = START;
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
      if (!progress.current.running) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = { button: event.submitter };
    };
    const leaving = () => document.visibilityState === "hidden" && timer.current !== undefined && save();
    const backOnline = () => isUnsaved.current && save();
    form?.addEventListener("input", typed);
    form?.addEventListener("submit", sent);
    document.addEventListener("visibilitychange", leaving);
    const stopLine = whenBack(backOnline);
    return () => {
      form?.removeEventListener("input", typed);
      form?.removeEventListener("submit", sent);
      document.removeEventListener("visibilitychange", leaving);
      stopLine();
      clearTimeout(timer.current);
    };
  }, [box, save]);

  return { busy: state !== "idle", answer: data ?? null, version };
}

type Pressed = { button: HTMLElement | null };

/** Submits the form with a button after the next render, when it contains the new version. */
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

/** The fields without files, which only the button sends. */
function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  typed.set("intent", "autosave");
  return typed;
}
