import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { REJECTION_REASON_CODES, REJECTION_REASONS } from "../rules/rejection";

export const REASON = "reason";

const CHOICES = REJECTION_REASON_CODES.map((value) => ({ value, label: REJECTION_REASONS[value] }));

/** Why: sentences to start from, and the ADMIN's own. Their author reads all of it. */
export function ReasonFields({ answers }: { answers: Answers }) {
  return (
    <>
      <ChoiceGroup
        name="reasons"
        legend="Motive frecvente"
        choose="many"
        look="plain"
        choices={CHOICES}
        chosen={answers.chosen("reasons")}
        error={answers.error("reasons")}
      />
      <Field
        name={REASON}
        label="Motivul, cu cuvintele dumneavoastră"
        hint="Îl citește autorul: spuneți ce lipsește și cum se îndreaptă. Nu este nevoie dacă ați ales mai sus."
        error={answers.error(REASON)}
      >
        <Textarea rows={4} defaultValue={answers.field(REASON).defaultValue} />
      </Field>
    </>
  );
}
