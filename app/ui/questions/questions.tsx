export type Question = { question: string; answer: string };

/** Questions with folded answers: native `details`, which open without script and are found by the browser's search. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="ruled">
      {questions.map(({ question, answer }) => (
        <details key={question} className="fold">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
