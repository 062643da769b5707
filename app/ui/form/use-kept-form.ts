import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DraftView } from "~/platform/form/draft-view";

const KEEPER = "/ciorna";
const QUIET_MS = 1500;

/** Kept at this hour, not kept for this reason, or null before anything was typed. */
export type Keeping = { kept: string } | { unkept: string } | null;

const OUT_OF_REACH = "Ciorna nu se poate păstra acum. Nu închideți pagina înainte de a salva.";
const ANOTHER_WAITS =
  "Ce scrieți acum nu se păstrează automat, fiindcă mai sus așteaptă modificări mai vechi. Continuați-le sau renunțați la ele; dacă salvați, cele vechi se pierd.";

/**
 * Stores the typed text as a server draft, shortly after typing stops and at once when the page is left. Nothing is stored
 * while an earlier draft waits to be resumed: a page has one draft, and it would be overwritten.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, path: string, draft: DraftView | null) {
  const [keeping, setKeeping] = useState<Keeping>(null);
  const anotherWaits = draft !== null && !draft.resumed;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    setKeeping(await send(form.current, path));
  }, [form, path]);

  useEffect(() => {
    const box = form.current;
    const typed = () => {
      if (anotherWaits) return setKeeping({ unkept: ANOTHER_WAITS });
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, QUIET_MS);
    };
    const sent = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const leaving = () => document.visibilityState === "hidden" && timer.current !== undefined && void keep();
    box?.addEventListener("input", typed);
    box?.addEventListener("submit", sent);
    document.addEventListener("visibilitychange", leaving);
    return () => {
      box?.removeEventListener("input", typed);
      box?.removeEventListener("submit", sent);
      document.removeEventListener("visibilitychange", leaving);
      // unmounted by a navigation inside the app: store what is pending
      if (box && timer.current !== undefined) void send(box, path);
      sent();
    };
  }, [form, keep, path, anotherWaits]);

  return keeping;
}

async function send(form: HTMLFormElement, path: string): Promise<Keeping> {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  typed.append("_pagina", path);
  try {
    const answer = await fetch(KEEPER, { method: "post", body: typed, keepalive: typed.toString().length < 60_000 });
    const { kept } = answer.ok ? await answer.json() : { kept: null };
    return typeof kept === "string" ? { kept } : { unkept: OUT_OF_REACH };
  } catch {
    return { unkept: OUT_OF_REACH };
  }
}
