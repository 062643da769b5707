import { CATEGORIES } from "~/modules/partners/rules/categories";
import type { Answers } from "~/platform/form/answers";
import { countyOptions } from "~/platform/romania/counties";
import { Checkbox, ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { DateInput, Input, MoneyInput, Select, Textarea } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { DEADLINE_HOURS, DEFAULT_HOUR } from "../rules/deadline";
import { URGENCIES } from "../rules/request";

export type DayLimits = { min: string; max: string };

const categoryOptions = optionsOf(CATEGORIES);
const urgencyOptions = optionsOf(URGENCIES);
const hourOptions = DEADLINE_HOURS.map((value) => ({ value, label: value }));
const currencyOptions = [
  { value: "RON", label: "lei" },
  { value: "EUR", label: "EUR" },
];

type Answered = { answers: Answers };

/** What is needed: the three fields that make a request. */
export function NeedFields({ answers, rows = 9 }: Answered & { rows?: number }) {
  const [title, category, description] = ["title", "category", "description"].map((name) => answers.field(name));
  return (
    <>
      <Field name="title" label="Titlu" hint="Pe scurt, ca într-un referat." error={title?.error}>
        <Input defaultValue={title?.defaultValue} />
      </Field>
      <Field name="category" label="Categorie" error={category?.error}>
        <Select options={categoryOptions} empty="Alegeți categoria" defaultValue={category?.defaultValue} />
      </Field>
      <Field
        name="description"
        label="Descriere"
        hint="Ce aveți acum, ce vreți să obțineți, până când. Fără date cu caracter personal."
        error={description?.error}
      >
        <Textarea rows={rows} defaultValue={description?.defaultValue} />
      </Field>
    </>
  );
}

/** From, to and currency, with what the law says about a direct purchase beside them. */
export function BudgetFields({ answers, threshold }: Answered & { threshold: string }) {
  const [min, max, currency] = ["budgetMin", "budgetMax", "currency"].map((name) => answers.field(name));
  return (
    <>
      <p className="small muted threshold">{threshold}</p>
      <Pair>
        <Field name="budgetMin" label="Buget, de la" optional hint="Fără TVA." error={min?.error}>
          <MoneyInput defaultValue={min?.defaultValue} />
        </Field>
        <Field name="budgetMax" label="Până la" optional hint="Fără TVA." error={max?.error}>
          <MoneyInput defaultValue={max?.defaultValue} />
        </Field>
      </Pair>
      <Field name="currency" label="Moneda" error={currency?.error}>
        <Select options={currencyOptions} defaultValue={currency?.defaultValue || "RON"} className="select--fit" />
      </Field>
    </>
  );
}

export type DeadlineFieldsProps = Answered & { days: DayLimits; optional?: boolean; label?: string; hint: string };

/** A day and an hour of Bucharest. */
export function DeadlineFields({ answers, days, optional, label, hint }: DeadlineFieldsProps) {
  const day = answers.field("deadline");
  const hour = answers.field("deadlineHour");
  return (
    <Pair>
      <Field
        name="deadline"
        label={label ?? "Termen pentru răspunsuri"}
        optional={optional ?? false}
        hint={hint}
        error={day.error}
      >
        <DateInput min={days.min} max={days.max} defaultValue={day.defaultValue} />
      </Field>
      <Field name="deadlineHour" label="Ora" hint="Ora României." error={hour.error}>
        <Select options={hourOptions} defaultValue={hour.defaultValue || DEFAULT_HOUR} className="select--fit" />
      </Field>
    </Pair>
  );
}

export function PlaceFields({ answers }: Answered) {
  const [county, urgency] = ["county", "urgency"].map((name) => answers.field(name));
  return (
    <Pair>
      <Field
        name="county"
        label="Județul"
        optional
        hint="Unde se face lucrarea; ajută la găsirea partenerilor din zonă."
        error={county?.error}
      >
        <Select options={countyOptions} empty="Nespecificat" defaultValue={county?.defaultValue} />
      </Field>
      <Field name="urgency" label="Urgență" optional hint="O văd partenerii lângă titlu." error={urgency?.error}>
        <Select options={urgencyOptions} empty="Nespecificată" defaultValue={urgency?.defaultValue} />
      </Field>
    </Pair>
  );
}

export type AddressedPartner = { id: string; name: string };

/** To everybody, or to the one partner from whose page one came. */
export function RecipientFields({ answers, partner }: Answered & { partner: AddressedPartner | null }) {
  if (partner === null) return null;
  const { defaultValue, error } = answers.field("partner");
  return (
    <ChoiceGroup
      name="partner"
      legend="Cui o adresați"
      choose="one"
      chosen={defaultValue}
      error={error}
      choices={[
        {
          value: partner.id,
          label: `Numai pentru partenerul ${partner.name}`,
          hint: "Alți parteneri nu o văd și nu pot răspunde.",
        },
        { value: "", label: "Tuturor partenerilor verificați", hint: "Sunt anunțați cei care lucrează în categorie." },
      ]}
    />
  );
}

export function SealedField({ answers }: Answered) {
  return (
    <Checkbox
      name="sealed"
      label="Ofertele stau sigilate până la termen"
      hint="Nimeni nu le citește înainte: nici dumneavoastră, nici administratorii. După ce le deschideți, termenul nu se mai poate prelungi."
      checked={answers.field("sealed").defaultValue === "on"}
      error={answers.error("sealed")}
    />
  );
}
