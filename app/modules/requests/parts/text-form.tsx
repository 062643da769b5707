import { useNavigation } from "react-router";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { Button, type ButtonLook } from "~/ui/button/button";
import { TextField } from "~/ui/field/answered-field";
import { KeptForm } from "~/ui/form/kept-form";

/** Whether the form with this one-time key is being submitted, of the several that a page may have. */
export function useSending(formKey: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get(FORM_KEY) === formKey;
}

type TextFormProps = {
  /** Where it is posted, with its one-time key. */
  action: string;
  formKey: string;
  /** Id of the field, unique on a page with several such forms. */
  id: string;
  label: string;
  hint?: string;
  rows?: number;
  className?: string;
  submit: string;
  variant?: ButtonLook["variant"];
  busyLabel: string;
};

/** A form of one text field. */
export function TextForm(props: TextFormProps) {
  const {
    action,
    formKey,
    id,
    label,
    hint,
    rows = 3,
    className = "stack",
    submit,
    variant = "default",
    busyLabel,
  } = props;
  return (
    <KeptForm draft={null} answered={undefined} action={action} fields={{ formKey }} className={className}>
      <TextField name="text" id={id} label={label} hint={hint} rows={rows} />
      <div>
        <Button variant={variant} busy={useSending(formKey)} busyLabel={busyLabel}>
          {submit}
        </Button>
      </div>
    </KeptForm>
  );
}
