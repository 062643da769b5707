export type Question = { question: string; answer: string };

/** Questions that open one by one: native, so that they open without script and are found by the browser's own search. */
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
