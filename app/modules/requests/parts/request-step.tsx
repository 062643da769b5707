import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import type { ButtonVariant } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";
import { requestPath } from "../rules/request-query";

/** Which request a step is about. */
export type StepRequest = { id: string; title: string; number: string | null };

export type RequestStepProps = {
  request: StepRequest;
  heading: string;
  lead: ReactNode;
  answers?: Answers;
  children: ReactNode;
};

/** The page of one step in a request's life: what it does is said before it is done. */
export function RequestStep({ request, heading, lead, answers, children }: RequestStepProps) {
  return (
    <Stack gap={3}>
      <title>{`${answers?.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <ErrorSummary errors={answers?.errors ?? []} lead={answers?.lead} />
      <Crumb href={requestPath(request.id)}>{request.title}</Crumb>
      <div className="stack stack--1">
        <h1>{heading}</h1>
        {typeof lead === "string" ? <p className="muted">{lead}</p> : lead}
      </div>
      {children}
    </Stack>
  );
}

export type StepFormProps = {
  request: StepRequest;
  formKey: string;
  submit: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** What it leads to, said before the button. */
  note?: ReactNode;
  files?: boolean;
  children?: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { request, formKey, submit, busyLabel, variant = "primary", fields = {}, note, files, children } = props;
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("formKey") === formKey;
  return (
    <Form method="post" className="form" noValidate {...(files ? { encType: "multipart/form-data" as const } : {})}>
      <input type="hidden" name="formKey" value={formKey} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FormEnd
        submit={submit}
        variant={variant}
        busy={busy}
        busyLabel={busyLabel}
        cancel={requestPath(request.id)}
        cancelLabel="Înapoi la solicitare"
        note={note}
      />
    </Form>
  );
}
