import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type Answers, answersOf, type RefusedForm } from "~/platform/form/answers";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { ReasonFields } from "./reason-fields";

export const APPROVE = "aproba";

type Decision = "approve" | "reject";

/** The answers of one of the page's two forms: empty when the other form was refused. */
export const refusedBy = (refused: RefusedForm | null | undefined, decision: Decision): Answers =>
  answersOf(refused?.values.decision === decision ? refused : null);

export function Approval({ formKey, answers }: { formKey: string; answers: Answers }) {
  return (
    <DecisionForm decision="approve" formKey={formKey}>
      {(busy) => (
        <>
          <Field
            name="notes"
            label="Notă pentru autor"
            optional
            hint="Autorul o primește împreună cu decizia."
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

export function Rejection({ formKey, answers }: { formKey: string; answers: Answers }) {
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
