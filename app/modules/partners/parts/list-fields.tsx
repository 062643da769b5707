import type { ReactNode } from "react";
import { Field } from "~/ui/field/field";
import { DateInput, Input, MoneyInput, Select, Textarea } from "~/ui/field/input";
import { Pair } from "~/ui/form/form";
import type { RowField, RowPlace } from "~/ui/row-list/row-list";
import type { ListSection } from "../rules/sections";

export type RowFields = (field: (name: string) => RowField, row: RowPlace) => ReactNode;

type TextProps = {
  of: RowField;
  label: string;
  optional?: boolean;
  hint?: string | null;
  figures?: boolean;
  inputMode?: "numeric";
  maxLength?: number;
  autoFocus?: boolean;
};

/** `autoFocus` marks the added row without script; with script the list moves the focus itself. */
function Line({ of, label, optional, hint, ...input }: TextProps) {
  const { defaultValue, ...field } = of;
  return (
    <Field {...field} label={label} optional={optional ?? false} hint={hint}>
      <Input defaultValue={defaultValue} autoComplete="off" {...input} />
    </Field>
  );
}

function Lines({ of, label, optional, hint }: Pick<TextProps, "of" | "label" | "optional" | "hint">) {
  const { defaultValue, ...field } = of;
  return (
    <Field {...field} label={label} optional={optional ?? false} hint={hint}>
      <Textarea rows={2} defaultValue={defaultValue} />
    </Field>
  );
}

const CURRENCIES = [
  { value: "RON", label: "lei" },
  { value: "EUR", label: "EUR" },
];

function ProjectFields({ field, focused }: RowPlace & { field: (name: string) => RowField }) {
  const [budget, currency] = [field("budget"), field("currency")];
  return (
    <>
      <Line of={field("name")} label="Numele proiectului" autoFocus={focused} />
      <Line of={field("year")} label="Anul" optional figures inputMode="numeric" maxLength={4} />
      <Pair>
        <Field name={budget.name} id={budget.id} error={budget.error} label="Bugetul, fără TVA" optional>
          <MoneyInput defaultValue={budget.defaultValue} />
        </Field>
        <Field name={currency.name} id={currency.id} error={currency.error} label="Moneda">
          <Select defaultValue={currency.defaultValue} options={CURRENCIES} />
        </Field>
      </Pair>
    </>
  );
}

function OfferFields({ field, focused, top }: RowPlace & { field: (name: string) => RowField }) {
  const { defaultValue, ...until } = field("validUntil");
  return (
    <>
      <Line of={field("title")} label="Titlul" autoFocus={focused} />
      <Lines of={field("description")} label="Descrierea" hint={top ? "Ce cuprinde și pentru cine." : null} />
      <Field {...until} label="Valabilă până la" hint={top ? "Cu ziua aceasta inclusă." : null}>
        <DateInput defaultValue={defaultValue} />
      </Field>
    </>
  );
}

/** The fields of a row, by list. */
export const listFields: Readonly<Record<ListSection, RowFields>> = {
  services: (field, { focused, top }) => (
    <>
      <Line of={field("name")} label="Denumirea" autoFocus={focused} />
      <Lines
        of={field("description")}
        label="Descrierea"
        optional
        hint={top ? "Ce primește autoritatea și în cât timp." : null}
      />
    </>
  ),
  specialisations: (field, { label, focused }) => <Line of={field("name")} label={label} autoFocus={focused} />,
  portfolio: (field, row) => <ProjectFields field={field} {...row} />,
  team: (field, { focused, top }) => (
    <>
      <Pair>
        <Line of={field("name")} label="Numele" autoFocus={focused} />
        <Line of={field("position")} label="Funcția" />
      </Pair>
      <Line
        of={field("experience")}
        label="Experiența"
        optional
        hint={top ? "De exemplu: 12 ani în proiecte europene." : null}
      />
    </>
  ),
  certifications: (field, { focused, top }) => (
    <>
      <Line of={field("name")} label="Denumirea" autoFocus={focused} />
      <Line of={field("detail")} label="Detalii" optional hint={top ? "Cine a dat-o, numărul, până când." : null} />
    </>
  ),
  offers: (field, row) => <OfferFields field={field} {...row} />,
};
