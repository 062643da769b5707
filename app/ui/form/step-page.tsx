import type { ReactNode } from "react";
import type { RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import type { FieldTable } from "~/platform/form/field-table";
import { type Given, TableFields } from "../field/table-fields";
import { PostPage, type PostPageProps } from "./form-page";

type Words = "heading" | "title" | "defaults" | "back" | "variant" | "busyLabel" | "cancelLabel" | "fields";

/** What the page of a step says. */
export type StepWords<Name extends string = string> = Pick<PostPageProps, Words> & {
  submit: string;
  /** What the step does. */
  intro?: string;
  /** A paragraph between the heading and the form. */
  before?: string;
  /** Somebody's words that the step is about. */
  quoted?: { label: string; text: string };
  /** Before the buttons. */
  note?: string;
  /** What only this page says of a field. */
  given?: { [One in Name]?: Given };
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
  /** What stands between the heading and the form, instead of a paragraph. */
  own?: ReactNode;
};

/** The page of a step, drawn from what its loader says: heading, effect, the fields of a table, the button. */
export function StepPage({ loaderData, actionData, own }: StepPageProps) {
  const { table, given, before, quoted, ...page } = loaderData;
  return (
    <PostPage {...page} answered={actionData} before={own ?? (before ? <p>{before}</p> : null)}>
      {quoted ? (
        <p className="lines">
          <b>{quoted.label}</b> {quoted.text}
        </p>
      ) : null}
      <TableFields table={table} given={given ?? {}} />
    </PostPage>
  );
}
