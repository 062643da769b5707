import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type DraftView, isFull, type KeptAnswer, type Unkept } from "~/platform/form/draft-view";
import { FORM_KEY, isHiddenField, SEEN_DRAFT, TYPED_SINCE } from "~/platform/form/hidden-fields";
import { SIGNED_OUT } from "~/platform/form/unsaved";
import { whenBack } from "../live/line";
import { sessionEnded } from "../unsent/ended";
import { type Control, isTouched } from "./touched";
import { useTimer } from "./use-timer";

const KEEPER = "/ciorna";
const QUIET_MS = 1500;
const SIGNED_OUT_STATUS = 403;

/** Kept at this hour, not kept for this reason, or null before anything was typed. */
export type Keeping = { kept: string } | { unkept: string } | null;

const OUT_OF_REACH = "Textul nu se poate păstra acum. Trimiteți formularul înainte de a închide pagina.";
const OTHERS_WAIT =
  "Ce scrieți acum nu se păstrează automat, fiindcă mai sus așteaptă două texte păstrate. Continuați sau ștergeți unul.";
const UNKEPT: Record<Unkept, string> = {
  "signed out": SIGNED_OUT,
  long: "Textul este prea lung pentru a fi păstrat. Trimiteți formularul înainte de a închide pagina.",
  sent: "Formularul a fost deja trimis.",
  newer:
    "Textul păstrat s-a schimbat între timp în altă filă sau pe alt dispozitiv: ce scrieți aici nu se mai păstrează. Trimiteți formularul sau reîncărcați pagina.",
};

/**
 * Stores the typed text as a server draft, shortly after typing stops, after a refused submit, at once when the page is left,
 * and again when the connection is back; one request after the other. A draft that waits to be resumed stays as it is: what
 * is typed beside it is another one. While two wait nothing is stored.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, draft: DraftView | null, answered?: object) {
  const [keeping, setKeeping] = useState<Keeping>(null);
  const full = draft !== null && isFull(draft);
  const timer = useTimer();
  const isSending = useRef(false);
  /** Something was to be kept while an earlier text was on its way. */
  const isNext = useRef(false);
  const isLost = useRef(false);
  const known = useRef<Known>({ ...START, seen: draft?.resumed?.at ?? "" });
  known.current.isFilled = answered !== undefined || Boolean(draft?.resumed);
  const path = draft?.path;

  const keep = useCallback(async () => {
    timer.stop();
    if (!form.current) return;
    isNext.current = isSending.current;
    if (isSending.current) return;
    isSending.current = true;
    const answer = await send(form.current, known.current);
    isSending.current = false;
    isLost.current = answer === null || isSignedOut(answer);
    if (answer && "at" in answer) known.current.seen = answer.at;
    if (answer && isSignedOut(answer)) sessionEnded();
    setKeeping(wordsOf(answer));
    if (isNext.current) void keep();
  }, [form, timer]);
  const later = useCallback(() => timer.start(keep, QUIET_MS), [keep, timer]);

  // the draft may be of another page, or another one, after a navigation
  useEffect(() => {
    known.current.seen = draft?.resumed?.at ?? "";
  }, [draft?.resumed?.at]);

  useEffect(() => {
    const box = form.current;
    if (box === null || path === undefined) return;
    const typed = () => (full ? setKeeping({ unkept: OTHERS_WAIT }) : later());
    const leaving = () => document.visibilityState === "hidden" && timer.isDue() && void keep();
    box.addEventListener("input", typed);
    const sent = () => {
      timer.stop();
      isNext.current = false;
      known.current.sentKey = keyOf(box);
      setKeeping(null); // what the status speaks of is no longer in the box
    };
    box.addEventListener("submit", sent);
    document.addEventListener("visibilitychange", leaving);
    const again = () => isLost.current && void keep();
    const stopLine = whenBack(again);
    window.addEventListener("focus", again); // back from the tab in which they signed in
    return () => {
      box.removeEventListener("input", typed);
      box.removeEventListener("submit", sent);
      document.removeEventListener("visibilitychange", leaving);
      stopLine();
      window.removeEventListener("focus", again);
      // unmounted by a navigation inside the app: store what is pending
      if (timer.isDue() || isNext.current) void send(box, known.current);
      timer.stop();
    };
  }, [form, path, full, keep, later, timer]);

  // what was typed just before a refused submit is stored too
  useEffect(() => {
    if (answered !== undefined) known.current.sentKey = null;
    if (answered !== undefined && path !== undefined && !full) later();
  }, [answered, path, full, later]);

  return keeping;
}

/**
 * Whether the form holds something that a person typed or chose. A form that was refused, or filled from a draft, shows what
 * they typed as its initial values. What hidden fields hold may be typed in other ways.
 */
function hasText(form: HTMLFormElement, isFilled: boolean): boolean {
  const fields = [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name !== "" && type !== "file" && !isHiddenField(name));
  const touched = fields.filter((field) => isTouched(field) || (field.type === "hidden" && field.value !== ""));
  const holds = (field: Control) => (isChoice(field) ? touched.includes(field) : field.value.trim() !== "");
  return (isFilled || touched.length > 0) && fields.some(holds);
}

const CHOICES = ["checkbox", "radio", "select-one", "select-multiple"];
const isChoice = ({ type }: Control): boolean => CHOICES.includes(type);

const isControl = (field: Element): field is Control =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

const START: Known = { seen: "", isFilled: false, sentKey: null };
const keyOf = (form: HTMLFormElement): string => String(new FormData(form).get(FORM_KEY) ?? "");

/** What a page knows of its form beside the fields. */
type Known = {
  /** When the draft that it has seen was kept. */
  seen: string;
  /** Its fields start with what a person typed. */
  isFilled: boolean;
  /** The key with which it was last sent, if no answer has come. */
  sentKey: string | null;
};

async function send(form: HTMLFormElement, { seen, isFilled, sentKey }: Known): Promise<KeptAnswer | null> {
  const typed = new URLSearchParams();
  const isKept = hasText(form, isFilled);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && (isKept || isHiddenField(name))) typed.append(name, value);
  }
  typed.set(SEEN_DRAFT, seen);
  if (sentKey !== null && sentKey === keyOf(form)) typed.set(TYPED_SINCE, "da");
  try {
    const answer = await fetch(KEEPER, { method: "post", body: typed, keepalive: typed.toString().length < 60_000 });
    if (answer.status === SIGNED_OUT_STATUS) return { unkept: "signed out" };
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const isSignedOut = (answer: KeptAnswer): boolean => "unkept" in answer && answer.unkept === "signed out";

function wordsOf(answer: KeptAnswer | null): Keeping {
  if (answer === null) return { unkept: OUT_OF_REACH };
  if ("unkept" in answer) return { unkept: UNKEPT[answer.unkept] };
  return answer.kept === "" ? null : { kept: answer.kept };
}
