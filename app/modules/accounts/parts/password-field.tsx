import { Field } from "~/ui/field/field";
import { PasswordInput } from "~/ui/field/password-input";

/** A password is never sent back: after an error it is typed again. */
export function PasswordField({
  name = "parola",
  label = "Parola",
  hint,
  fresh = false,
}: {
  name?: string;
  label?: string;
  hint?: string;
  fresh?: boolean;
}) {
  return (
    <Field name={name} label={label} hint={hint}>
      <PasswordInput autoComplete={fresh ? "new-password" : "current-password"} />
    </Field>
  );
}
