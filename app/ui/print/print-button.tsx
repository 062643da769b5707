import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../button/button";

/** In the address of a page for printing, when whoever comes has already asked to print. */
export const AT_ONCE = "#tipareste";

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
