import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button/button";
import { REASON } from "./reason-fields";
import { APPROVE } from "./submission-decision";

const NAVIGATION_KEYS = "Taste: j sau → următorul articol, k sau ← anteriorul";
const DECISION_KEYS = ", a duce la „Aprobă și publică” (Enter îl apasă), r la motivul respingerii";
const CHOICE = "psp-scurtaturi-articole";

type DeskKeysProps = {
  previous: string | null;
  next: string | null;
  /** A decision form is shown. */
  decides: boolean;
};

/** Shortcuts do not work while somebody types or a dialog is open. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/**
 * Keyboard shortcuts of the review desk. "a" only focuses the button, so that a mistyped key never publishes. They can be
 * switched off for people whose assistive technology uses single letters (WCAG 2.1.4).
 */
export function DeskKeys({ previous, next, decides }: DeskKeysProps) {
  const navigate = useNavigate();
  const [on, setOn] = useState<boolean | null>(null); // null before hydration, when there are no shortcuts
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
    const onKeyDown = (event: KeyboardEvent) => {
      const act = acts.get(event.key);
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [on, navigate, previous, next]);
  if (on === null) return null;
  const toggle = () => {
    localStorage.setItem(CHOICE, on ? "nu" : "da");
    setOn(!on);
  };
  return (
    <div className="split split--center with-keys small muted">
      <p>{on ? `${NAVIGATION_KEYS}${decides ? DECISION_KEYS : ""}.` : "Scurtăturile de tastatură sunt oprite."}</p>
      <Button type="button" variant="quiet" small onClick={toggle}>
        {on ? "Oprește scurtăturile" : "Pornește scurtăturile"}
      </Button>
    </div>
  );
}
