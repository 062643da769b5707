import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { organisationPath } from "~/modules/accounts/rules/places";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { FormEnd } from "~/ui/form/form-end";
import { Stack } from "~/ui/layout/layout";

export type DecisionPageProps = {
  organisation: { id: string; name: string };
  heading: string;
  /** What happens when the button is pressed. */
  effect: string;
  answers: Answers;
  /** The text that the decision needs: its name in the form, its label, its hint. */
  text: { name: string; label: string; hint: string };
  submit: { label: string; variant: "primary" | "danger" };
  children?: ReactNode;
};

/** One decision about one organisation: what it does, why, one button. */
export function DecisionPage({ organisation, heading, effect, answers, text, submit, children }: DecisionPageProps) {
  const back = organisationPath(organisation.id);
  const field = answers.field(text.name);
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}${heading}: ${organisation.name} – PSP`}</title>
      <Crumb href={back}>{organisation.name}</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <h1>{heading}</h1>
      <p>{effect}</p>
      <Form method="post" noValidate className="form">
        {children}
        <Field name={field.name} label={text.label} hint={text.hint} error={field.error}>
          <Textarea rows={4} defaultValue={field.defaultValue} />
        </Field>
        <FormEnd submit={submit.label} variant={submit.variant} busy={busy} cancel={back} />
      </Form>
    </Stack>
  );
}
