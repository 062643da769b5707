import { MEMBER_PACKAGES } from "~/modules/accounts/rules/authority";
import { LineField, TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { CountyField } from "~/ui/field/county-field";
import { FormSection, Pair } from "~/ui/form/form";

/** The fields of an authority. */
export function AuthorityFields() {
  return (
    <>
      <FormSection heading="Instituția">
        <LineField
          name="denumire"
          label="Denumirea autorității"
          hint="Așa cum apare în acte, de exemplu „Comuna Fântâna Albastră”."
          autoComplete="organization"
        />
        <Pair>
          <LineField name="cui" label="CUI" hint="Cu sau fără RO." inputMode="numeric" figures />
          <CountyField name="judet" />
        </Pair>
        <LineField name="adresa" label="Adresa sediului" autoComplete="address-line1" />
        <TextField optional name="descriere" label="Despre instituție" rows={4} />
      </FormSection>
      <FormSection heading="Pachetul">
        <ChoiceGroup
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
