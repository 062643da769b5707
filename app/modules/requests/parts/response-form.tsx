import type { ShownAgain } from "~/platform/form/answers";
import { CURRENCIES } from "~/platform/language/money";
import { LineField, SelectField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import type { KeptFile } from "~/ui/field/file-input";
import { FilesFields } from "~/ui/field/files-fields";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { TableFields } from "~/ui/field/table-fields";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import type { firstResponseForm, laterResponseForm } from "../pages/own-response-view.server";
import { DURATION_UNITS } from "../rules/duration";
import { opportunityPath } from "../rules/paths";
import { RESPONSE } from "../rules/response-fields";
import { useSending } from "./text-form";

type ResponseFormProps = {
  form: Awaited<ReturnType<typeof firstResponseForm | typeof laterResponseForm>>;
  answered?: ShownAgain<KeptFile[]> | undefined;
};

/** The form of a first or changed response. */
export function ResponseForm({ form, answered }: ResponseFormProps) {
  const { id, formKey, draft, changes, sealed, submit, busyLabel } = form;
  const version = answered?.version ?? changes?.version;
  return (
    <KeptForm
      encType="multipart/form-data"
      draft={draft}
      answered={answered}
      fields={version === undefined ? { formKey } : { formKey, version }}
    >
      <ResponseFields />
      <FilesFields files={changes?.files ?? []} kept={answered?.kept ?? form.kept} {...form.file} />
      <FormEnd
        submit={submit}
        busy={useSending(formKey)}
        busyLabel={busyLabel}
        cancel={changes && opportunityPath(id)}
        note={
          sealed
            ? "Oferta rămâne sigilată până la termen: până atunci nu o citește nimeni din afara firmei. Ceilalți parteneri nu o văd niciodată."
            : "Oferta o citește numai autoritatea. Ceilalți parteneri nu o văd niciodată, ci doar câte oferte sunt."
        }
      />
    </KeptForm>
  );
}

const UNITS = optionsOf(DURATION_UNITS);

function ResponseFields() {
  return (
    <>
      <TableFields table={{ text: RESPONSE.text }} />
      <Pair>
        <LineField name="priceMin" label="Preț sau preț minim" hint="Fără TVA, de exemplu 12.500." {...SUM} />
        <LineField
          name="priceMax"
          label="Preț maxim"
          optional
          hint="Fără TVA, când prețul este un interval."
          {...SUM}
        />
      </Pair>
      <ChoiceGroup
        name="currency"
        legend="Moneda"
        choose="one"
        look="columns"
        choices={optionsOf(CURRENCIES)}
        chosen={useAnswers().field("currency").defaultValue || "RON"}
      />
      <Pair>
        <LineField name="duration" label="Durata" {...SUM} inputMode="numeric" />
        <SelectField name="durationUnit" label="În zile, săptămâni sau luni" options={UNITS} chosen="weeks" />
      </Pair>
      <TableFields table={{ experience: RESPONSE.experience }} />
    </>
  );
}
