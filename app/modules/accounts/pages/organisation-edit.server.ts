import type { RefusedForm } from "~/platform/form/answers";
import type { Difference } from "~/platform/form/differences";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { FACTS, OTHERS } from "../rules/organisation-fields";
import type { Organisation } from "../store/organisation.server";

/** The form values of an organisation. */
export const shownIn = (organisation: Organisation) => ({
  ...typedIn(FACTS[organisation.kind], organisation),
  ...typedIn(OTHERS, organisation),
});

/** What changed since the form was opened: saved by another owner, or verified by an ADMIN. */
type Between = {
  /** The editable fields in which the typed form differs from the stored data. */
  differences: Difference[];
  /** What was typed into facts that were verified in the meantime; null when none were. */
  verified: Difference[] | null;
};

export function changesSince(organisation: Organisation, withFacts: boolean, { values }: RefusedForm): Between {
  const theirs = shownIn(organisation);
  const yours = { ...theirs, ...values };
  const facts = differencesIn(FACTS[organisation.kind], theirs, yours);
  const others = differencesIn(OTHERS, theirs, yours);
  if (withFacts) return { differences: [...facts, ...others], verified: null };
  // the form contains the facts only while they are not verified
  return { differences: others, verified: "cui" in values ? facts : null };
}
