import { memberPackages } from "~/modules/accounts/rules/authority";
import type { Answers } from "~/platform/form/answers";
import { counties } from "~/platform/romania/counties";
import { LineField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { Select, Textarea } from "~/ui/field/input";
import { FormSection, Pair } from "~/ui/form/form";

/** What only an authority is asked. */
export function AuthorityFields({ answers }: { answers: Answers }) {
  const county = answers.field("judet");
  const about = answers.field("descriere");
  return (
    <>
      <FormSection heading="Instituția">
        <LineField
          answers={answers}
          name="denumire"
          label="Denumirea autorității"
          hint="Așa cum apare în acte, de pildă „Comuna Fântâna Albastră”."
          autoComplete="organization"
        />
        <Pair>
          <LineField answers={answers} name="cui" label="CUI" hint="Cu sau fără RO." inputMode="numeric" figures />
          <Field name="judet" label="Județul" hint="Sau municipiul București." error={county.error}>
            <Select
              empty="Alegeți județul"
              defaultValue={county.defaultValue}
              options={counties.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Field>
        </Pair>
        <LineField answers={answers} name="adresa" label="Adresa sediului" autoComplete="address-line1" />
        <Field name="descriere" label="Despre instituție" optional error={about.error}>
          <Textarea rows={4} defaultValue={about.defaultValue} />
        </Field>
      </FormSection>
      <FormSection heading="Pachetul">
        <ChoiceGroup
          name="tipPachet"
          legend="Alegeți pachetul"
          choose="one"
          choices={memberPackages.map(({ code, label, covers }) => ({ value: code, label, hint: covers }))}
          chosen={answers.chosen("tipPachet")}
          error={answers.error("tipPachet")}
        />
      </FormSection>
    </>
  );
}
