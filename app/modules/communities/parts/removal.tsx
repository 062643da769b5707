import { Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { FormEnd } from "~/ui/form/form-end";

type RemovalFormProps = { action: string; formKey: string; submit: string; cancel?: string };

/** The one button that takes something out; `cancel` leads back where it is asked on a page of its own. */
export function RemovalForm({ action, formKey, submit, cancel }: RemovalFormProps) {
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="formKey" value={formKey} />
      <FormEnd
        submit={submit}
        variant="danger"
        icon={Trash2}
        busy={state !== "idle" && formAction === action}
        busyLabel="Se scoate…"
        cancel={cancel ?? null}
      />
    </Form>
  );
}
