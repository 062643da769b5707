import { dateLong, dateTime } from "~/platform/language/dates";
import { Anchor } from "~/ui/anchor/anchor";
import { EmptyState } from "~/ui/list/empty-state";
import { linked } from "~/ui/text/linked";
import { unbroken } from "~/ui/text/unbroken";
import { questionsPath, requestPath } from "../rules/paths";
import type { latestAnswers, questionViews } from "../views/request-panels.server";
import { TextForm } from "./text-form";

type Question = ReturnType<typeof questionViews>[number];

export const answeredOn = (answeredAt: Date): string => `Răspuns pe ${dateLong(answeredAt)}`;
export const askedOn = (askedAt: Date): string => `Întrebare din ${dateTime(askedAt)}`;

type QuestionPanelProps = { id: string; questions: readonly Question[]; readers: string; empty: string };

/** The authority's list of questions. The data does not name who asked. */
export function QuestionPanel({ id, questions, readers, empty }: QuestionPanelProps) {
  if (questions.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio întrebare, deocamdată">{empty}</EmptyState>
      </div>
    );
  }
  return (
    <section className="list" id="intrebari" tabIndex={-1} aria-labelledby="intrebari-titlu">
      <QuestionsHead readers={readers} />
      <ol className="posts">
        {questions.map((question) => (
          <li key={question.id} className="stack stack--1">
            <h3 className="h3 lines">{question.text}</h3>
            <p className="small muted">{askedOn(question.askedAt)}</p>
            {question.answeredAt === null ? null : (
              <>
                <p className="lines">{linked(question.answer)}</p>
                <p className="small muted">{answeredOn(question.answeredAt)}</p>
              </>
            )}
            {question.formKey === null ? null : <TextForm {...answerForm(id, question.id, question.formKey)} />}
            {question.late === null ? null : <p className="small">{question.late}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const QuestionsHead = ({ readers }: { readers: string }) => (
  <div className="list__h">
    <h2 id="intrebari-titlu">Întrebări și răspunsuri</h2>
    <p className="small muted">{readers}</p>
  </div>
);

/** Shared with the page that shows a refused answer again. */
export const answerForm = (requestId: string, id: string, formKey: string) => ({
  action: requestPath(requestId, `questions/${id}/answer`),
  formKey,
  id: `raspuns-${id}`,
  label: "Răspunsul dumneavoastră",
  submit: "Răspunde",
  busyLabel: "Se publică…",
  className: "stack stack--1",
});

type QuestionAsideProps = { id: string } & NonNullable<ReturnType<typeof latestAnswers>>;

/** The newest answers, beside the timeline. */
export function QuestionAside({ id, shown, waiting, readers, empty }: QuestionAsideProps) {
  return (
    <section className="list" aria-labelledby="intrebari-titlu">
      <QuestionsHead readers={readers} />
      {shown.length === 0 ? (
        <p className="list__end muted">{unbroken(empty)}</p>
      ) : (
        <ol className="posts">
          {shown.map(({ id: question, text, answer, answeredAt }) => (
            <li key={question}>
              <h3 className="h3">{text}</h3>
              <p>{answer}</p>
              <p className="small muted">{answeredAt && answeredOn(answeredAt)}</p>
            </li>
          ))}
        </ol>
      )}
      <div className="list__end">
        <Anchor className="small" href={questionsPath(id)}>
          {unbroken(waiting ?? "Toate întrebările")}
        </Anchor>
      </div>
    </section>
  );
}
