import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type Answers, answersOf, type RefusedForm } from "~/platform/form/answers";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Ruled } from "~/ui/layout/layout";
import { submissionPath } from "../rules/submission-query";
import { ReasonFields } from "./reason-fields";

/** Where the keyboard leads. */
export const APPROVE = "aproba";

export type DecisionView = {
  id: string;
  can: { approve: boolean; reject: boolean; unpublish: boolean };
  keys: { approve: string; reject: string };
  /** Why a text that waits cannot be approved now. */
  hindrance: string | null;
  /** What was decided, by whom, when, and in which words. */
  decided: { title: string; words: string | null; note: string } | null;
  /** Where the public reads it. */
  publicHref: string | null;
};

type Decision = "approve" | "reject";

/** Whose refused form the page shows again. */
export const refusedBy = (refused: RefusedForm | null | undefined, decision: Decision): Answers =>
  answersOf(refused?.values.decision === decision ? refused : null);

/** What can be decided about a text now, or what was decided. */
export function SubmissionDecision({ view, refused }: { view: DecisionView; refused: RefusedForm | null | undefined }) {
  const { id, can, keys, hindrance, decided, publicHref } = view;
  return (
    <Card heading="Hotărârea" now={can.reject}>
      <Ruled>
        {decided === null ? null : <Decided decided={decided} />}
        {hindrance === null ? null : <Notice tone="yellow">{hindrance}</Notice>}
        {can.approve ? <Approval formKey={keys.approve} answers={refusedBy(refused, "approve")} /> : null}
        {can.reject ? <Rejection formKey={keys.reject} answers={refusedBy(refused, "reject")} /> : null}
        {publicHref === null ? null : <Published id={id} href={publicHref} mayUnpublish={can.unpublish} />}
      </Ruled>
    </Card>
  );
}

function Decided({ decided: { title, words, note } }: { decided: NonNullable<DecisionView["decided"]> }) {
  return (
    <div className="stack stack--1">
      <p>
        <b>{title}</b>
      </p>
      {words === null ? null : <p className="lines">{words}</p>}
      <p className="small muted">{note}</p>
    </div>
  );
}

function Published({ id, href, mayUnpublish }: { id: string; href: string; mayUnpublish: boolean }) {
  return (
    <Cluster>
      <ButtonLink href={href}>Citește pe blog</ButtonLink>
      {mayUnpublish ? (
        <ButtonLink variant="danger" href={submissionPath(id, "unpublishing")}>
          Scoate de pe blog
        </ButtonLink>
      ) : null}
    </Cluster>
  );
}

function Approval({ formKey, answers }: { formKey: string; answers: Answers }) {
  return (
    <DecisionForm decision="approve" formKey={formKey}>
      {(busy) => (
        <>
          <Field
            name="notes"
            label="Notă pentru autor"
            optional
            hint="Ajunge la el odată cu vestea."
            error={answers.error("notes")}
          >
            <Textarea rows={2} defaultValue={answers.field("notes").defaultValue} />
          </Field>
          <Button id={APPROVE} variant="primary" icon={Check} busy={busy} busyLabel="Se publică…">
            Aprobă și publică
          </Button>
        </>
      )}
    </DecisionForm>
  );
}

function Rejection({ formKey, answers }: { formKey: string; answers: Answers }) {
  return (
    <DecisionForm decision="reject" formKey={formKey}>
      {(busy) => (
        <>
          <ReasonFields answers={answers} />
          <Button variant="danger" icon={X} busy={busy} busyLabel="Se respinge…">
            Respinge
          </Button>
        </>
      )}
    </DecisionForm>
  );
}

type DecisionFormProps = { decision: Decision; formKey: string; children: (busy: boolean) => ReactNode };

function DecisionForm({ decision, formKey, children }: DecisionFormProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" noValidate className="stack">
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="decision" value={decision} />
      {children(state !== "idle" && formData?.get("formKey") === formKey)}
    </Form>
  );
}
