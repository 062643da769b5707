import { MEMBER_PACKAGES } from "~/modules/accounts/rules/authority";
import type { Answers } from "~/platform/form/answers";
import { ChoicesField, LineField, TextField } from "~/ui/field/answered-field";
import { CountyField } from "~/ui/field/county-field";
import { FormSection, Pair } from "~/ui/form/form";

/** The fields of an authority. */
export function AuthorityFields({ answers }: { answers: Answers }) {
  return (
    <>
      <FormSection heading="Instituția">
        <LineField
          answers={answers}
          name="denumire"
          label="Denumirea autorității"
          hint="Așa cum apare în acte, de exemplu „Comuna Fântâna Albastră”."
          autoComplete="organization"
        />
        <Pair>
          <LineField answers={answers} name="cui" label="CUI" hint="Cu sau fără RO." inputMode="numeric" figures />
          <CountyField answers={answers} name="judet" />
        </Pair>
        <LineField answers={answers} name="adresa" label="Adresa sediului" autoComplete="address-line1" />
        <TextField optional answers={answers} name="descriere" label="Despre instituție" rows={4} />
      </FormSection>
      <FormSection heading="Pachetul">
        <ChoicesField
          answers={answers}
          name="tipPachet"
          legend="Alegeți pachetul"
          choose="one"
          choices={Object.entries(MEMBER_PACKAGES).map(([value, { label, covers }]) => ({
            value,
            label,
            hint: covers,
          }))}
        />
      </FormSection>
    </>
  );
}
