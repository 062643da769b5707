import type { Answers } from "~/platform/form/answers";
import { ChoicesField } from "~/ui/field/answered-field";
import { MEMBERSHIPS } from "../rules/colleague";

const CHOICES = Object.entries(MEMBERSHIPS).map(([value, { label, may }]) => ({ value, label, hint: may }));

/** The choice of a role, with what it allows. */
export function RoleChoice({ answers }: { answers: Answers }) {
  return <ChoicesField answers={answers} name="rol" legend="Rolul" choose="one" choices={CHOICES} />;
}
