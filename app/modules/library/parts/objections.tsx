import { Check, Undo2 } from "lucide-react";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Ruled } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import { settlementPath } from "../rules/paths";

export type ObjectionView = { id: string; reason: string; facts: string[]; settled: string | null };

/** What readers did not find useful in a document, for an ADMIN. */
export function Objections({ objections }: { objections: readonly ObjectionView[] }) {
  if (objections.length === 0) return null;
  return (
    <Card heading="Observații ale cititorilor" className="screen-only">
      <Ruled>
        {objections.map(({ id, reason, facts, settled }) => (
          <div key={id} className="stack stack--1">
            <p className="lines">{reason}</p>
            <p className="small muted">
              <Dotted facts={settled === null ? facts : [...facts, settled]} />
            </p>
            <div>
              <PostButton
                small
                variant={settled === null ? "default" : "quiet"}
                icon={settled === null ? Check : Undo2}
                action={settlementPath(id)}
                fields={{ settled: settled === null ? "yes" : "no" }}
                preventScrollReset
              >
                {settled === null ? "Am rezolvat" : "Redeschide"}
                <span className="vh"> observația: {reason}</span>
              </PostButton>
            </div>
          </div>
        ))}
      </Ruled>
    </Card>
  );
}
