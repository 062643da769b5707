import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";

/** How the saving while typing answers: saved at an hour, as this version; not saved, and why. */
export type Autosaved = { saved: string; version: string } | { unsaved: string };
export type Autosave = { busy: boolean; answer: Autosaved | null };

const QUIET_MS = 2000;

/** Saves a text two seconds after typing stops, and at once when the tab is left; one saving at a time. */
export function useAutosave(box: RefObject<HTMLFormElement | null>, action: string): Autosave {
  const fetcher = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const again = useRef(false);
  const running = useRef(false);
  const { submit, state, data } = fetcher;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!box.current) return;
    // The next one must name the version that this one makes.
    if (running.current) {
      again.current = true;
      return;
    }
    running.current = true;
    void submit(typedIn(box.current), { method: "post", action, encType: "multipart/form-data" });
  }, [box, action, submit]);

  useEffect(() => {
    if (state !== "idle" || !running.current) return;
    running.current = false;
    const version = box.current?.elements.namedItem("version");
    if (data && "version" in data && version instanceof HTMLInputElement) version.value = data.version;
    if (!again.current) return;
    again.current = false;
    save();
  }, [box, state, data, save]);

  useEffect(() => {
    const form = box.current;
    const typed = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, QUIET_MS);
    };
    const sent = () => clearTimeout(timer.current);
    const leaving = () => document.visibilityState === "hidden" && timer.current !== undefined && save();
    form?.addEventListener("input", typed);
    form?.addEventListener("submit", sent);
    document.addEventListener("visibilitychange", leaving);
    return () => {
      form?.removeEventListener("input", typed);
      form?.removeEventListener("submit", sent);
      document.removeEventListener("visibilitychange", leaving);
      clearTimeout(timer.current);
    };
  }, [box, save]);

  return { busy: state !== "idle", answer: data ?? null };
}

/** Files wait for the button. */
function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  typed.set("intent", "autosave");
  return typed;
}
