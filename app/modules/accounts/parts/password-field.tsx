import { Field } from "~/ui/field/field";
import { PasswordInput } from "~/ui/field/password-input";

type PasswordFieldProps = { name?: string; label?: string; hint?: string; fresh?: boolean };

/** A password is never sent back: after an error it is typed again. */
export function PasswordField({ name = "parola", label = "Parola", hint, fresh = false }: PasswordFieldProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      <PasswordInput autoComplete={fresh ? "new-password" : "current-password"} />
    </Field>
  );
}
