import type { ReactNode } from "react";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Stack } from "~/ui/layout/layout";
import { opportunityPath } from "../rules/opportunity-query";

export type OpportunityStepProps = {
  opportunity: { id: string; title: string };
  heading: string;
  answers: Answers;
  /** The id of the only field, where it is not the field's name. */
  field?: string;
  children: ReactNode;
};

/** The page of one form about an opportunity; its title says first that something is wrong. */
export function OpportunityStep({ opportunity, heading, answers, field, children }: OpportunityStepProps) {
  const errors = field === undefined ? answers.errors : answers.errors.map((error) => ({ ...error, field }));
  return (
    <>
      <title>{`${answers.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <Stack gap={3}>
        <ErrorSummary errors={errors} lead={answers.lead} />
        <Crumb href={opportunityPath(opportunity.id)}>{opportunity.title}</Crumb>
        <h1>{heading}</h1>
        {children}
      </Stack>
    </>
  );
}
