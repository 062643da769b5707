import type { ReactNode } from "react";
import { Button, ButtonLink, type ButtonVariant } from "../button/button";
import type { IconShape } from "../icon/icon";
import { FormActions } from "./form";

export type FormEndProps = {
  /** What the button does: "Salvează". */
  submit: ReactNode;
  variant?: ButtonVariant;
  icon?: IconShape;
  /** The form is being submitted. */
  busy?: boolean;
  busyLabel?: string;
  /** The address of the cancel link; null for none. */
  cancel: string | null;
  cancelLabel?: string;
  /** What the person agrees to, before the buttons. */
  note?: ReactNode;
};

/** The submit button and the cancel link of a form. */
export function FormEnd(props: FormEndProps) {
  const { submit, variant = "primary", icon, busy = false, busyLabel, cancel, cancelLabel = "Renunță", note } = props;
  return (
    <FormActions note={note}>
      <Button variant={variant} icon={icon} busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
      {cancel === null ? null : (
        <ButtonLink variant="quiet" href={cancel}>
          {cancelLabel}
        </ButtonLink>
      )}
    </FormActions>
  );
}
