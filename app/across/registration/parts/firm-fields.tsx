import { DOMAINS } from "~/modules/accounts/rules/domain";
import { LineField, TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { optionsOf } from "~/ui/field/options";
import { FormSection, Pair } from "~/ui/form/form";

/** The fields of a firm. */
export function FirmFields() {
  return (
    <>
      <FormSection heading="Firma">
        <LineField
          name="denumire"
          label="Denumirea firmei"
          hint="Așa cum apare în acte, cu forma juridică."
          autoComplete="organization"
        />
        <Pair>
          <LineField name="cui" label="CUI" hint="Cu sau fără RO." figures />
          <LineField
            name="numarRC"
            label="Nr. la registrul comerțului"
            hint="De exemplu J40/1234/2020 sau J2020001234402."
            figures
          />
        </Pair>
        <LineField name="adresaSediu" label="Adresa sediului" autoComplete="address-line1" />
        <Pair>
          <LineField name="reprezentantLegal" label="Reprezentant legal" />
          <LineField name="website" label="Site" optional type="url" autoComplete="url" />
        </Pair>
      </FormSection>
      <FormSection heading="Activitatea firmei">
        <ChoiceGroup
          name="domenii"
          legend="Domenii de expertiză"
          hint="Oricâte; din ele se completează categoriile profilului."
          choose="many"
          look="columns"
          choices={optionsOf(DOMAINS)}
        />
        <TextField
          name="portofoliu"
          label="Portofoliu"
          hint="Pe scurt, lucrări pentru administrația locală sau asemănătoare."
          rows={6}
        />
      </FormSection>
    </>
  );
}
