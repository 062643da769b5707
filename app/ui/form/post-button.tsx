import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook } from "../button/button";
import type { IconShape } from "../icon/icon";
import { FormWords } from "./form-words";

export type PostButtonProps = ButtonLook & {
  "aria-label"?: string;
  /** The noun URL to which it posts. */
  action: string;
  /** The one-time key of this form; without it only for steps that have the same effect when repeated. */
  formKey?: string;
  /** Hidden fields, by name. */
  fields?: Readonly<Record<string, string>>;
  busyLabel?: string;
  /**
   * What the button is once its step is done, where refusals are rare and the same button undoes it: shown at once, and taken
   * back if the step is refused.
   */
  onceDone?: { icon?: IconShape; label: ReactNode };
  preventScrollReset?: boolean;
  /** The next page belongs to another session, so the document is reloaded. */
  reloadDocument?: boolean;
  children: ReactNode;
};

/** Its only button has no name. */
const NO_WORDS = new Map<string, string>();

/** A form that is one button: a step without fields. */
export function PostButton(props: PostButtonProps) {
  const { action, formKey, fields = {}, ...rest } = props;
  const { preventScrollReset = false, reloadDocument = false, onceDone, children, ...button } = rest;
  const { state, formAction, formData } = useNavigation();
  const hidden = Object.entries(formKey === undefined ? fields : { formKey, ...fields });
  const isSent =
    state !== "idle" && formAction === action && hidden.every(([name, value]) => formData?.get(name) === value);
  return (
    <Form method="post" action={action} preventScrollReset={preventScrollReset} reloadDocument={reloadDocument}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormWords value={NO_WORDS}>
        {isSent && onceDone ? (
          <Button {...button} icon={onceDone.icon ?? button.icon} onClick={(event) => event.preventDefault()}>
            {onceDone.label}
          </Button>
        ) : (
          <Button {...button} busy={isSent}>
            {children}
          </Button>
        )}
      </FormWords>
    </Form>
  );
}
