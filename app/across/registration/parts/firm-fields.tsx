import { DOMAINS } from "~/modules/accounts/rules/domain";
import type { Answers } from "~/platform/form/answers";
import { ChoicesField, LineField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { FormSection, Pair } from "~/ui/form/form";

/** The fields of a firm. */
export function FirmFields({ answers }: { answers: Answers }) {
  return (
    <>
      <FormSection heading="Firma">
        <LineField
          answers={answers}
          name="denumire"
          label="Denumirea firmei"
          hint="Așa cum apare în acte, cu forma juridică."
          autoComplete="organization"
        />
        <Pair>
          <LineField answers={answers} name="cui" label="CUI" hint="Cu sau fără RO." figures />
          <LineField
            answers={answers}
            name="numarRC"
            label="Nr. la registrul comerțului"
            hint="De exemplu J40/1234/2020 sau J2020001234402."
            figures
          />
        </Pair>
        <LineField answers={answers} name="adresaSediu" label="Adresa sediului" autoComplete="address-line1" />
        <Pair>
          <LineField answers={answers} name="reprezentantLegal" label="Reprezentant legal" />
          <LineField answers={answers} name="website" label="Site" optional type="url" autoComplete="url" />
        </Pair>
      </FormSection>
      <FormSection heading="Activitatea firmei">
        <ChoicesField
          answers={answers}
          name="domenii"
          legend="Domenii de expertiză"
          hint="Oricâte; din ele se completează categoriile profilului."
          choose="many"
          look="columns"
          choices={optionsOf(DOMAINS)}
        />
        <TextField
          answers={answers}
          name="portofoliu"
          label="Portofoliu"
          hint="Pe scurt, lucrări pentru administrația locală sau asemănătoare."
          rows={6}
        />
      </FormSection>
    </>
  );
}
