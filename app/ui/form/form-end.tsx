import type { ReactNode } from "react";
import { Button, ButtonLink, type ButtonVariant } from "../button/button";
import type { IconShape } from "../icon/icon";
import { FormActions } from "./form";

export type FormEndProps = {
  /** What the button does: "Salvează". */
  submit: ReactNode;
  variant?: ButtonVariant;
  icon?: IconShape;
  /** The form is under way, and what the button says meanwhile. */
  busy?: boolean;
  busyLabel?: string;
  /** Where one goes who thinks better of it; null where the page itself is the way out. */
  cancel: string | null;
  cancelLabel?: string;
  /** What is agreed to, said before the buttons. */
  note?: ReactNode;
};

/** How a form ends: the button that sends it, and the way out that sends nothing. */
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
