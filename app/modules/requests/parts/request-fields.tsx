import { useEffect, useRef, useState } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { CURRENCIES } from "~/platform/language/money";
import { quoted } from "~/platform/language/quotes";
import { countyOptions } from "~/platform/romania/counties";
import { Button } from "~/ui/button/button";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { Checkbox, ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { DEADLINE_HOURS, DEFAULT_HOUR } from "../rules/deadline";
import { LONGEST_CRITERION, URGENCIES } from "../rules/request";
import { type RequestTemplate, templateNamed } from "../rules/templates";
import { DoneBefore } from "./done-before";

type DayLimits = { min: string; max: string };

const categoryOptions = optionsOf(CATEGORIES);
const urgencyOptions = optionsOf(URGENCIES);
const hourOptions = DEADLINE_HOURS.map((value) => ({ value, label: value }));
const currencyOptions = optionsOf(CURRENCIES);

/** The three required fields of a request. */
export function NeedFields() {
  return (
    <>
      <LineField name="title" label="Titlu" hint="Pe scurt, ca într-un referat." />
      <SelectField name="category" label="Categorie" options={categoryOptions} empty="Alegeți categoria" />
      <TemplateOffer />
      <TextField
        name="description"
        label="Descriere"
        hint="Ce aveți acum, ce vreți să obțineți, până când. Fără date cu caracter personal."
        rows={7}
      />
      <DoneBefore />
    </>
  );
}

type BudgetProps = { threshold: string; proposed?: string | null };

/**
 * Minimum, maximum and currency, with the legal threshold of direct purchases. The price of an offer is told, never entered.
 */
export function BudgetFields({ threshold, proposed = null }: BudgetProps) {
  return (
    <>
      <p className="small muted threshold">{threshold}</p>
      {proposed === null ? null : (
        <p className="small">{`Prețul afișat al ofertei: ${proposed}, fără TVA. Scrieți bugetul dumneavoastră; dacă lăsați câmpurile goale, solicitarea nu are buget.`}</p>
      )}
      <Pair>
        <LineField name="budgetMin" label="Buget, de la" optional hint="Fără TVA." {...SUM} />
        <LineField name="budgetMax" label="Până la" optional hint="Fără TVA." {...SUM} />
      </Pair>
      <SelectField name="currency" label="Moneda" options={currencyOptions} chosen="RON" className="select--fit" />
    </>
  );
}

type DeadlineFieldsProps = { days: DayLimits; optional?: boolean; label?: string; hint: string };

/** Day and hour, in Romanian time. */
export function DeadlineFields({ days, optional = false, label, hint }: DeadlineFieldsProps) {
  return (
    <Pair>
      <LineField
        name="deadline"
        label={label ?? "Termen pentru oferte"}
        optional={optional}
        hint={hint}
        type="date"
        figures
        {...days}
      />
      <SelectField
        name="deadlineHour"
        label="Ora"
        hint="Ora României."
        options={hourOptions}
        chosen={DEFAULT_HOUR}
        className="select--fit"
      />
    </Pair>
  );
}

export function PlaceFields() {
  return (
    <Pair>
      <SelectField
        name="county"
        label="Județul"
        optional
        hint="Unde se face lucrarea; ajută la găsirea partenerilor din zonă."
        options={countyOptions}
        empty="Nespecificat"
      />
      <SelectField
        name="urgency"
        label="Urgență"
        optional
        hint="O văd partenerii lângă titlu."
        options={urgencyOptions}
        empty="Nespecificată"
      />
    </Pair>
  );
}

export type AddressedPartner = { id: string; name: string };

/** All partners, or only the one from whose page the form was opened; renders nothing without one. */
export function RecipientFields({ partner }: { partner: AddressedPartner | null }) {
  const { defaultValue } = useAnswers().field("partner");
  if (partner === null) return null;
  return (
    <ChoiceGroup
      name="partner"
      legend="Cui o adresați"
      choose="one"
      chosen={defaultValue}
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

export function CriterionField() {
  return (
    <LineField
      name="criterion"
      label="Criteriul de alegere"
      optional
      maxLength={LONGEST_CRITERION}
      hint="Îl văd firmele și se tipărește întocmai în documentele achiziției, de exemplu „prețul cel mai scăzut”. După trimitere nu se mai schimbă."
    />
  );
}

export function SealedField() {
  return (
    <Checkbox
      name="sealed"
      label="Ofertele stau sigilate până la termen"
      hint="Nimeni nu le citește înainte: nici dumneavoastră, nici administratorii. După ce le deschideți, termenul nu se mai poate prelungi."
    />
  );
}

/** Offers the model of the category that is chosen in the form around it. It takes the place of nothing that was typed. */
function TemplateOffer() {
  const place = useRef<HTMLDivElement>(null);
  const [template, setTemplate] = useState<RequestTemplate | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const look = () => setTemplate(templateNamed(fieldOf(form, "category")?.value ?? null));
    look();
    form?.addEventListener("change", look);
    return () => form?.removeEventListener("change", look);
  }, []);
  const use = () => {
    const form = place.current?.closest("form");
    if (!template) return;
    write(fieldOf(form, "title"), (typed) => typed.trim() || template.title);
    write(fieldOf(form, "description"), (typed) =>
      typed.includes(template.description) ? typed : [typed.trim(), template.description].filter(Boolean).join("\n\n"),
    );
    fieldOf(form, "description")?.focus();
  };
  return (
    <div ref={place} className="field" hidden={template === null}>
      {template === null ? null : (
        <div className="cluster cluster--tight">
          <Button type="button" small onClick={use}>
            Folosește modelul<span className="vh"> pentru această categorie</span>
          </Button>
          <span className="small muted">{`${quoted(template.title)}: ce întreabă de obicei partenerii.`}</span>
        </div>
      )}
    </div>
  );
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement | null | undefined, name: string): Typed | null =>
  (form?.elements.namedItem(name) as Typed | null | undefined) ?? null;

/** With the event of typing, so that the draft is kept. */
function write(field: Typed | null, text: (typed: string) => string): void {
  if (!field) return;
  field.value = text(field.value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
