import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { answersOf, type RefusedForm } from "~/platform/form/answers";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/answered-field";
import { FormAnswers } from "~/ui/field/field";
import { ReasonFields } from "./reason-fields";

export const APPROVE = "aproba";

type DecisionProps = { formKey: string; refused: RefusedForm | undefined };

export function Approval({ formKey, refused }: DecisionProps) {
  return (
    <DecisionForm decision="approve" formKey={formKey} refused={refused}>
      {(busy) => (
        <>
          <TextField name="notes" label="Notă" optional hint="Se păstrează împreună cu decizia." rows={2} />
          <Button id={APPROVE} variant="primary" icon={Check} busy={busy} busyLabel="Se publică…">
            Aprobă și publică
          </Button>
        </>
      )}
    </DecisionForm>
  );
}

export function Rejection({ formKey, refused }: DecisionProps) {
  return (
    <DecisionForm decision="reject" formKey={formKey} refused={refused}>
      {(busy) => (
        <>
          <ReasonFields />
          <Button variant="danger" icon={X} busy={busy} busyLabel="Se respinge…">
            Respinge
          </Button>
        </>
      )}
    </DecisionForm>
  );
}

type DecisionFormProps = DecisionProps & { decision: "approve" | "reject"; children: (busy: boolean) => ReactNode };

/** Empty when the other form of the page was refused. */
function DecisionForm({ decision, formKey, refused, children }: DecisionFormProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" noValidate className="stack">
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="decision" value={decision} />
      <FormAnswers value={answersOf(refused?.values.decision === decision ? refused : null)}>
        {children(state !== "idle" && formData?.get("formKey") === formKey)}
      </FormAnswers>
    </Form>
  );
}
