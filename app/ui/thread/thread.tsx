import type { ReactNode } from "react";

export type ThreadEvent = {
  /** `done` has happened, `now` is where we stand, `next` is still to come. */
  state?: "done" | "now" | "next";
  title: ReactNode;
  /** When and who, or when it will be: a small line. */
  note?: ReactNode;
  /** Anything longer. */
  children?: ReactNode;
  key?: string;
};

const SAID = { done: "", now: "Acum: ", next: "Urmează: " } as const;

/** What happened, what is now, what comes: a knot for each event. */
export function Thread({ events, label }: { events: readonly ThreadEvent[]; label?: string }) {
  return (
    <ol className="thread" aria-label={label}>
      {events.map(({ state = "done", title, note, children, key }, index) => (
        <li key={key ?? index} className={state === "done" ? undefined : state}>
          <b>
            {SAID[state] ? <span className="vh">{SAID[state]}</span> : null}
            {title}
          </b>
          {note ? <small>{note}</small> : null}
          {children}
        </li>
      ))}
    </ol>
  );
}
