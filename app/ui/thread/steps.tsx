import type { ReactNode } from "react";

/** A few steps in a row (a thread on a phone): how something works. */
export function Steps({ steps }: { steps: ReadonlyArray<{ title: string; text: ReactNode }> }) {
  return (
    <ol className="thread steps">
      {steps.map(({ title, text }) => (
        <li key={title} className="knot">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
