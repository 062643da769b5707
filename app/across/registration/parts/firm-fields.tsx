import { TextField } from "~/modules/accounts/parts/fields";
import { domains } from "~/modules/accounts/rules/domain";
import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { FormSection, Pair } from "~/ui/form/form";

/** What only a firm is asked. */
export function FirmFields({ answers }: { answers: Answers }) {
  const portfolio = answers.field("portofoliu");
  return (
    <>
      <FormSection heading="Firma">
        <TextField
          answers={answers}
          name="denumire"
          label="Denumirea firmei"
          hint="Așa cum apare în acte, cu forma juridică."
          autoComplete="organization"
        />
        <Pair>
          <TextField answers={answers} name="cui" label="CUI" hint="Cu sau fără RO." figures />
          <TextField
            answers={answers}
            name="numarRC"
            label="Nr. la registrul comerțului"
            hint="De pildă J40/1234/2020 sau J2020001234402."
            figures
          />
        </Pair>
        <TextField answers={answers} name="adresaSediu" label="Adresa sediului" autoComplete="address-line1" />
        <Pair>
          <TextField answers={answers} name="reprezentantLegal" label="Reprezentant legal" />
          <TextField answers={answers} name="website" label="Site" optional type="url" autoComplete="url" />
        </Pair>
      </FormSection>
      <FormSection heading="Ce lucrați">
        <ChoiceGroup
          name="domenii"
          legend="Domenii de expertiză"
          hint="Oricâte; din ele se completează categoriile profilului."
          choose="many"
          look="columns"
          choices={domains.map(({ code, label }) => ({ value: code, label }))}
          chosen={answers.chosen("domenii")}
          error={answers.error("domenii")}
        />
        <Field
          name="portofoliu"
          label="Portofoliu"
          hint="Pe scurt, lucrări pentru administrația locală sau asemănătoare."
          error={portfolio.error}
        >
          <Textarea rows={6} defaultValue={portfolio.defaultValue} />
        </Field>
      </FormSection>
    </>
  );
}
