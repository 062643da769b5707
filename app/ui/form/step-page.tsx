import type { ReactNode } from "react";
import type { RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import type { FieldTable } from "~/platform/form/field-table";
import { TableFields } from "../field/table-fields";
import { PostPage, type PostPageProps } from "./form-page";

type Words = "heading" | "title" | "defaults" | "back" | "variant" | "busyLabel" | "cancelLabel";

/** What the page of a step says. */
export type StepWords = Pick<PostPageProps, Words> & {
  submit: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** What the step does. */
  intro?: string;
  /** A paragraph between the heading and the form. */
  before?: string;
  /** Somebody's words that the step is about. */
  quoted?: { label: string; text: string };
  /** Before the buttons. */
  note?: string;
};

export type StepView = StepWords & {
  table: FieldTable;
  formKey: string;
  draft: DraftView | null;
  typed: RefusedForm | null;
};

type StepPageProps = {
  loaderData: StepView;
  actionData?: { refused?: RefusedForm } | undefined;
  /** What stands between the heading and the form, instead of paragraphs. */
  own?: ReactNode;
};

/** The page of a step, drawn from what its loader says: heading, effect, the fields of a table, the button. */
export function StepPage({ loaderData, actionData, own }: StepPageProps) {
  const { table, before, quoted, hidden = {}, ...page } = loaderData;
  const paragraphs = (
    <>
      {before ? <p>{before}</p> : null}
      {quoted ? (
        <p className="lines">
          <b>{quoted.label}</b> {quoted.text}
        </p>
      ) : null}
    </>
  );
  return (
    <PostPage {...page} fields={hidden} answered={actionData} before={own ?? paragraphs}>
      <TableFields table={table} />
    </PostPage>
  );
}
