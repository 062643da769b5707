import { CURRENCIES } from "~/platform/language/money";
import { LineField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { SUM } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";

type SumFieldProps = { name: string; label: string; hint: string; optional?: boolean };

/** A sum, with the currency that is chosen in its form inside the box: without script too. */
export const SumField = (field: SumFieldProps) => (
  <LineField
    {...field}
    {...SUM}
    unit={
      <>
        <span className="unit--lei">lei</span>
        <span className="unit--eur">EUR</span>
      </>
    }
  />
);

export const CurrencyField = () => (
  <ChoiceGroup
    name="currency"
    legend="Moneda"
    choose="one"
    look="segments"
    choices={optionsOf(CURRENCIES)}
    chosen={useAnswers().field("currency").defaultValue || "RON"}
  />
);
