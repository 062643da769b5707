import { Check, X } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { APPROVE } from "~/modules/articles/parts/submission-decision";
import { submissionPath } from "~/modules/articles/rules/submission-query";
import { quoted } from "~/platform/language/quotes";
import { Button } from "~/ui/button/button";
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import type { DecidedHere } from "../pages/admin-dashboard.server";

/** Without JavaScript the link leads to the text itself, which has the same button at its end. */
export function Approval({ article: { id, title, told, keys } }: { article: DecidedHere }) {
  const dialog = `aproba-${id}`;
  return (
    <>
      <DialogLink id={APPROVE} variant="primary" icon={Check} dialog={dialog} href={`${submissionPath(id)}#${APPROVE}`}>
        Aprobă<span className="vh"> {quoted(title)}</span>
      </DialogLink>
      <QuestionDialog id={dialog} title="Publicați articolul?" effect={`${quoted(title)} apare pe blog. ${told}`}>
        <PostButton
          variant="primary"
          icon={Check}
          action={submissionPath(id, "approval")}
          formKey={keys.approval}
          busyLabel="Se publică…"
        >
          Aprobă și publică
        </PostButton>
      </QuestionDialog>
    </>
  );
}

export const REJECT = "respinge";

/** Also a page of its own, where JavaScript is off. */
export function Rejection({ article: { id, title, told, keys } }: { article: DecidedHere }) {
  const action = submissionPath(id, "quick-rejection");
  const dialog = `respinge-${id}`;
  const { state, formAction } = useNavigation();
  return (
    <>
      <DialogLink id={REJECT} icon={X} dialog={dialog} href={action}>
        Respinge<span className="vh"> {quoted(title)}</span>
      </DialogLink>
      <Dialog id={dialog} title="Respingeți articolul?">
        <p>
          {quoted(title)} stă 30 de zile în coș, de unde poate fi restaurat. {told}
        </p>
        <Form method="post" action={action} className="stack">
          <input type="hidden" name="formKey" value={keys.rejection} />
          <Field name="reason" id={`motiv-${id}`} label="Motivul" optional hint="Se păstrează împreună cu decizia.">
            <Textarea rows={3} />
          </Field>
          <Cluster>
            <Button variant="danger" icon={X} busy={state !== "idle" && formAction === action} busyLabel="Se respinge…">
              Respinge și mută în coș
            </Button>
            <DialogCancel />
          </Cluster>
        </Form>
      </Dialog>
    </>
  );
}
