import { Form, useNavigation } from "react-router";
import { acceptOf, fileHint } from "~/modules/media/rules/attachment";
import type { Answers, ShownAgain } from "~/platform/form/answers";
import { Checkbox, ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Input, Select, Textarea } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { DURATION_UNITS } from "../rules/duration";
import type { ResponseFormValues } from "../rules/response-form-values";

export type ResponseFormView = {
  action: string;
  formKey: string;
  /** The response that is changed; null for a first one. */
  changes: { id: string; version: number; files: readonly { id: string; name: string }[] } | null;
  defaults: ResponseFormValues;
  sealed: boolean;
  submitLabel: string;
  busyLabel: string;
  cancelHref: string | null;
};

type ResponseFormProps = { form: ResponseFormView; answers: Answers; answered?: ShownAgain<KeptFile[]> | undefined };

/** An offer, first or changed: what, for how much, in how long, and why this firm. */
export function ResponseForm({ form, answers, answered }: ResponseFormProps) {
  const { state, formAction } = useNavigation();
  const busy = state === "submitting" && formAction === form.action;
  return (
    <Form method="post" action={form.action} encType="multipart/form-data" noValidate className="form">
      <input type="hidden" name="formKey" value={form.formKey} />
      {form.changes === null ? null : (
        <>
          <input type="hidden" name="response" value={form.changes.id} />
          <input type="hidden" name="version" value={answered?.version ?? form.changes.version} />
        </>
      )}
      <OfferFields answers={answers} />
      <FileFields form={form} answers={answers} kept={answered?.kept ?? []} />
      <FormEnd
        submit={form.submitLabel}
        busy={busy}
        busyLabel={form.busyLabel}
        cancel={form.cancelHref}
        note={noteOf(form.sealed)}
      />
    </Form>
  );
}

const noteOf = (sealed: boolean): string =>
  sealed
    ? "Oferta rămâne sigilată până la termen: până atunci nu o citește nimeni din afara firmei. Ceilalți parteneri nu o văd niciodată."
    : "Oferta o citește numai autoritatea. Ceilalți parteneri nu o văd niciodată, ci doar câte răspunsuri sunt.";

const UNITS = optionsOf(DURATION_UNITS);
const CURRENCIES = [
  { value: "RON", label: "lei" },
  { value: "EUR", label: "EUR" },
];

function OfferFields({ answers }: { answers: Answers }) {
  const [text, experience] = [answers.field("text"), answers.field("experience")];
  const [from, to, currency] = [answers.field("priceMin"), answers.field("priceMax"), answers.field("currency")];
  const [duration, unit] = [answers.field("duration"), answers.field("durationUnit")];
  return (
    <>
      <Field name="text" label="Ce oferiți" hint="Ce primește autoritatea, până când, cine predă." error={text.error}>
        <Textarea rows={7} defaultValue={text.defaultValue} />
      </Field>
      <Pair>
        <Field name="priceMin" label="Preț sau preț minim" hint="Fără TVA, de exemplu 12.500." error={from.error}>
          <Input figures inputMode="decimal" autoComplete="off" defaultValue={from.defaultValue} />
        </Field>
        <Field
          name="priceMax"
          label="Preț maxim"
          optional
          hint="Fără TVA, când prețul este un interval."
          error={to.error}
        >
          <Input figures inputMode="decimal" autoComplete="off" defaultValue={to.defaultValue} />
        </Field>
      </Pair>
      <ChoiceGroup
        name="currency"
        legend="Moneda"
        choose="one"
        look="columns"
        choices={CURRENCIES}
        chosen={currency.defaultValue || "RON"}
        error={currency.error}
      />
      <Pair>
        <Field name="duration" label="Durata" hint="Un număr întreg." error={duration.error}>
          <Input figures inputMode="numeric" autoComplete="off" defaultValue={duration.defaultValue} />
        </Field>
        <Field name="durationUnit" label="Unitatea" hint="În ce se numără durata." error={unit.error}>
          <Select options={UNITS} defaultValue={unit.defaultValue || "weeks"} />
        </Field>
      </Pair>
      <Field
        name="experience"
        label="Experiență"
        optional
        hint="Lucrări asemănătoare, pe scurt: pentru cine, când."
        error={experience.error}
      >
        <Textarea rows={3} defaultValue={experience.defaultValue} />
      </Field>
    </>
  );
}

type FileFieldsProps = Omit<ResponseFormProps, "answered"> & { kept: readonly KeptFile[] };

function FileFields({ form: { changes }, answers, kept }: FileFieldsProps) {
  const removed = answers.chosen("removedFiles");
  return (
    <>
      {changes === null || changes.files.length === 0 ? null : (
        <fieldset className="field">
          <legend className="label">Fișierele de acum</legend>
          {changes.files.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`removed-${id}`}
              name="removedFiles"
              value={id}
              label={`Scoate „${name}”`}
              checked={removed.includes(id)}
            />
          ))}
        </fieldset>
      )}
      <Field
        name="files"
        label={changes === null || changes.files.length === 0 ? "Fișiere" : "Adaugă fișiere"}
        optional
        hint={`Cel mult 3 odată. ${fileHint("response")}.`}
        error={answers.error("files")}
      >
        <FileInput multiple accept={acceptOf("response")} kept={kept} />
      </Field>
    </>
  );
}
