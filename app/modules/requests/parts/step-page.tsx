import type { ReactNode } from "react";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Stack } from "~/ui/layout/layout";

type StepPageProps = {
  /** The request or opportunity, for the link back. */
  about: { href: string; title: string };
  heading: string;
  lead?: ReactNode;
  answers?: Answers | undefined;
  /** The id of the only field, where it is not the field's name. */
  field?: string;
  children: ReactNode;
};

/** The page of one action; the title begins with "Eroare:" when the form has errors. */
export function StepPage({ about, heading, lead, answers, field, children }: StepPageProps) {
  const errors = answers?.errors ?? [];
  return (
    <Stack gap={3}>
      <title>{`${answers?.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <ErrorSummary errors={field ? errors.map((error) => ({ ...error, field })) : errors} lead={answers?.lead} />
      <Crumb href={about.href}>{about.title}</Crumb>
      {lead === undefined ? (
        <h1>{heading}</h1>
      ) : (
        <div className="stack stack--1">
          <h1>{heading}</h1>
          <p className="muted">{lead}</p>
        </div>
      )}
      {children}
    </Stack>
  );
}
