import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook } from "~/ui/button/button";

export type ActionButtonProps = ButtonLook & {
  /** The noun URL to which it posts. */
  action: string;
  /** The one-time key of this very form. */
  formKey: string;
  /** Hidden fields that say about what. */
  fields?: Readonly<Record<string, string>>;
  busyLabel: string;
  children: ReactNode;
};

/** One button that moves something. Sent twice, it has one effect. */
export function ActionButton({ action, formKey, fields = {}, busyLabel, children, ...look }: ActionButtonProps) {
  const { state, formAction, formData } = useNavigation();
  const busy = state !== "idle" && formAction === action && formData?.get("formKey") === formKey;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="formKey" value={formKey} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </Form>
  );
}
