import { Card } from "~/ui/card/card";
import { Split } from "~/ui/layout/layout";
import type { Way } from "../rules";
import { WayButton } from "./way-button";

type BlankRequestProps = { way: Way; label: string; primary?: boolean };

/** For who has not found it among what is offered: a request in their own words. Nothing for who may not write one. */
export function BlankRequest({ way, label, primary }: BlankRequestProps) {
  if ("why" in way) return null;
  return (
    <Card>
      <div>
        <Split center>
          <div>
            <h2>Nu ați găsit ce căutați?</h2>
            <p className="muted">Scrieți de ce aveți nevoie: partenerii potriviți află și vă răspund cu oferte.</p>
          </div>
          <WayButton way={way} variant={primary ? "primary" : "default"} label={label} />
        </Split>
      </div>
    </Card>
  );
}
