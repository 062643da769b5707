import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const NOTICED_AFTER = 300;

/** True while a navigation to `path` takes longer than people notice. */
export function useSlowNavigation(path: string): boolean {
  const { location } = useNavigation();
  const under = location?.pathname === path;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!under) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), NOTICED_AFTER);
    return () => clearTimeout(timer);
  }, [under]);
  return under && slow;
}
