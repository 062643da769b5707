import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button/button";

/** Rendered after hydration only: without JavaScript the button would do nothing. */
export function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Tipărește
    </Button>
  );
}
