import { useNavigation } from "react-router";
import type { ShownAgain } from "~/platform/form/answers";
import { Button } from "~/ui/button/button";
import { LineField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import type { KeptFile } from "~/ui/field/file-input";
import { FilesFields } from "~/ui/field/files-fields";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { TableFields } from "~/ui/field/table-fields";
import { FormSection, Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import type { firstResponseForm, laterResponseForm } from "../pages/own-response-view.server";
import { DURATION_UNITS } from "../rules/duration";
import { opportunityPath } from "../rules/paths";
import { RESPONSE } from "../rules/response-fields";
import { PREVIEW } from "../rules/response-form-values";
import { CurrencyField, SumField } from "./price-fields";
import { useSending } from "./text-form";

type ResponseFormProps = {
  form: Awaited<ReturnType<typeof firstResponseForm | typeof laterResponseForm>>;
  answered?: ShownAgain<KeptFile[]> | undefined;
};

/** The form of a first or changed response. */
export function ResponseForm({ form, answered }: ResponseFormProps) {
  const { id, formKey, draft, changes, sealed, submit, busyLabel } = form;
  // an answered form keeps the version that its author saw, or none: a colleague may have sent an offer since
  const version = answered ? answered.version : changes?.version;
  const isSending = useSending(answered?.refused.formKey ?? formKey);
  const isPreview = useNavigation().formData?.has(PREVIEW) ?? false;
  return (
    <KeptForm
      encType="multipart/form-data"
      draft={draft}
      answered={answered}
      bar
      fields={version ? { formKey, version } : { formKey }}
    >
      <ResponseFields />
      <FormSection heading="Ce vă recomandă">
        <TableFields table={{ experience: RESPONSE.experience }} />
        <FilesFields files={changes?.files ?? []} kept={answered?.kept ?? form.kept} {...form.file} />
      </FormSection>
      <FormEnd
        submit={submit}
        busy={isSending && !isPreview}
        busyLabel={busyLabel}
        beside={
          <Button name={PREVIEW} value="da" busy={isSending && isPreview}>
            Vezi cum arată
          </Button>
        }
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
        <SumField name="priceMin" label="Preț sau preț minim" hint="Fără TVA, de exemplu 12.500." />
        <SumField name="priceMax" label="Preț maxim" optional hint="Fără TVA, când prețul este un interval." />
      </Pair>
      <Pair>
        <CurrencyField />
        <div className="form__join">
          <LineField name="duration" label="Durata" {...SUM} inputMode="numeric" />
          <ChoiceGroup
            name="durationUnit"
            legend="În zile, săptămâni sau luni"
            hiddenLegend
            choose="one"
            look="segments"
            choices={UNITS}
            chosen={useAnswers().field("durationUnit").defaultValue || "weeks"}
          />
        </div>
      </Pair>
    </>
  );
}
