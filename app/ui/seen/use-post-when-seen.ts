import { useEffect } from "react";
import { useFetcher } from "react-router";

/** Posts a value once the page is in view, because a hidden tab also loads data; null posts nothing. */
export function usePostWhenSeen(action: string, name: string, value: string | null): void {
  const { submit } = useFetcher();

  useEffect(() => {
    if (value === null) return;
    const post = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", post);
      void submit({ [name]: value }, { method: "post", action });
    };
    document.addEventListener("visibilitychange", post);
    post();
    return () => document.removeEventListener("visibilitychange", post);
  }, [action, name, value, submit]);
}
