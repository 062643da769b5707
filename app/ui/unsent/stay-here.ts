import { createPath, type DataRouter } from "react-router";
import { whenBack } from "../live/line";
import { currentChange, setChange } from "./changed";
import { currentUnsent, STAYED, setUnsent } from "./unsent";

const AFTER_SENDING =
  "Ce ați trimis a ajuns la noi, dar pagina nu s-a putut încărca: nu există conexiune la internet sau platforma nu răspunde.";

/** The place of the shown page among the entries of the browser's history. */
let shown: number | null = null;

const place = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null;

/** Notes where in the history each shown page stands, so that a step back that fails can be undone. Returns the end of it. */
export function followHistory(router: DataRouter): () => void {
  shown = place();
  return router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") shown = place();
  });
}

/** The forms of the shown page into which something was typed and not sent, and whether the page shows a refused one. */
const typedForms = new Set<Element>();
let showsRefused = false;
/** Whether an error stands in the place of the page as the answer to a form, with what was typed into it. */
let isAnsweredByError = false;

/** Whether the page shows the answer to a form, which the router would drop if it loaded the page again. */
export const showsAnswer = ({ state: { actionData } }: DataRouter): boolean =>
  isAnsweredByError || Object.values(actionData ?? {}).some((answer) => answer !== undefined);

/**
 * How long is waited if the page that was opened again by itself does not come; null while none was. A step in the history is
 * over long after its promise, so that only the arrival at a page shows that it came.
 */
let waited: number | null = null;

export const holdsUnsentText = (): boolean => showsRefused || [...typedForms].some(({ isConnected }) => isConnected);

/** Those forms; of a page that shows a refused form all of its own, since what they show was typed. */
export const unsentForms = (): HTMLFormElement[] =>
  [...document.forms].filter(
    (form) =>
      form.getAttribute("method") === "post" &&
      (typedForms.has(form) || (showsRefused && form.closest("main") !== null)),
  );

/** Begins anew with a page that has arrived. */
function forget(): void {
  typedForms.clear();
  showsRefused = false;
  isAnsweredByError = false;
  waited = null;
  setChange(null);
}

/** A message is sent without leaving the page; its form is then reset and holds nothing. */
const CHANGES = ["input", "reset"] as const;

/**
 * Notes which page holds text that was not sent. When it holds none any more, `show` is called for what a live update has
 * changed meanwhile. Returns the end of it.
 */
export function followUnsentText(router: DataRouter, show: () => void = () => {}): () => void {
  forget();
  let { key } = router.state.location;
  const typed = ({ target, type }: Event) => {
    const form = (target as Partial<Element> | null)?.closest?.('form[method="post"]');
    if (!form) return;
    if (type === "input") typedForms.add(form);
    else typedForms.delete(form);
    if (type === "reset") showsRefused = false;
    if (currentChange() !== null && !holdsUnsentText()) {
      setChange(null);
      show();
    }
  };
  let wasSubmit = false;
  const stop = router.subscribe(({ location, actionData, errors, navigation }) => {
    const isStay = location.key === key || location.state?.[STAYED] === true;
    key = location.key;
    if (!isStay) forget();
    if (Object.values(actionData ?? {}).some((answer) => answer !== undefined)) showsRefused = true;
    if (errors === null) isAnsweredByError = false;
    else if (navigation.state === "idle" && wasSubmit) isAnsweredByError = true;
    wasSubmit = navigation.state !== "idle" && navigation.formMethod === "POST";
  });
  for (const change of CHANGES) window.addEventListener(change, typed, true);
  return () => {
    stop();
    forget();
    for (const change of CHANGES) window.removeEventListener(change, typed, true);
  };
}

/**
 * Cancels the navigation that did not reach the server: the page stays, with the reason and a way to try again. Without a
 * sentence something else says the reason.
 */
export function stayHere(router: DataRouter, sentence: string | null): void {
  const { location, historyAction } = router.state.navigation;
  if (!location) return;
  const now = place();
  const steps = historyAction === "POP" && shown !== null && now !== null ? shown - now : 0;
  if (steps !== 0) {
    if (sentence !== null) onWayBack(router, () => sayUnreached(router, sentence, () => router.navigate(-steps)));
    void router.navigate(steps); // what it loads is kept as it is
  } else {
    const to = createPath(location);
    if (sentence !== null)
      sayUnreached(router, sentence, () => router.navigate(to, { replace: historyAction === "REPLACE" }));
    cancelNavigation(router);
  }
}

/** Whether the navigation is a step in the history to the entry that is shown: the way back from a step that failed. */
export const isWayBack = ({ state: { location, navigation } }: DataRouter): boolean =>
  navigation.location?.key === location.key;

/** Calls `then` once the history stands at the shown page again: a step asked for earlier would be counted from elsewhere. */
function onWayBack(router: DataRouter, then: () => void): void {
  const failed = router.state.navigation.location;
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.location === failed) return; // what is loaded beside the page has changed
    stop();
    if (isWayBack(router)) then();
  });
}

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Says that a page could not be opened. It is opened again when the line is back, and again a while later where it still did
 * not come, unless a form of this page holds text that was not sent, or something is typed meanwhile: then only the button
 * does it.
 */
export function sayUnreached(router: DataRouter, sentence: string, open: () => unknown): void {
  const { formMethod } = router.state.navigation;
  const sent = formMethod !== undefined && formMethod !== "GET";
  const retry = async () => {
    setUnsent(null);
    await open();
  };
  setUnsent(sent ? AFTER_SENDING : sentence, retry);
  const wait = waited;
  waited = null;
  if (holdsUnsentText()) return;
  const said = currentUnsent();
  const back = () => {
    stop();
    if (currentUnsent() !== said || router.state.location.pathname !== said?.pathname) return;
    waited = Math.min(wait === null ? FIRST_WAIT_MS : 2 * wait, LONGEST_WAIT_MS);
    void retry();
  };
  const stopLine = whenBack(back);
  const timer = wait === null ? undefined : setTimeout(back, wait);
  const stop = () => {
    stopLine();
    clearTimeout(timer);
    window.removeEventListener("input", stop, true);
  };
  window.addEventListener("input", stop, true);
}

/** Ends the pending navigation by one to the present page, which loads nothing. */
export function cancelNavigation({ state: { location: here }, navigate }: DataRouter): void {
  void navigate(createPath(here), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: { ...here.state, [STAYED]: true },
  });
}
