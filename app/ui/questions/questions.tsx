import type { ReactNode } from "react";

/** `after`: what stands under the answer. */
export type Question = { question: string; answer: string; after?: ReactNode };

/** Questions with folded answers: native `details`, which open without script and are found by the browser's search. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="ruled">
      {questions.map(({ question, answer, after }) => (
        <details key={question} className="fold">
          <summary>{question}</summary>
          <p className="lines">{answer}</p>
          {after}
        </details>
      ))}
    </div>
  );
}
