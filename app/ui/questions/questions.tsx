import type { ReactNode } from "react";

/** `after`: what stands under the answer. */
export type Question = { question: string; answer: string; after?: ReactNode };

type QuestionsProps = { heading: string; id?: string; questions: readonly Question[] };

/** Questions with folded answers: native `details`, which open without script and are found by the browser's search. */
export function Questions({ heading, id, questions }: QuestionsProps) {
  return (
    <section className="list faq" id={id} tabIndex={id === undefined ? undefined : -1} aria-label={heading}>
      <div className="list__h">
        <h2>{heading}</h2>
      </div>
      {questions.map(({ question, answer, after }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div>
            <p className="lines">{answer}</p>
            {after}
          </div>
        </details>
      ))}
    </section>
  );
}
