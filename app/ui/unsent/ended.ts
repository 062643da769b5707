import { FROM_BROWSER, KEPT_TEXT, type Writer } from "./kept-text";
import { holdsUnsentText, unsentForms } from "./stay-here";

/** The session has ended while the page holds unsent text. `kept`: in this browser; null while that is being tried. */
export type Ended = { kept: boolean | null };

const GATHER_MS = 300;
/** A sign-out in another tab clears what scripts have stored, a moment after the page is told of it. */
const CLEARED_MS = 1_500;

let writer: Writer | null = null;
let ended: Ended | null = null;
/** Where a link would lead that was followed meanwhile; it is asked about. */
let question: string | null = null;
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

export const currentEnded = (): Ended | null => ended;
export const currentQuestion = (): string | null => question;

export function subscribeToEnded(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

function change(next: { ended?: Ended | null; question?: string | null }): void {
  if (next.ended !== undefined) ended = next.ended;
  if (next.question !== undefined) question = next.question;
  for (const notify of subscribers) notify();
}

/** Not while the page holds unsent text: that is of the person for whom it was drawn, whoever has signed in meanwhile. */
export function setWriter(next: Writer | null): void {
  if (next !== null && !holdsUnsentText()) writer = next;
}

/** The sign-in that leads back, in words of the page's own workspace. */
export function signInFrom(pathname: string, onward: string): string {
  const query = `redirectTo=${encodeURIComponent(onward)}`;
  if (pathname.startsWith("/admin/")) return `/admin-login?${query}`;
  const [, workspace] = pathname.split("/");
  return `/login?${query}${workspace === "uat" || workspace === "firma" ? `&tip=${workspace}` : ""}`;
}

/** Whether an answer leads to the sign-in because there is no session, without the server having kept the form. */
export function leadsToSignIn(answer: unknown): boolean {
  const to = answer instanceof Response ? answer.headers.get("location") : null;
  if (to === null) return false;
  const { pathname, searchParams } = new URL(to, "http://psp.invalid");
  return /^\/(admin-)?login$/.test(pathname) && searchParams.get("redirectTo") !== "/reluare";
}

/** The page stays with what was typed, keeps it in the browser from now on, and asks before it is left. */
export function sessionEnded(): void {
  if (ended !== null) return;
  change({ ended: { kept: null } });
  for (const [type, heard] of HEARD) window.addEventListener(type, heard, true);
  void keep();
  setTimeout(keep, CLEARED_MS);
}

/** The same person has signed in again in another tab: the page goes on. */
async function sessionBack(): Promise<void> {
  const answer = await fetch(KEPT_TEXT).then(
    (answer) => answer.json(),
    () => null,
  );
  if (ended === null || writer === null || answer?.person !== writer.person) return;
  for (const [type, heard] of HEARD) window.removeEventListener(type, heard, true);
  clearTimeout(timer);
  change({ ended: null, question: null });
  const { dropTyped } = await import("./browser-texts");
  dropTyped(writer.person);
}

export const lookForSession = (): void => void (ended !== null && sessionBack());

async function keep(): Promise<void> {
  if (ended === null) return;
  let kept = false;
  try {
    const { keepTyped } = await import("./browser-texts");
    kept = writer !== null && (await keepTyped(writer, unsentForms()));
  } catch {} // no room, or the script cannot be fetched: the bar says that it is only in the page
  if (ended !== null) change({ ended: { kept } });
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(keep, GATHER_MS);
}

/** Whether following this address has to be asked about first; if so, the question is shown. */
export function asksBefore(address: string): boolean {
  if (ended === null || isLeaving || !holdsUnsentText()) return false;
  change({ question: address });
  return true;
}

export const stay = (): void => change({ question: null });

/** The person has agreed to leave. */
export function leaveFor(address: string): void {
  isLeaving = true;
  location.assign(address);
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
  if (link.dataset.signIn !== undefined) isLeaving = true;
  else if (asksBefore(link.href)) stop(event);
}

/** Nothing of a form would arrive. */
function submitted(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute("method") === "dialog") return;
  if (asksBefore(signInFrom(location.pathname, FROM_BROWSER))) stop(event);
}

function unloading(event: Event): void {
  if (!isLeaving && holdsUnsentText()) event.preventDefault();
}

const HEARD = [
  ["input", later],
  ["click", followed],
  ["submit", submitted],
  ["beforeunload", unloading],
  ["focus", lookForSession],
] as const;
