import type { ReactNode } from "react";
import { Field } from "~/ui/field/field";
import { DateInput, Input, MoneyInput, Select, Textarea } from "~/ui/field/input";
import { Pair } from "~/ui/form/form";
import type { RowField } from "~/ui/row-list/row-list";
import type { ListSection } from "../rules/sections";

export type RowFields = (field: (name: string) => RowField, row: { label: string; first: boolean }) => ReactNode;

type TextProps = {
  of: RowField;
  label: string;
  optional?: boolean;
  hint?: string;
  figures?: boolean;
  inputMode?: "numeric";
  maxLength?: number;
  autoFocus?: boolean;
};

/** Without script the eye goes where the row was added; with it the list sees to that. */
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
      <Textarea rows={3} defaultValue={defaultValue} />
    </Field>
  );
}

const CURRENCIES = [
  { value: "RON", label: "lei" },
  { value: "EUR", label: "EUR" },
];

function ProjectFields({ field, first }: { field: (name: string) => RowField; first: boolean }) {
  const [budget, currency] = [field("budget"), field("currency")];
  return (
    <>
      <Line of={field("name")} label="Numele proiectului" autoFocus={first} />
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

function OfferFields({ field, first }: { field: (name: string) => RowField; first: boolean }) {
  const { defaultValue, ...until } = field("validUntil");
  return (
    <>
      <Line of={field("title")} label="Titlul" autoFocus={first} />
      <Lines of={field("description")} label="Descrierea" hint="Ce cuprinde și pentru cine." />
      <Field {...until} label="Valabilă până la" hint="Cu ziua aceasta inclusă.">
        <DateInput defaultValue={defaultValue} />
      </Field>
    </>
  );
}

/** The fields of one row of each list. */
export const listFields: Readonly<Record<ListSection, RowFields>> = {
  services: (field, { first }) => (
    <>
      <Line of={field("name")} label="Denumirea" autoFocus={first} />
      <Lines of={field("description")} label="Descrierea" optional hint="Ce primește autoritatea și în cât timp." />
    </>
  ),
  specialisations: (field, { label, first }) => <Line of={field("name")} label={label} autoFocus={first} />,
  portfolio: (field, { first }) => <ProjectFields field={field} first={first} />,
  team: (field, { first }) => (
    <>
      <Pair>
        <Line of={field("name")} label="Numele" autoFocus={first} />
        <Line of={field("position")} label="Funcția" />
      </Pair>
      <Line of={field("experience")} label="Experiența" optional hint="De pildă: 12 ani în proiecte europene." />
    </>
  ),
  certifications: (field, { first }) => (
    <>
      <Line of={field("name")} label="Denumirea" autoFocus={first} />
      <Line of={field("detail")} label="Detalii" optional hint="Cine a dat-o, numărul, până când." />
    </>
  ),
  offers: (field, { first }) => <OfferFields field={field} first={first} />,
};
