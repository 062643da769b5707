import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "./button";

/** In the address of a page for printing, when whoever comes has already asked to print. */
const AT_ONCE = "#tipareste";

/** Rendered after hydration only: without JavaScript the button would do nothing. */
export function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (ready && location.hash === AT_ONCE) window.print();
  }, [ready]);
  if (!ready) return null;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Tipărește
    </Button>
  );
}

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
