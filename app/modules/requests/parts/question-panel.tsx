import { Form, useNavigation } from "react-router";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { requestPath } from "../rules/request-query";

export type OwnerQuestionView = {
  id: string;
  text: string;
  asked: string;
  answer: { text: string; when: string } | null;
  /** Where the answer is posted; null when it is too late, or not this person's to give. */
  answering: { action: string; formKey: string } | null;
  /** Said in place of the form. */
  late: string | null;
};

/** What partners asked. Who asked is nobody's to know, so nothing here could say it. */
export function QuestionPanel({ questions, empty }: { questions: readonly OwnerQuestionView[]; empty: string }) {
  if (questions.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio întrebare, deocamdată">{empty}</EmptyState>
      </div>
    );
  }
  return (
    <Card heading="Întrebări și răspunsuri publice">
      <p className="small muted">
        Răspunsurile le văd toți partenerii. Numele celui care întreabă nu îl vede nimeni, nici dumneavoastră.
      </p>
      <ol className="ruled reqquestions">
        {questions.map((question) => (
          <li key={question.id} className="stack stack--1">
            <p className="lines">
              <b>{question.text}</b>
            </p>
            <p className="small muted">{question.asked}</p>
            {question.answer === null ? null : (
              <>
                <p className="lines">{question.answer.text}</p>
                <p className="small muted">{question.answer.when}</p>
              </>
            )}
            {question.answering === null ? null : <AnswerForm id={question.id} {...question.answering} />}
            {question.late === null ? null : <p className="small">{question.late}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export type AnswerFormProps = {
  id: string;
  action: string;
  formKey: string;
  text?: string;
  error?: string | undefined;
};

/** Under its question, and on the page that shows a refused answer again. */
export function AnswerForm({ id, action, formKey, text = "", error }: AnswerFormProps) {
  const { state, formAction } = useNavigation();
  const busy = state !== "idle" && formAction === action;
  return (
    <Form method="post" action={action} noValidate className="stack stack--1">
      <input type="hidden" name="formKey" value={formKey} />
      <Field name="text" id={`raspuns-${id}`} label="Răspunsul dumneavoastră" error={error}>
        <Textarea rows={3} defaultValue={text} />
      </Field>
      <div>
        <Button busy={busy} busyLabel="Se publică…">
          Răspunde public
        </Button>
      </div>
    </Form>
  );
}

export type BriefQuestions = { id: string; shown: readonly OwnerQuestionView[]; waiting: string | null; empty: string };

/** The newest answers, beside the thread. */
export function QuestionAside({ id, shown, waiting, empty }: BriefQuestions) {
  return (
    <Card heading="Întrebări și răspunsuri publice">
      {shown.length === 0 ? <p className="muted small">{empty}</p> : null}
      <ol className="ruled">
        {shown.map(({ id: question, text, answer }) => (
          <li key={question}>
            <b>{text}</b>
            <p>{answer?.text}</p>
            <p className="small muted">{answer?.when}</p>
          </li>
        ))}
      </ol>
      <p className="small">
        <Anchor href={`${requestPath(id)}?tab=intrebari`}>{waiting ?? "Toate întrebările"}</Anchor>
      </p>
    </Card>
  );
}
