import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AT_ONCE } from "./print-button";

/** Ctrl+P on a page that shows only a part leads to the page that prints all of it. */
export function usePrintPage(address: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void navigate(address + AT_ONCE);
    };
    document.addEventListener("keydown", print);
    return () => document.removeEventListener("keydown", print);
  }, [address, navigate]);
}
