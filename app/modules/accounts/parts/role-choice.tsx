import type { Answers } from "~/platform/form/answers";
import { ChoicesField } from "~/ui/field/answered-field";
import { memberships } from "../rules/colleague";

const CHOICES = memberships.map(({ code, label, may }) => ({ value: code, label, hint: may }));

/** What somebody will be in the organisation, and what that allows. */
export function RoleChoice({ answers }: { answers: Answers }) {
  return <ChoicesField answers={answers} name="rol" legend="Rolul" choose="one" choices={CHOICES} />;
}
