import { dateLong, dateTime } from "~/platform/language/dates";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
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
    <Card id="intrebari" heading="Întrebări și răspunsuri">
      <p className="small muted">{readers}</p>
      <ol className="ruled reqquestions">
        {questions.map((question) => (
          <li key={question.id} className="stack stack--1">
            <p className="lines">
              <b>{question.text}</b>
            </p>
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
    </Card>
  );
}

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
    <Card heading="Întrebări și răspunsuri" className="stack">
      <p className="muted small">{readers}</p>
      {shown.length === 0 ? <p className="muted small">{unbroken(empty)}</p> : null}
      <ol className="ruled">
        {shown.map(({ id: question, text, answer, answeredAt }) => (
          <li key={question}>
            <b>{text}</b>
            <p>{answer}</p>
            <p className="small muted">{answeredAt && answeredOn(answeredAt)}</p>
          </li>
        ))}
      </ol>
      <p className="small">
        <Anchor href={questionsPath(id)}>{unbroken(waiting ?? "Toate întrebările")}</Anchor>
      </p>
    </Card>
  );
}
