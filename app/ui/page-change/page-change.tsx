import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { MAIN_ID } from "../brand/skip-link";
import { isWaiting, subscribeToWaiting } from "../unsent/scripts-first";
import { STAYED } from "../unsent/unsent";
import { useLate } from "./use-late";

/** Milliseconds before a page on its way is shown, and before it is said. */
const SHOWN_AFTER_MS = 150;
const SAID_AFTER_MS = 2_000;

/** What a document load does by itself: shows that a page is on its way, says that it has come, and moves the focus there. */
export function PageChange() {
  const { state } = useNavigation();
  const waits = useSyncExternalStore(subscribeToWaiting, isWaiting, () => false) || state !== "idle";
  const shown = useLate(waits, SHOWN_AFTER_MS);
  const late = useLate(waits, SAID_AFTER_MS);
  const arrived = useArrival(waits);
  useEffect(() => {
    if (!shown) return;
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute("aria-busy", "true");
    return () => main?.removeAttribute("aria-busy");
  }, [shown]);
  return (
    <>
      {shown ? <div className="on-its-way" aria-hidden="true" /> : null}
      <p className="vh" role="status">
        {late ? "Se încarcă" : arrived}
      </p>
    </>
  );
}

/** What is said of the page that has come. Its heading takes the focus, unless only the query of a list has changed. */
function useArrival(waits: boolean): string {
  const { key, pathname, search, hash, state } = useLocation();
  const before = useRef({ key, pathname, search, hash });
  const leftFrom = useRef<Element | null>(null);
  const [said, say] = useState("");
  useEffect(() => {
    if (waits) leftFrom.current = document.activeElement;
  }, [waits]);
  useEffect(() => {
    const from = before.current;
    before.current = { key, pathname, search, hash };
    if ((key === from.key && hash === from.hash) || state?.[STAYED]) return;
    if (hash !== "") focusOn(document.getElementById(hash.slice(1)));
    const tell = (words: string) => say((last) => (last === words ? `${words}\u00a0` : words)); // the same again is said again
    if (pathname !== from.pathname) {
      tell(document.title);
      if (hash === "") focusHeading(leftFrom.current);
    } else if (search !== from.search) tell(resultsOf(document.getElementById(MAIN_ID)));
  }, [key, pathname, search, hash, state]);
  return said;
}

/** Leaves the focus where the new page itself has put it. */
function focusHeading(leftFrom: Element | null): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && focused !== leftFrom) return;
  const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
  focusOn(heading);
}

/** Where the element stands: the router has scrolled to it. */
function focusOn(element: HTMLElement | null): void {
  if (element === null || element.contains(document.activeElement)) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The words of a list that tell how much was found, else its heading; a live region of the page says itself. */
function resultsOf(main: Element | null): string {
  const told = [...(main?.querySelectorAll("[data-results]") ?? [])];
  if (told.length === 0 && !main?.querySelector("[role=status]")) told.push(...(main?.querySelectorAll("h1") ?? []));
  return told.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()).join(". ");
}
