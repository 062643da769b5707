import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button, ButtonLink, type ButtonVariant } from "../button/button";
import { DialogCancel } from "../dialog/dialog";
import type { IconShape } from "../icon/icon";
import { FormActions } from "./form";

export type FormEndProps = {
  /** What the button does: "Salvează". */
  submit: ReactNode;
  variant?: ButtonVariant | undefined;
  icon?: IconShape;
  /** The form is being submitted. */
  busy?: boolean;
  busyLabel?: string | undefined;
  /** Another submit button of the form, after the first. */
  beside?: ReactNode;
  /** The address of the cancel link; null for the button that closes the dialog around, if there is one. */
  cancel: string | null;
  cancelLabel?: string | undefined;
  /** What the person agrees to, before the buttons. */
  note?: ReactNode;
};

/** The submit button and the cancel link of a form. */
export function FormEnd(props: FormEndProps) {
  const {
    submit,
    variant = "primary",
    icon,
    busy = false,
    busyLabel,
    beside,
    cancel,
    cancelLabel = "Renunță",
    note,
  } = props;
  return (
    <FormActions note={note}>
      <Button variant={variant} icon={icon} busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
      {beside}
      {cancel === null ? (
        <DialogCancel />
      ) : (
        <ButtonLink variant="quiet" href={cancel}>
          {cancelLabel}
        </ButtonLink>
      )}
    </FormActions>
  );
}

/** The same, busy while the page's form is on its way. */
export function PostEnd(props: Omit<FormEndProps, "busy">) {
  const { state, formMethod } = useNavigation();
  return <FormEnd {...props} busy={state !== "idle" && formMethod === "POST"} />;
}
