import type { ReactNode } from "react";
import { unbroken } from "../text/unbroken";

/** `done` has happened, `now` is the current step, `next` is still to come. */
export type ThreadState = "done" | "now" | "next";

export type ThreadEvent = {
  state?: ThreadState;
  title: ReactNode;
  /** A small line: when and who, or when it is due. */
  note?: ReactNode;
  /** Anything longer. */
  children?: ReactNode;
  key?: string;
};

export const STATE_WORDS = { done: "", now: "Acum: ", next: "Urmează: " } as const;

/** A timeline of past, current and future events, with a knot for each. */
export function Thread({ events, label }: { events: readonly ThreadEvent[]; label?: string }) {
  return (
    <ol className="thread" aria-label={label}>
      {events.map(({ state = "done", title, note, children, key }, index) => (
        <li key={key ?? index} className={`knot ${state}`}>
          <b>
            {STATE_WORDS[state] ? <span className="vh">{STATE_WORDS[state]}</span> : null}
            {unbroken(title)}
          </b>
          {note ? <small>{unbroken(note)}</small> : null}
          {children}
        </li>
      ))}
    </ol>
  );
}
