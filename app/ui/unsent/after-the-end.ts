import { dropTyped, keepTyped } from "./browser-texts";
import {
  asksBefore,
  currentEnded,
  currentWriter,
  isBeingLeft,
  lookForSession,
  setKept,
  setLeaving,
  signInFrom,
} from "./ended";
import { FROM_BROWSER } from "./kept-text";
import { holdsUnsentText, unsentForms } from "./stay-here";

const GATHER_MS = 300;
/** A sign-out in another tab clears what scripts have stored, a moment after the page is told of it. */
const CLEARED_MS = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
/** One follows the other, so that what was typed last is what stays. */
let keeping = Promise.resolve();

/**
 * Keeps what the page holds in the browser from now on, and asks before the page is left. Returns what ends it: when the same
 * person has signed in again, nothing of the page waits in the browser any more.
 */
export function stayWithText(): () => void {
  for (const [type, heard] of HEARD) window.addEventListener(type, heard, true);
  void keep();
  const afterClearing = setTimeout(keep, CLEARED_MS);
  return () => {
    for (const [type, heard] of HEARD) window.removeEventListener(type, heard, true);
    clearTimeout(afterClearing);
    clearTimeout(timer);
    if (currentEnded() === null) drop();
  };
}

function keep(): Promise<void> {
  clearTimeout(timer);
  keeping = keeping.then(keepNow);
  return keeping;
}

async function keepNow(): Promise<void> {
  if (currentEnded() === null) return;
  const writer = currentWriter();
  // without room in the browser the bar says that the text is only in the page
  const kept = writer !== null && (await keepTyped(writer, unsentForms()).catch(() => false));
  if (currentEnded() === null) drop();
  else setKept(kept);
}

function drop(): void {
  const writer = currentWriter();
  if (writer !== null) dropTyped(writer.person);
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(keep, GATHER_MS);
}

export function leaveFor(address: string): void {
  setLeaving();
  location.assign(address);
}

/** Keeps what was typed a moment ago, then leaves; where it cannot be kept the page stays, and its bar says so. */
export async function keepAndLeaveFor(address: string): Promise<void> {
  await keep();
  if (currentEnded()?.kept || !holdsUnsentText()) leaveFor(address);
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

function followed(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if ((link.target !== "" && link.target !== "_self") || link.getAttribute("href")?.startsWith("#")) return;
  if (link.dataset.signIn !== undefined) {
    stop(event);
    void keepAndLeaveFor(link.href);
  } else if (asksBefore(link.href)) stop(event);
}

/** Nothing of a form would arrive. */
function submitted(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute("method") === "dialog") return;
  if (asksBefore(signInFrom(location.pathname, FROM_BROWSER))) stop(event);
}

function unloading(event: Event): void {
  if (!isBeingLeft() && holdsUnsentText()) event.preventDefault();
}

const HEARD = [
  ["input", later],
  ["click", followed],
  ["submit", submitted],
  ["beforeunload", unloading],
  ["focus", lookForSession],
] as const;
