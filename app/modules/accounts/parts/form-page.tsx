import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormEnd, type FormEndProps } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";

export type FormPageProps = {
  heading: string;
  answers: Answers;
  /** The server's last answer: the error summary takes the focus again when it changes. */
  answered?: object | undefined;
  /** The heading of the error summary, instead of the default. */
  problem?: string | undefined;
  back?: { href: string; label: string };
  intro?: ReactNode;
  children: ReactNode;
};

/** A page with one form: breadcrumb, error summary, heading; the title starts with "Eroare" when the form is refused. */
export function FormPage({ heading, answers, answered, problem, back, intro, children }: FormPageProps) {
  const wrong = answers.errors.length > 0 || answers.lead !== null;
  return (
    <>
      <title>{`${wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <Stack gap={3}>
        {back ? <Crumb href={back.href}>{back.label}</Crumb> : null}
        <ErrorSummary errors={answers.errors} lead={answers.lead} heard={answered} heading={problem} />
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
    /** The draft of this page, if its form keeps one. */
    draft?: DraftView;
    /** The next page belongs to another session, so the document is reloaded. */
    reloadDocument?: boolean;
  };

/** The same with a form that posts to its own page; `back` is also its cancel link. */
export function PostPage(props: PostPageProps) {
  const { submit, variant, busyLabel, note, formKey, draft = null, reloadDocument = false, children, ...page } = props;
  const fields: Record<string, string> = formKey === undefined ? {} : { formKey };
  const busy = useNavigation().state === "submitting";
  return (
    <FormPage {...page}>
      <KeptForm draft={draft} answered={page.answered} fields={fields} reloadDocument={reloadDocument}>
        {children}
        <FormEnd
          submit={submit}
          variant={variant ?? "primary"}
          busy={busy}
          busyLabel={busyLabel ?? ""}
          cancel={page.back.href}
          note={note}
        />
      </KeptForm>
    </FormPage>
  );
}
