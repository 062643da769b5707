import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { memberships } from "../rules/colleague";

const CHOICES = memberships.map(({ code, label, may }) => ({ value: code, label, hint: may }));

/** What somebody will be in the organisation, and what that allows. */
export function RoleChoice({ answers, chosen }: { answers: Answers; chosen: string }) {
  return (
    <ChoiceGroup
      name="rol"
      legend="Rolul"
      choose="one"
      choices={CHOICES}
      chosen={answers.chosen("rol")[0] ?? chosen}
      error={answers.error("rol")}
    />
  );
}
