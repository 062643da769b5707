import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { REJECTION_REASON_CODES, REJECTION_REASONS } from "../rules/rejection";

export const REASON = "reason";

const CHOICES = REJECTION_REASON_CODES.map((value) => ({ value, label: REJECTION_REASONS[value] }));

/** The reason of a rejection: frequent sentences and a text. The author reads both. */
export function ReasonFields({ answers, label = "Motivul respingerii" }: { answers: Answers; label?: string }) {
  const chosen = answers.chosen("reasons");
  return (
    <>
      <Field
        name={REASON}
        label={label}
        hint="Îl citește autorul: spuneți ce lipsește și cum se îndreaptă, sau alegeți mai jos."
        error={answers.error(REASON)}
      >
        <Textarea rows={4} defaultValue={answers.field(REASON).defaultValue} />
      </Field>
      <details className="fold" open={chosen.length > 0 || answers.error("reasons") !== undefined || undefined}>
        <summary>Motive frecvente</summary>
        <ChoiceGroup
          name="reasons"
          legend="Se adaugă înaintea textului scris"
          choose="many"
          look="plain"
          choices={CHOICES}
          chosen={chosen}
          error={answers.error("reasons")}
        />
      </details>
    </>
  );
}
