import type { AccountType } from "~/modules/accounts/rules/sign-in-paths";
import { fileLimits } from "~/modules/media/rules/attachment";
import type { Answers } from "~/platform/form/answers";
import { LineField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Pair } from "~/ui/form/form";

export function PersonFields({ answers }: { answers: Answers }) {
  return (
    <>
      <Pair>
        <LineField answers={answers} name="numeContact" label="Numele" autoComplete="name" />
        <LineField answers={answers} name="functia" label="Funcția" autoComplete="organization-title" />
      </Pair>
      <Pair>
        <LineField answers={answers} name="email" label="E-mail" type="email" autoComplete="email" />
        <LineField answers={answers} name="telefon" label="Telefon" type="tel" autoComplete="tel" figures />
      </Pair>
    </>
  );
}

/** The fields for a person whose name and address are known. */
export function PlaceFields({ answers }: { answers: Answers }) {
  return (
    <Pair>
      <LineField answers={answers} name="functia" label="Funcția" autoComplete="organization-title" />
      <LineField answers={answers} name="telefon" label="Telefon" type="tel" autoComplete="tel" figures />
    </Pair>
  );
}

type DocumentProps = { accountType: AccountType; kept: readonly KeptFile[]; error: string | undefined };

/** A document sent with a refused form is kept. */
export function DocumentField({ accountType, kept, error }: DocumentProps) {
  const { hint, ...limits } = fileLimits(`registration-${accountType}`);
  return (
    <Field
      name="document"
      label="Document de identificare"
      optional
      hint={`${hint}. Îl vede numai persoana care verifică.`}
      error={error}
    >
      <FileInput {...limits} kept={kept} />
    </Field>
  );
}
