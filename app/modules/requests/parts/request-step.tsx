import type { ReactNode } from "react";
import type { Answers } from "~/platform/form/answers";
import type { ButtonVariant } from "~/ui/button/button";
import { FormEnd } from "~/ui/form/form-end";
import { requestPath } from "../rules/paths";
import { type Keeps, OnceForm } from "./once-form";
import { StepPage } from "./step-page";

/** The request of an action, and the one-time key of its form. */
type Step = { id: string; title: string; formKey: string };

type StepFormProps = {
  step: Step;
  submit: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** The form uploads files. */
  files?: boolean;
  /** For a form that keeps a server draft. */
  keeps?: Keeps;
  children?: ReactNode;
};

type RequestStepProps = StepFormProps & {
  heading: string;
  lead: string;
  answers?: Answers | undefined;
  /** Rendered between the lead and the form. */
  before?: ReactNode;
};

/** The page of an action on a request, with its form. */
export function RequestStep({ heading, lead, answers, before, ...form }: RequestStepProps) {
  const { id, title } = form.step;
  return (
    <StepPage about={{ href: requestPath(id), title }} heading={heading} lead={lead} answers={answers}>
      {before}
      <StepForm {...form} />
    </StepPage>
  );
}

export function StepForm(props: StepFormProps) {
  const { step, submit, busyLabel, variant = "primary", fields = {}, files, keeps, children } = props;
  return (
    <OnceForm
      className="form"
      formKey={step.formKey}
      fields={fields}
      keeps={keeps}
      {...(files ? { encType: "multipart/form-data" } : {})}
    >
      {(busy) => (
        <>
          {children}
          <FormEnd submit={submit} variant={variant} busy={busy} busyLabel={busyLabel} cancel={requestPath(step.id)} />
        </>
      )}
    </OnceForm>
  );
}
