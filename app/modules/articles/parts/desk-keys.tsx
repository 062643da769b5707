import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button/button";
import { REASON } from "./reason-fields";
import { APPROVE } from "./submission-decision";

const WAYS = "Taste: j sau → următorul articol, k sau ← anteriorul";
const DECISIONS = ", a duce la „Aprobă și publică” (Enter îl apasă), r la motivul respingerii";
const CHOICE = "psp-scurtaturi-articole";

type Ways = {
  previous: string | null;
  next: string | null;
  /** There is something to decide here. */
  decides: boolean;
};

/** Keys alone, never with others, and never while somebody types. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/**
 * Reading down the desk without the mouse. Approving needs Enter as well: one key that was meant for something else
 * publishes nothing. They can be switched off, for those whose aids type letters of their own.
 */
export function DeskKeys({ previous, next, decides }: Ways) {
  const navigate = useNavigate();
  const [on, setOn] = useState<boolean | null>(null); // null until there is script: then there are no keys either
  useEffect(() => setOn(localStorage.getItem(CHOICE) !== "nu"), []);
  useEffect(() => {
    if (on !== true) return;
    const go = (href: string | null) => (href === null ? undefined : void navigate(href));
    const acts = new Map([
      ["j", () => go(next)],
      ["ArrowRight", () => go(next)],
      ["k", () => go(previous)],
      ["ArrowLeft", () => go(previous)],
      ["a", () => document.getElementById(APPROVE)?.focus()],
      ["r", () => document.getElementById(REASON)?.focus()],
    ]);
    const hear = (event: KeyboardEvent) => {
      const act = acts.get(event.key);
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [on, navigate, previous, next]);
  if (on === null) return null;
  const turn = () => {
    localStorage.setItem(CHOICE, on ? "nu" : "da");
    setOn(!on);
  };
  return (
    <div className="split split--center deskkeys small muted">
      <p>{on ? `${WAYS}${decides ? DECISIONS : ""}.` : "Scurtăturile de tastatură sunt oprite."}</p>
      <Button type="button" variant="quiet" small onClick={turn}>
        {on ? "Oprește scurtăturile" : "Pornește scurtăturile"}
      </Button>
    </div>
  );
}
