import { type ReactNode, useRef } from "react";
import { Form, type FormProps } from "react-router";
import { actionOf, type DraftView, stillWaiting } from "~/platform/form/draft-view";
import { DraftNotice } from "./draft-notice";
import { Kept } from "./saving";
import { useKeptForm } from "./use-kept-form";

export type KeptFormProps = Omit<FormProps, "method" | "noValidate" | "ref" | "children"> & {
  /** The path of the page, which is also the key of the draft. */
  path: string;
  /** The version of the values that the form shows. */
  version: string;
  formKey: string;
  /** An earlier draft, offered or resumed. */
  draft: DraftView | null;
  /** The form shows the answer to a submit. */
  answered: boolean;
  children: ReactNode;
};

/** A form that posts to its page and keeps a server draft until it is submitted. */
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
