import { type ReactNode, useRef } from "react";
import { Form, type FormProps } from "react-router";
import { actionOf, type DraftView, stillWaiting } from "~/platform/form/draft-view";
import { DraftNotice } from "./draft-notice";
import { Kept } from "./saving";
import { useKeptForm } from "./use-kept-form";

export type KeptFormProps = Omit<FormProps, "method" | "noValidate" | "ref" | "children"> & {
  /** The address of the page, under which what is typed is kept and found again. */
  path: string;
  /** What the form shows, so that nobody's work is overwritten unseen. */
  version: string;
  formKey: string;
  /** What was typed here earlier and waits to be continued, or is. */
  draft: DraftView | null;
  /** The form stands as its page has answered it. */
  answered: boolean;
  children: ReactNode;
};

/** A form that posts to its page and keeps what is typed until it is sent. */
export function KeptForm({ path, version, formKey, draft, answered, children, ...rest }: KeptFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const waiting = stillWaiting(draft, answered);
  const keeping = useKeptForm(box, path, waiting);
  return (
    <>
      <DraftNotice draft={waiting} />
      <Form method="post" noValidate ref={box} action={actionOf(path, draft)} className="form" {...rest}>
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="version" value={version} />
        {children}
        <Kept keeping={keeping} />
      </Form>
    </>
  );
}
