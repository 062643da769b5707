import { useEffect, useRef, useState } from "react";
import { quoted } from "~/platform/language/quotes";
import { Button } from "~/ui/button/button";
import { LineField, SelectField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { TableFields } from "~/ui/field/table-fields";
import { Pair } from "~/ui/form/form";
import { DEADLINE_HOURS, DEFAULT_HOUR } from "../rules/deadline";
import { NEED } from "../rules/request-fields";
import { type RequestTemplate, templateNamed } from "../rules/templates";
import { DoneBefore } from "./done-before";
import { CurrencyField, SumField } from "./price-fields";

type DayLimits = { min: string; max: string };

const hourOptions = DEADLINE_HOURS.map((value) => ({ value, label: value }));

/** The three required fields of a request. */
export const NeedFields = () => (
  <TableFields table={NEED} below={{ category: <TemplateOffer />, description: <DoneBefore /> }} />
);

type BudgetProps = { threshold: string; proposed?: string | null };

/**
 * Minimum, maximum and currency, with the legal threshold of direct purchases. The price of an offer is told, never entered.
 */
export function BudgetFields({ threshold, proposed = null }: BudgetProps) {
  return (
    <>
      <p className="field small muted">{threshold}</p>
      {proposed === null ? null : (
        <p className="field small">{`Prețul afișat al ofertei: ${proposed}, fără TVA. Scrieți bugetul dumneavoastră; dacă lăsați câmpurile goale, solicitarea nu are buget.`}</p>
      )}
      <Pair>
        <SumField name="budgetMin" label="Buget, de la" optional hint="Fără TVA." />
        <SumField name="budgetMax" label="Până la" optional hint="Fără TVA." />
      </Pair>
      <CurrencyField />
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
