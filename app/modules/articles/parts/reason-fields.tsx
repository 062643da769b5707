import { TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { useAnswers } from "~/ui/field/field";
import { REJECTION_REASON_CODES, REJECTION_REASONS } from "../rules/rejection";

export const REASON = "reason";

const CHOICES = REJECTION_REASON_CODES.map((value) => ({ value, label: REJECTION_REASONS[value] }));

/** The reason of a rejection: frequent sentences and a text. Both are sent with the decision. */
export function ReasonFields({ label = "Motivul respingerii" }: { label?: string }) {
  const answers = useAnswers();
  return (
    <>
      <TextField
        name={REASON}
        label={label}
        hint="Se păstrează împreună cu decizia: spuneți ce lipsește și cum se corectează, sau alegeți mai jos."
        rows={4}
      />
      <details
        className="fold"
        open={answers.chosen("reasons").length > 0 || answers.error("reasons") !== undefined || undefined}
      >
        <summary>Motive frecvente</summary>
        <ChoiceGroup
          name="reasons"
          legend="Se adaugă înaintea textului scris"
          choose="many"
          look="plain"
          choices={CHOICES}
        />
      </details>
    </>
  );
}
