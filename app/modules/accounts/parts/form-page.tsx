import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormEnd, type FormEndProps } from "~/ui/form/form-end";
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

type PostPageProps = Omit<FormPageProps, "children"> &
  Pick<FormEndProps, "submit" | "variant" | "busyLabel" | "note"> & {
    children?: ReactNode;
    back: { href: string; label: string };
    formKey?: string;
    /** What follows is another person's page, whole. */
    reloadDocument?: boolean;
  };

/** The same where the form is sent to its own page, and the way back is also the way out of it. */
export function PostPage(props: PostPageProps) {
  const { submit, variant, busyLabel, note, formKey, reloadDocument = false, children, ...page } = props;
  const busy = useNavigation().state === "submitting";
  return (
    <FormPage {...page}>
      <Form method="post" noValidate className="form" reloadDocument={reloadDocument}>
        {formKey === undefined ? null : <input type="hidden" name="formKey" value={formKey} />}
        {children}
        <FormEnd
          submit={submit}
          variant={variant ?? "primary"}
          busy={busy}
          busyLabel={busyLabel ?? ""}
          cancel={page.back.href}
          note={note}
        />
      </Form>
    </FormPage>
  );
}
