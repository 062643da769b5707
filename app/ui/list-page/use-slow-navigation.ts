import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const SLOW_MS = 300;

/** Whether a navigation to this path has been loading for over 300 ms, long enough to show a skeleton. */
export function useSlowNavigation(path: string): boolean {
  const { state, location } = useNavigation();
  const waiting = state === "loading" && location.pathname === path;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
