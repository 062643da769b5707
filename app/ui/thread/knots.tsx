import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";
import { STATE_WORDS, type ThreadState } from "./thread";

export type Knot = { state: ThreadState; label: string; when: string };

/** A thread in one line: each event in a word or two. On a phone only the last one, the current one and the next. */
export function Knots({ label, knots }: { label: string; knots: readonly Knot[] }) {
  const current = knots.findIndex(({ state }) => state !== "done");
  const now = current < 0 ? knots.length - 1 : current;
  return (
    <ol className="knots" aria-label={label}>
      {knots.map(({ state, label, when }, place) => (
        <li key={label} className={classNames("knot", state, Math.abs(place - now) < 2 && "knots__near")}>
          <b>
            {STATE_WORDS[state] ? <span className="vh">{STATE_WORDS[state]}</span> : null}
            {unbroken(label)}
          </b>
          <small>{unbroken(when)}</small>
        </li>
      ))}
    </ol>
  );
}
