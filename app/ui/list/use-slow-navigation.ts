import { useNavigation } from "react-router";
import { useLate } from "../page-change/use-late";

const SLOW_MS = 300;

/** Whether a navigation to this path has been loading for over 300 ms, long enough to show a skeleton. */
export function useSlowNavigation(path: string): boolean {
  const { state, location } = useNavigation();
  return useLate(state === "loading" && location.pathname === path, SLOW_MS);
}
