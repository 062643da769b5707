import type { ReactNode } from "react";
import { Card } from "~/ui/card/card";
import { Dotted } from "~/ui/text/text";
import { Thread } from "~/ui/thread/thread";

export type KnotView = { state: "done" | "now" | "next"; label: string; at: string | null; detail: string | null };

/** "Firul solicitării": what happened, where it is, what comes. */
export function RequestThread({ knots }: { knots: readonly KnotView[] }) {
  return (
    <Card heading="Firul solicitării">
      <Thread
        label="Firul solicitării"
        events={knots.map(({ state, label, at, detail }, index) => ({
          key: `${index} ${label}`,
          state,
          title: label,
          note: <Dotted facts={[at, detail]} />,
        }))}
      />
    </Card>
  );
}

export type ChangeView = {
  id: string;
  kind: string;
  at: string;
  by: string | null;
  text: string | null;
  lines: readonly string[];
  /** A description in full, before and after. */
  description: { from: string; to: string } | null;
};

/** What was changed after sending, from what to what. */
export function Changes({ changes, empty }: { changes: readonly ChangeView[]; empty: ReactNode }) {
  if (changes.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ol className="ruled">
      {changes.map((change) => (
        <li key={change.id} className="stack stack--1">
          <p>
            <b>{change.kind}</b>
            <span className="small muted block">
              <Dotted facts={[change.at, change.by]} />
            </span>
          </p>
          {change.text === null ? null : <p className="lines">{change.text}</p>}
          {change.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {change.description === null ? null : <BeforeAndAfter {...change.description} />}
        </li>
      ))}
    </ol>
  );
}

function BeforeAndAfter({ from, to }: { from: string; to: string }) {
  return (
    <dl className="facts facts--stack">
      <div>
        <dt>Înainte</dt>
        <dd className="lines">{from}</dd>
      </div>
      <div>
        <dt>Acum</dt>
        <dd className="lines">{to}</dd>
      </div>
    </dl>
  );
}
