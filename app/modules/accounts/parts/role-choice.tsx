import { ChoiceGroup } from "~/ui/field/choice-group";
import { MEMBERSHIPS } from "../rules/colleague";

const CHOICES = Object.entries(MEMBERSHIPS).map(([value, { label, may }]) => ({ value, label, hint: may }));

/** The choice of a role, with what it allows. */
export function RoleChoice() {
  return <ChoiceGroup name="rol" legend="Rolul" choose="one" choices={CHOICES} />;
}
