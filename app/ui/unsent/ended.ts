import { KEPT_TEXT, type Writer } from "./kept-text";
import { holdsUnsentText } from "./stay-here";

/** The session has ended while the page holds unsent text. `kept`: in this browser; null while that is being tried. */
export type Ended = { kept: boolean | null };

let writer: Writer | null = null;
let ended: Ended | null = null;
/** Where a link would lead that was followed meanwhile; it is asked about. */
let question: string | null = null;
let isLeaving = false;
const subscribers = new Set<() => void>();

export const currentWriter = (): Writer | null => writer;
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

/** The page stays with what was typed; the bar on top of it, fetched with the first text, keeps that in the browser. */
export const sessionEnded = (): void => void (ended === null && change({ ended: { kept: null } }));

export const setKept = (kept: boolean): void => change({ ended: { kept } });

/** Lets the page go on when the same person has signed in again in another tab. */
export async function lookForSession(): Promise<void> {
  if (ended === null) return;
  const answer = await fetch(KEPT_TEXT).then(
    (answer) => answer.json(),
    () => null,
  );
  if (ended !== null && writer !== null && answer?.person === writer.person) change({ ended: null, question: null });
}

/** Whether following this address has to be asked about first; if so, the question is shown. */
export function asksBefore(address: string): boolean {
  if (ended === null || isLeaving || !holdsUnsentText()) return false;
  change({ question: address });
  return true;
}

export const stay = (): void => change({ question: null });

/** The page is left without a question from now on: its person agreed, or what it holds is kept. */
export function setLeaving(): void {
  isLeaving = true;
}

export const isBeingLeft = (): boolean => isLeaving;
