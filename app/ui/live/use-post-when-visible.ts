import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { reloadPage } from "../unsent/keep-page";

/**
 * Posts a value once the page is in view, because a hidden tab also loads data; null posts nothing. The page is loaded again
 * afterwards as by a live update, which leaves alone a form in which somebody types.
 */
export function usePostWhenVisible(action: string, name: string, value: string | null): void {
  const { submit, state } = useFetcher();
  const isOnItsWay = useRef(false);

  useEffect(() => {
    if (value === null) return;
    const post = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", post);
      void submit({ [name]: value }, { method: "post", action, defaultShouldRevalidate: false });
    };
    document.addEventListener("visibilitychange", post);
    post();
    return () => document.removeEventListener("visibilitychange", post);
  }, [action, name, value, submit]);

  useEffect(() => {
    if (state === "idle" && isOnItsWay.current) void reloadPage();
    isOnItsWay.current = state !== "idle";
  }, [state]);
}
