import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { FormEnd, type FormEndProps } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";

export type DecisionPageProps = {
  /** The page of the organisation or the list of people. */
  back: { href: string; label: string };
  heading: string;
  /** Of the document: the heading and the name, unless the heading says it already. */
  title?: string;
  /** What happens when the button is pressed. */
  effect: string;
  answers: Answers;
  /** The text that the decision needs, if any: its name in the form, its label, its hint. */
  text?: { name: string; label: string; hint: string };
  submit: { submit: string } & Pick<FormEndProps, "variant" | "busyLabel">;
  children?: ReactNode;
};

/** One decision about an organisation or a person: what it does, why, one button. */
export function DecisionPage(props: DecisionPageProps) {
  const { back, heading, title = `${heading}: ${back.label}`, effect, answers, text, submit, children } = props;
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}${title} – PSP`}</title>
      <Crumb href={back.href}>{back.label}</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <h1>{heading}</h1>
      <p>{effect}</p>
      <Form method="post" noValidate className="form">
        {children}
        {text ? <Reason {...text} answers={answers} /> : null}
        <FormEnd {...submit} busy={busy} cancel={back.href} />
      </Form>
    </Stack>
  );
}

function Reason({
  name,
  label,
  hint,
  answers,
}: NonNullable<DecisionPageProps["text"]> & Pick<DecisionPageProps, "answers">) {
  const { error, defaultValue } = answers.field(name);
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <Textarea rows={4} defaultValue={defaultValue} />
    </Field>
  );
}
