import { passwordAdvice } from "~/platform/romania/passwords";
import { Pair } from "~/ui/form/form";
import { PasswordField } from "./password-field";

/** `label` is "Parola nouă" when there is an old password. */
export function NewPasswordFields({ label = "Parola nouă" }: { label?: string }) {
  return (
    <Pair>
      <PasswordField label={label} fresh hint={passwordAdvice} />
      <PasswordField name="confirmaParola" label="Confirmă parola" fresh hint="Aceeași, încă o dată." />
    </Pair>
  );
}
