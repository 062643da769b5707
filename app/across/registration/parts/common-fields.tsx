import type { AccountType } from "~/modules/accounts/rules/sign-in-paths";
import { fileLimits } from "~/modules/media/rules/attachment";
import { LineField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Pair } from "~/ui/form/form";

export function PersonFields() {
  return (
    <>
      <Pair>
        <LineField name="numeContact" label="Numele" autoComplete="name" />
        <LineField name="functia" label="Funcția" autoComplete="organization-title" />
      </Pair>
      <Pair>
        <LineField name="email" label="E-mail" type="email" autoComplete="email" />
        <LineField name="telefon" label="Telefon" type="tel" autoComplete="tel" figures />
      </Pair>
    </>
  );
}

/** The fields for a person whose name and address are known. */
export function PlaceFields() {
  return (
    <Pair>
      <LineField name="functia" label="Funcția" autoComplete="organization-title" />
      <LineField name="telefon" label="Telefon" type="tel" autoComplete="tel" figures />
    </Pair>
  );
}

type DocumentProps = { accountType: AccountType; kept: readonly KeptFile[] };

/** A document sent with a refused form is kept. */
export function DocumentField({ accountType, kept }: DocumentProps) {
  const { hint, ...limits } = fileLimits(`registration-${accountType}`);
  return (
    <Field
      name="document"
      label="Document de identificare"
      optional
      hint={`${hint}. Îl vede numai persoana care verifică.`}
    >
      <FileInput {...limits} kept={kept} />
    </Field>
  );
}
