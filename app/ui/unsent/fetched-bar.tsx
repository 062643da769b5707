import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentChange, subscribeToChange } from "./changed";
import { currentEnded, subscribeToEnded } from "./ended";
import { KEPT_PREFIX, type Writer } from "./kept-text";
import type { BarProps } from "./unsent-bar";

const nothing = () => null;
const RETRY_MS = 5_000;

/** The bar on top of the page. Few pages ever show it, so its script is fetched with the first text that is typed. */
export function FetchedBar({ writer }: { writer: Writer | null }) {
  const ended = useSyncExternalStore(subscribeToEnded, currentEnded, nothing);
  const change = useSyncExternalStore(subscribeToChange, currentChange, nothing);
  const waits = useTextWaits(writer);
  const isNeeded = ended !== null || change !== null || waits;
  const Bar = useBar(isNeeded);
  return isNeeded && Bar ? <Bar ended={ended} change={change} /> : null;
}

function useBar(isNeeded: boolean): ComponentType<BarProps> | null {
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null);
  useEffect(() => {
    if (Bar) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (isNeeded) timer = setTimeout(fetchBar, RETRY_MS);
    };
    const fetchBar = () => void import("./unsent-bar").then(({ UnsentBar }) => setBar(() => UnsentBar), again);
    if (isNeeded) fetchBar();
    else window.addEventListener("input", fetchBar, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("input", fetchBar, true);
    };
  }, [isNeeded, Bar]);
  return Bar;
}

/** Whether this browser keeps a text of the person: asked again on each page but the one that offers it. */
function useTextWaits(writer: Writer | null): boolean {
  const { key, pathname } = useLocation();
  const [waits, setWaits] = useState(false);
  const person = writer?.person;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    setWaits(
      person !== undefined && Object.keys(localStorage).some((name) => name.startsWith(`${KEPT_PREFIX}${person}:`)),
    );
  }, [person, key]);
  return waits && pathname !== "/reluare";
}
