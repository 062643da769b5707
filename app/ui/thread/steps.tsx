import type { ReactNode } from "react";

type StepsProps = { id: string; heading: string; steps: ReadonlyArray<{ title: string; text: ReactNode }> };

/** A few steps in a row (a thread on a phone): how something works. */
export function Steps({ id, heading, steps }: StepsProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ol className="thread steps">
        {steps.map(({ title, text }) => (
          <li key={title} className="knot">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
