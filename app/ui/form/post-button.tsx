import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook } from "../button/button";

export type PostButtonProps = ButtonLook & {
  /** The noun URL to which it posts. */
  action: string;
  /** The one-time key of this form; without it only for steps that have the same effect when repeated. */
  formKey?: string;
  /** Hidden fields, by name. */
  fields?: Readonly<Record<string, string>>;
  busyLabel?: string;
  children: ReactNode;
};

/** A form that is one button: a step without fields. */
export function PostButton({ action, formKey, fields = {}, busyLabel, children, ...look }: PostButtonProps) {
  const { state, formAction, formData } = useNavigation();
  const busy =
    state !== "idle" && formAction === action && (formKey === undefined || formData?.get("formKey") === formKey);
  return (
    <Form method="post" action={action}>
      {formKey === undefined ? null : <input type="hidden" name="formKey" value={formKey} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </Form>
  );
}
