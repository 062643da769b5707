import type { Answers } from "~/platform/form/answers";
import { passwordAdvice } from "~/platform/romania/passwords";
import { Pair } from "~/ui/form/form";
import { PasswordField } from "./fields";

export function NewPasswordFields({ answers }: { answers: Answers }) {
  return (
    <Pair>
      <PasswordField answers={answers} fresh hint={passwordAdvice} />
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
