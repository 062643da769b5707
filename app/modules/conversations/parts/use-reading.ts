import { useEffect } from "react";
import { useFetcher } from "react-router";

/** Says that the newest message was read once somebody can see it: not in a tab that lies behind others. */
export function useReading(path: string, newest: string | null): void {
  const { submit } = useFetcher();

  useEffect(() => {
    if (!newest) return;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", read);
      void submit({ messageId: newest }, { method: "post", action: `${path}/reading` });
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [newest, path, submit]);
}
