import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";
import { submissionPath } from "../rules/submission-query";

export type StepSubmission = { id: string; title: string; formKey: string };

export type SubmissionStepProps = {
  submission: StepSubmission;
  heading: string;
  /** The consequence, shown before the form. */
  effect: string;
  answers: Answers;
  submit: string;
  busyLabel: string;
  children: ReactNode;
};

/** The page of a decision with a reason. */
export function SubmissionStep(props: SubmissionStepProps) {
  const { submission, heading, effect, answers, submit, busyLabel, children } = props;
  const { id, title, formKey } = submission;
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}${heading}: ${title} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={submissionPath(id)}>{title}</Crumb>
      <h1>{heading}</h1>
      <p>{effect}</p>
      <Form method="post" noValidate className="form">
        <input type="hidden" name="formKey" value={formKey} />
        {children}
        <FormEnd submit={submit} variant="danger" busy={busy} busyLabel={busyLabel} cancel={submissionPath(id)} />
      </Form>
    </Stack>
  );
}
