import { Form, useNavigation } from "react-router";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { Notice } from "~/ui/flash/flash";
import { RatingBars } from "~/ui/progress-bar/progress-bar";
import { Stars } from "~/ui/rating/rating";

export type PartnerReviewView = {
  authority: string;
  overall: number;
  scores: readonly { label: string; value: number }[];
  text: string;
  when: string;
  hidden: boolean;
  reply: { text: string; when: string } | null;
  replyForm: ReplyView | null;
};

type ReplyView = { action: string; formKey: string };

/** What the authority said of the collaboration, and the one reply to it. */
export function PartnerReview({ review }: { review: PartnerReviewView }) {
  const { authority, overall, scores, text, when, hidden, reply, replyForm } = review;
  return (
    <section className="card stack" id="recenzie" aria-labelledby="recenzie-titlu">
      <h2 id="recenzie-titlu">Recenzia autorității</h2>
      {hidden ? (
        <Notice tone="yellow">
          Recenzia a fost ascunsă de un administrator: nu se vede public și nu intră în notă.
        </Notice>
      ) : null}
      <Stars value={overall} words={`${authority}, ${when}`} />
      <p className="lines">{text}</p>
      <RatingBars bars={scores} />
      {reply === null ? null : (
        <div>
          <p>
            <strong>Răspunsul dumneavoastră</strong>
            <span className="small muted block">{reply.when}</span>
          </p>
          <p className="lines">{reply.text}</p>
        </div>
      )}
      {replyForm === null ? null : <ReplyForm reply={replyForm} />}
    </section>
  );
}

type ReplyFormProps = { reply: ReplyView; text?: string; error?: string | undefined };

/** On the opportunity, and on the page that shows a refused reply again. */
export function ReplyForm({ reply, text = "", error }: ReplyFormProps) {
  const { state, formAction } = useNavigation();
  const busy = state === "submitting" && formAction === reply.action;
  return (
    <Form method="post" action={reply.action} noValidate className="stack">
      <input type="hidden" name="formKey" value={reply.formKey} />
      <Field
        name="text"
        id="raspuns-recenzie"
        label="Răspundeți la recenzie"
        hint="O singură dată. Răspunsul apare public, sub recenzie."
        error={error}
      >
        <Textarea rows={4} defaultValue={text} />
      </Field>
      <div>
        <Button variant="primary" busy={busy} busyLabel="Se publică…">
          Publică răspunsul
        </Button>
      </div>
    </Form>
  );
}
