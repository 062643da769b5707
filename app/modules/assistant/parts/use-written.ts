import { useEffect } from "react";
import { useLive } from "~/ui/live/use-live";
import { reloadPage } from "~/ui/unsent/keep-page";
import { WRITTEN } from "../rules/writing";

/** Shows each sentence when it is written. After `left` milliseconds, at the latest, the page is loaded without being told. */
export function useWritten(left: number | null, liveAfter: number | undefined): void {
  useLive([WRITTEN], liveAfter);
  useEffect(() => {
    if (left === null) return;
    const over = setTimeout(() => void reloadPage(), left);
    return () => clearTimeout(over);
  }, [left]);
}
