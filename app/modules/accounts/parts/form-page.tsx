import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";

export type FormPageProps = {
  heading: string;
  answers: Answers;
  /** The server's last answer to its form: the same sentences again, and the focus comes back to them. */
  answered?: object | undefined;
  /** The heading of the error summary, where it has one of its own. */
  problem?: string;
  back?: { href: string; label: string };
  intro?: ReactNode;
  children: ReactNode;
};

/** A page about one form: the way back, what is wrong, the heading; its title says first that something is wrong. */
export function FormPage({ heading, answers, answered, problem, back, intro, children }: FormPageProps) {
  const wrong = answers.errors.length > 0 || answers.lead !== null;
  return (
    <>
      <title>{`${wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <Stack gap={3}>
        {back ? <Crumb href={back.href}>{back.label}</Crumb> : null}
        <ErrorSummary
          errors={answers.errors}
          lead={answers.lead}
          heard={answered}
          {...(problem ? { heading: problem } : {})}
        />
        <PageHeading heading={heading} intro={intro} />
        {children}
      </Stack>
    </>
  );
}

type Props = { heading: string; intro: string; answers: Answers };

/** Asks for the address to which a link is mailed. */
export function AddressPage({ heading, intro, answers }: Props) {
  return (
    <FormPage heading={heading} answers={answers} back={{ href: "/login", label: "Conectare" }} intro={intro}>
      <Form method="post" noValidate className="form">
        <LineField answers={answers} name="email" label="E-mail" type="email" autoComplete="username" />
        <FormEnd submit="Trimite linkul" cancel="/login" />
      </Form>
    </FormPage>
  );
}
