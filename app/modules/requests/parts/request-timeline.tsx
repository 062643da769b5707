import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Dotted } from "~/ui/text/text";
import { Thread } from "~/ui/thread/thread";
import type { TimelineEvent } from "../rules/timeline";
import type { changeView } from "../views/request-view.server";

type RequestTimelineProps = {
  events: readonly TimelineEvent[];
  /** Where all of it is; then only what is near the present is shown. */
  wholeAt?: string;
};

export function RequestTimeline({ events, wholeAt }: RequestTimelineProps) {
  const shown = wholeAt === undefined ? events : nearest(events);
  return (
    <Card heading="Istoricul solicitării">
      <Thread
        label="Istoricul solicitării"
        events={shown.map(({ state, label, at, detail, by }, index) => ({
          key: `${index} ${label}`,
          state,
          title: label,
          note: <Dotted facts={[at && dateTime(at), detail, by]} />,
        }))}
      />
      {wholeAt === undefined ? null : (
        <p className="small">
          <Anchor href={wholeAt}>{`Istoricul întreg, ${plural(events.length, "eveniment", "evenimente")}`}</Anchor>
        </p>
      )}
    </Card>
  );
}

/** The last two that have happened, the current one and the next. */
function nearest(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const happened = events.filter(({ state }) => state === "done").length;
  const start = Math.max(0, happened - 2);
  return events.slice(start, happened + (events[happened]?.state === "now" ? 2 : 1));
}

type ChangesProps = { changes: readonly ReturnType<typeof changeView>[]; empty: string };

/** Changes after sending, old → new. */
export function Changes({ changes, empty }: ChangesProps) {
  if (changes.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ol className="ruled">
      {changes.map((change) => (
        <li key={change.id} className="stack stack--1">
          <p>
            <b>{change.kind}</b>
            <span className="small muted block">
              <Dotted facts={[dateTime(change.madeAt), change.by]} />
            </span>
          </p>
          {change.text === null ? null : <p className="lines">{change.text}</p>}
          {change.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {change.description === null ? null : (
            <dl className="facts facts--stack">
              <div>
                <dt>Înainte</dt>
                <dd className="lines">{change.description.from}</dd>
              </div>
              <div>
                <dt>Acum</dt>
                <dd className="lines">{change.description.to}</dd>
              </div>
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
