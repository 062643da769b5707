import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { isTouched } from "~/ui/form/early-input";

/** How the saving while typing answers: saved at an hour, not saved and why. */
export type Autosaved = { saved: string } | { unsaved: string };

const QUIET_MS = 2000;
const FILES = /^(files|removedFiles)/;

/** Saves a draft two seconds after typing stops, and at once when the tab is left; files wait for the button. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, action: string) {
  const fetcher = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const submit = fetcher.submit;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const typed = new FormData(form.current);
    for (const name of [...typed.keys()].filter((key) => FILES.test(key))) typed.delete(name);
    typed.set("intent", "autosave");
    void submit(typed, { method: "post", action, encType: "multipart/form-data" });
  }, [form, action, submit]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, QUIET_MS);
  }, [save]);

  useEffect(() => {
    const leaving = () => document.visibilityState === "hidden" && timer.current !== undefined && save();
    document.addEventListener("visibilitychange", leaving);
    return () => {
      document.removeEventListener("visibilitychange", leaving);
      clearTimeout(timer.current);
    };
  }, [save]);

  return { typed, answer: fetcher.data ?? null, busy: fetcher.state !== "idle" };
}

/** What was typed and stands nowhere else yet, kept in this tab: over a reload, another page, or the end of the session. */
export function useKeptText(name: string, form: RefObject<HTMLFormElement | null>, refused: boolean) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const kept = refused ? null : stored(() => sessionStorage.getItem(name));
    if (!kept || !form.current) return;
    fill(form.current, new URLSearchParams(kept));
    setRestored(true);
  }, [name, form, refused]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].filter(([key, value]) => typeof value === "string" && isTyped(key));
    const kept = new URLSearchParams(texts as [string, string][]).toString();
    stored(() => sessionStorage.setItem(name, kept));
  }, [name, form]);
  const forget = useCallback(() => {
    stored(() => sessionStorage.removeItem(name));
    setRestored(false);
  }, [name]);
  return { keep, forget, restored };
}

const TYPED = ["title", "category", "description", "budgetMin", "budgetMax", "deadline", "county", "urgency"];
const isTyped = (key: string): boolean => TYPED.includes(key);

function fill(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const [name, value] of kept) {
    const field = form.elements.namedItem(name);
    const fillable =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (fillable && value !== "" && !isTouched(field)) field.value = value;
  }
}

/** A browser may refuse its storage; then nothing is kept, and nothing else is lost. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
