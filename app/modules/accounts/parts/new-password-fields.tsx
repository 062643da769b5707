import type { Answers } from "~/platform/form/answers";
import { passwordAdvice } from "~/platform/romania/passwords";
import { Pair } from "~/ui/form/form";
import { PasswordField } from "./password-field";

/** `label` is "Parola nouă" when there is an old password. */
export function NewPasswordFields({ answers, label = "Parola nouă" }: { answers: Answers; label?: string }) {
  return (
    <Pair>
      <PasswordField answers={answers} label={label} fresh hint={passwordAdvice} />
      <PasswordField
        answers={answers}
        name="confirmaParola"
        label="Confirmă parola"
        fresh
        hint="Aceeași, încă o dată."
      />
    </Pair>
  );
}
