import { useEffect, useRef } from "react";
import { lookForSession, sessionEnded, signInFrom } from "../unsent/ended";
import { reloadPage } from "../unsent/keep-page";
import { holdsUnsentText } from "../unsent/stay-here";
import { listenLive } from "./live-channel";

const GATHER_MS = 50;
/** Milliseconds; lets the redirect of a sign-out in this tab happen first. */
const LEAVE_MS = 1000;

/**
 * Loads the page's data again when one of these kinds of things changed. `after` is the newest event at the time of
 * loading, when the loader sends it.
 */
export function useLive(whats: readonly string[], after?: number): void {
  const wanted = whats.join(" ");
  const since = useRef(after);

  useEffect(() => {
    const names = new Set(wanted.split(" "));
    return listenLive((message) => {
      if (message.type === "bye") leave();
      else if (message.type === "missed") {
        lookForSession();
        soon();
      } else if (names.has(message.what)) soon();
    }, since.current);
  }, [wanted]);
}

let gathering = false;

/** Combines events of all hooks of the page into one reload, which loads everything anyway. */
function soon(): void {
  if (gathering) return;
  gathering = true;
  setTimeout(() => {
    gathering = false;
    void reloadPage();
  }, GATHER_MS);
}

let leaving = false;

/**
 * The session has ended: workspace pages redirect to sign-in and back, other pages reload as signed out. A page with typed
 * text stays, says so, and keeps the text in the browser.
 */
function leave(): void {
  if (leaving) return;
  leaving = true;
  setTimeout(() => {
    leaving = false;
    if (holdsUnsentText()) return sessionEnded();
    const { pathname, search } = location;
    if (!/^\/(uat|firma|admin)\//.test(pathname)) location.reload();
    else location.assign(signInFrom(pathname, pathname + search));
  }, LEAVE_MS);
}
