import { Hourglass } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { Stack } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import { ANONYMITY, QUESTION_STATUSES } from "../rules/question";

export type QuestionView = {
  id: string;
  text: string;
  asked: string;
  isOwn: boolean;
  answer: { text: string; when: string } | null;
};

export type AskView = { action: string; formKey: string };

type PublicQuestionsProps = {
  questions: readonly QuestionView[];
  ask: AskView | null;
  /** Why one may not ask; shown when `ask` is null. */
  whyNot: string | null;
};

/** What partners asked and the authority answered, for all to read; and the form that asks. */
export function PublicQuestions({ questions, ask, whyNot }: PublicQuestionsProps) {
  return (
    <section className="card stack" id="intrebari" aria-labelledby="intrebari-titlu">
      <h2 id="intrebari-titlu">Întrebări și răspunsuri publice</h2>
      {questions.length === 0 ? (
        <p className="muted">Nicio întrebare cu răspuns, deocamdată.</p>
      ) : (
        <ol className="ruled">
          {questions.map((question) => (
            <OneQuestion key={question.id} question={question} />
          ))}
        </ol>
      )}
      {ask === null ? (
        <p className="small muted">{whyNot}</p>
      ) : (
        <div className="ask">
          {/* What was sent does not stay in the box, to be sent again. */}
          <AskForm key={questions.filter(({ isOwn }) => isOwn).length} ask={ask} />
        </div>
      )}
    </section>
  );
}

function OneQuestion({ question: { text, asked, isOwn, answer } }: { question: QuestionView }) {
  return (
    <li>
      <Stack gap={1}>
        <p className="lines">
          <strong>{text}</strong>
        </p>
        {answer === null ? (
          <Badge tone="yellow" icon={Hourglass}>
            {QUESTION_STATUSES.waiting}
          </Badge>
        ) : (
          <p className="lines">{answer.text}</p>
        )}
        <p className="small muted">
          <Dotted
            facts={[
              isOwn ? "Întrebarea dumneavoastră" : null,
              asked,
              answer === null ? null : `răspuns ${answer.when}`,
            ]}
          />
        </p>
      </Stack>
    </li>
  );
}

type AskFormProps = { ask: AskView; text?: string; error?: string | undefined };

/** On the opportunity, and on the page that shows a refused question again. */
export function AskForm({ ask, text = "", error }: AskFormProps) {
  const { state, formAction } = useNavigation();
  const busy = state === "submitting" && formAction === ask.action;
  return (
    <Form method="post" action={ask.action} noValidate className="stack">
      <input type="hidden" name="formKey" value={ask.formKey} />
      <Field name="text" id="intrebare" label="Întrebarea dumneavoastră" hint={ANONYMITY} error={error}>
        <Textarea rows={3} defaultValue={text} />
      </Field>
      <div>
        <Button busy={busy} busyLabel="Se trimite…">
          Întreabă public
        </Button>
      </div>
    </Form>
  );
}
