import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../button/button";

const CHOICE = "psp-scurtaturi-articole";

/** What a key brings the focus to: the id of a button or a field, and its words ("la „Aprobă”"). */
type FocusKey = { id: string; words: string };

type QueueKeysProps = {
  previous: string | null;
  next: string | null;
  /** The two verbs of a decision, where one can be taken. */
  approve?: FocusKey | null;
  reject?: FocusKey | null;
};

/** Shortcuts do not work while somebody types or a dialog is open. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/**
 * Keyboard shortcuts of a queue that is decided one by one. "a" and "r" only bring the focus, so that a mistyped key decides
 * nothing. They can be switched off for people whose assistive technology uses single letters (WCAG 2.1.4).
 */
export function QueueKeys({ previous, next, approve = null, reject = null }: QueueKeysProps) {
  const navigate = useNavigate();
  const [on, setOn] = useState<boolean | null>(null); // null before hydration, when there are no shortcuts
  useEffect(() => setOn(localStorage.getItem(CHOICE) !== "nu"), []);
  useEffect(() => {
    if (on !== true) return;
    const go = (href: string | null) => (href === null ? undefined : void navigate(href));
    const focus = (key: FocusKey | null) => () => {
      if (key) document.getElementById(key.id)?.focus();
    };
    const acts = new Map([
      ["j", () => go(next)],
      ["ArrowRight", () => go(next)],
      ["k", () => go(previous)],
      ["ArrowLeft", () => go(previous)],
      ["a", focus(approve)],
      ["r", focus(reject)],
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
  }, [on, navigate, previous, next, approve, reject]);
  if (on === null) return null;
  const toggle = () => {
    localStorage.setItem(CHOICE, on ? "nu" : "da");
    setOn(!on);
  };
  const keys = [
    "j sau → următorul, k sau ← anteriorul",
    approve && `a duce ${approve.words}`,
    reject && `r ${reject.words}`,
  ];
  return (
    <div className="split with-keys small muted">
      <p>{on ? `Taste: ${keys.filter(Boolean).join(", ")}.` : "Scurtăturile de tastatură sunt oprite."}</p>
      <Button type="button" variant="quiet" small onClick={toggle}>
        {on ? "Oprește scurtăturile" : "Pornește scurtăturile"}
      </Button>
    </div>
  );
}
