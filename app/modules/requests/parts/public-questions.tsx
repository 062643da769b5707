import { Hourglass } from "lucide-react";
import { dateTime } from "~/platform/language/dates";
import { Badge } from "~/ui/badge/badge";
import { Stack } from "~/ui/layout/layout";
import { linked } from "~/ui/text/linked";
import { Dotted } from "~/ui/text/text";
import { opportunityPath } from "../rules/paths";
import { anonymity } from "../rules/question";
import type { QuestionRow } from "../store/correspondence.server";
import { TextForm } from "./text-form";

type PublicQuestionsProps = {
  id: string;
  questions: readonly QuestionRow[];
  /** One-time key of the question form, or null with the reason in `whyNot`. */
  askKey: string | null;
  whyNot: string | null;
  /** The request is addressed to this firm only. */
  isAddressed: boolean;
};

/** Answered questions and the partner's own, with the question form. */
export function PublicQuestions({ id, questions, askKey, whyNot, isAddressed }: PublicQuestionsProps) {
  return (
    <section className="card stack" id="intrebari" tabIndex={-1} aria-labelledby="intrebari-titlu">
      <h2 id="intrebari-titlu">Întrebări și răspunsuri</h2>
      {questions.length === 0 ? (
        <p className="muted">Nicio întrebare cu răspuns, deocamdată.</p>
      ) : (
        <ol className="ruled">
          {questions.map((question) => (
            <OneQuestion key={question.id} question={question} />
          ))}
        </ol>
      )}
      {askKey === null ? (
        <p className="small muted">{`${whyNot ?? ""} ${anonymity(isAddressed)}`.trim()}</p>
      ) : (
        // A new key clears the field after the question was posted.
        <TextForm key={questions.filter(({ isOwn }) => isOwn).length} {...askForm(id, askKey, isAddressed)} />
      )}
    </section>
  );
}

function OneQuestion({ question: { text, askedAt, isOwn, answer, answeredAt } }: { question: QuestionRow }) {
  return (
    <li>
      <Stack tight>
        <p className="lines">
          <strong>{text}</strong>
        </p>
        {answeredAt === null ? (
          <Badge tone="yellow" icon={Hourglass}>
            Așteaptă răspuns
          </Badge>
        ) : (
          <p className="lines">{linked(answer)}</p>
        )}
        <p className="small muted">
          <Dotted
            facts={[
              isOwn ? "Întrebarea dumneavoastră" : null,
              dateTime(askedAt),
              answeredAt && `răspuns ${dateTime(answeredAt)}`,
            ]}
          />
        </p>
      </Stack>
    </li>
  );
}

/** Shared with the page that shows a refused question again. */
export const askForm = (id: string, formKey: string, isAddressed: boolean) => ({
  action: opportunityPath(id, "questions"),
  formKey,
  id: "intrebare",
  label: "Întrebarea dumneavoastră",
  hint: anonymity(isAddressed),
  submit: "Întreabă",
  busyLabel: "Se trimite…",
});
