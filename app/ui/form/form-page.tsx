import type { ReactNode } from "react";
import { type Answers, answersOf, type Defaults, type RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { FormAnswers } from "../field/field";
import { Head } from "../head/head";
import { Stack } from "../layout/layout";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary";
import { type FormEndProps, PostEnd } from "./form-end";
import { KeptForm } from "./kept-form";

export type FormPageProps = {
  heading: string;
  /** The title of the document, where the heading says too little. */
  title?: string;
  /** The server's last answer, from which the fields are filled; the error summary takes the focus when it changes. */
  answered?: { refused?: RefusedForm } | undefined;
  /** What a continued draft holds. */
  typed?: RefusedForm | null;
  /** The stored values of the fields. */
  defaults?: Defaults;
  /** The heading of the error summary, instead of the default. */
  problem?: string | undefined;
  /** What the error summary says otherwise than the answers. */
  summary?: (answers: Answers) => Partial<ErrorSummaryProps>;
  /** The id of the only field, where it is not the field's name. */
  field?: string;
  back?: LinkTo;
  intro?: ReactNode;
  children: ReactNode;
};

/** A page with one form: way back, heading, error summary; the title starts with "Eroare" when the form is refused. */
export function FormPage(props: FormPageProps) {
  const { heading, title = heading, answered, typed, defaults, problem, summary, field, back, intro, children } = props;
  const answers = answersOf(answered?.refused ?? typed, defaults);
  const errors = field ? answers.errors.map((error) => ({ ...error, field })) : answers.errors;
  return (
    <FormAnswers value={answers}>
      <title>{`${answers.wrong ? "Eroare: " : ""}${title} – PSP`}</title>
      <Stack>
        <Head heading={heading} crumb={back} facts={intro} />
        <ErrorSummary
          errors={errors}
          lead={leadOf(answers)}
          heard={answered}
          heading={problem}
          {...summary?.(answers)}
        />
        {children}
      </Stack>
    </FormAnswers>
  );
}

const leadOf = ({ lead, way }: Answers): ReactNode =>
  way === null ? (
    lead
  ) : (
    <>
      {lead} <Anchor href={way.href}>{way.label}</Anchor>
    </>
  );

export type PostPageProps = Omit<FormPageProps, "back" | "children"> &
  Pick<FormEndProps, "submit" | "variant" | "busyLabel" | "cancelLabel" | "note"> & {
    back: LinkTo;
    /** Between the heading and the form. */
    before?: ReactNode;
    formKey?: string;
    /** Other hidden fields. */
    fields?: Readonly<Record<string, string>>;
    /** The draft of this page, if its form keeps one. */
    draft?: DraftView | null;
    /** The form uploads files. */
    files?: boolean;
    /** The next page belongs to another session, so the document is reloaded. */
    reloadDocument?: boolean;
    children?: ReactNode;
  };

/** The same with a form that posts to its own page; `back` is also its cancel link. */
export function PostPage(props: PostPageProps) {
  const { submit, variant, busyLabel, cancelLabel, note, before, children, ...rest } = props;
  const { formKey, fields = {}, draft = null, files = false, reloadDocument = false, ...page } = rest;
  return (
    <FormPage {...page}>
      {before}
      <KeptForm
        draft={draft}
        answered={page.answered}
        fields={formKey === undefined ? fields : { formKey, ...fields }}
        reloadDocument={reloadDocument}
        {...(files ? { encType: "multipart/form-data" } : {})}
      >
        {children}
        <PostEnd
          submit={submit}
          variant={variant}
          busyLabel={busyLabel}
          cancelLabel={cancelLabel}
          note={note}
          cancel={page.back.href}
        />
      </KeptForm>
    </FormPage>
  );
}
