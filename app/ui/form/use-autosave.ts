import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Autosaved } from "~/platform/form/autosave";
import { SIGNED_OUT } from "~/platform/form/unsaved";
import { whenBack } from "../live/line";
import { sessionEnded } from "../unsent/ended";
import { setSaveFirst } from "../unsent/save-first";
import { type Timer, useTimer } from "./use-timer";

export type Autosave = {
  busy: boolean;
  answer: Autosaved | null;
  /** The version after the last save; null before the first. */
  version: string | null;
};

const QUIET_MS = 2000;

/**
 * Saves a record two seconds after typing stops, and at once when the page is left, the tab is hidden or the connection
 * returns. Saves run one after the other, each with the version of the previous one. A submit during a save is repeated
 * afterwards, since it would otherwise conflict with it. `off`: the author has to resolve a conflict first.
 */
export function useAutosave(box: RefObject<HTMLFormElement | null>, action: string, off: boolean): Autosave {
  const { submit, state, data } = useFetcher<Autosaved>();
  const timer = useTimer();
  const isUnsaved = useRef(false);
  const progress = useRef<Progress>(START);
  const [version, setVersion] = useState<string | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const press = usePressedAgain(box);

  const save = useCallback(() => {
    timer.stop();
    if (!box.current || off) return;
    const { running, version: last } = progress.current;
    progress.current = { running: true, again: running, version: last };
    if (running) return;
    const typed = typedIn(box.current, progress.current);
    isUnsaved.current = false;
    void submit(typed, { method: "post", action, encType: "multipart/form-data" });
  }, [box, action, off, submit, timer]);

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
      if (!off) timer.start(save, QUIET_MS);
    };
    const sent = (event: SubmitEvent) => {
      timer.stop();
      if (!progress.current.running) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = { button: event.submitter };
    };
    const leaving = () => document.visibilityState === "hidden" && timer.isDue() && save();
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
      timer.stop();
    };
  }, [box, off, save, timer]);

  const saveWithoutAnswer = useCallback(() => {
    if (!box.current) return;
    const body = typedIn(box.current, progress.current);
    fetch(action, { method: "post", body, keepalive: true }).catch(() => {}); // nobody is there to be told
  }, [box, action]);
  useSaveFirst(state === "idle", { timer, isUnsaved, progress, save, saveWithoutAnswer });
  return { busy: state !== "idle", answer: data ?? null, version };
}

type Progress = { running: boolean; again: boolean; version: string | null };

type Saving = {
  timer: Timer;
  isUnsaved: RefObject<boolean>;
  progress: RefObject<Progress>;
  save: () => void;
  saveWithoutAnswer: () => void;
};

/** What leads away from the page waits for the save of what was typed. A document that goes away for good cannot wait. */
function useSaveFirst(isIdle: boolean, { timer, isUnsaved, progress, save, saveWithoutAnswer }: Saving): void {
  const waiting = useRef<((isSaved: boolean) => void)[]>([]);
  useEffect(
    () =>
      setSaveFirst(() => {
        if (timer.isDue()) save();
        return progress.current.running ? new Promise((resolve) => waiting.current.push(resolve)) : null;
      }),
    [timer, progress, save],
  );
  useEffect(() => {
    if (!isIdle || progress.current.running) return;
    for (const resolve of waiting.current.splice(0)) resolve(!isUnsaved.current);
  });
  useEffect(() => {
    const gone = () => {
      if (timer.isDue()) saveWithoutAnswer();
      timer.stop();
    };
    window.addEventListener("pagehide", gone);
    return () => window.removeEventListener("pagehide", gone);
  }, [timer, saveWithoutAnswer]);
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

const START: Progress = { running: false, again: false, version: null };

/** The fields without files, which only the button sends, and the version that they follow. */
function typedIn(form: HTMLFormElement, { version }: Progress): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  typed.set("intent", "autosave");
  if (version !== null) typed.set("version", version);
  return typed;
}
