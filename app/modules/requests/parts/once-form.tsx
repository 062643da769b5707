import type { ReactNode, RefObject } from "react";
import { Form, type FormProps, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Button, type ButtonLook } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";

type OnceFormProps = Omit<FormProps, "method" | "children"> & {
  /** The one-time key of this very form: sent twice, it has one effect. */
  formKey: string;
  /** Hidden fields that say about what. */
  fields?: Readonly<Record<string, string>>;
  ref?: RefObject<HTMLFormElement | null>;
  /** `busy`: it is under way. */
  children: (busy: boolean) => ReactNode;
};

export function OnceForm({ formKey, fields = {}, children, ...form }: OnceFormProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" noValidate {...form}>
      <input type="hidden" name="formKey" value={formKey} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(state !== "idle" && formData?.get("formKey") === formKey)}
    </Form>
  );
}

/** The noun URL to which something is posted, and the key of its form. */
type Posting = { action: string; formKey: string; fields?: Readonly<Record<string, string>> };

type TextFormProps = Posting & {
  /** Of its field, for several such forms stand on one page. */
  id: string;
  label: string;
  hint?: string;
  rows?: number;
  className?: string;
  submit: string;
  variant?: ButtonLook["variant"];
  busyLabel: string;
  /** On the page that shows it again after it was refused. */
  answers?: Answers | undefined;
};

/** A form of one text, under what the text is about. */
export function TextForm(props: TextFormProps) {
  const {
    id,
    label,
    hint,
    rows = 3,
    className = "stack",
    submit,
    variant = "default",
    busyLabel,
    answers,
    ...posting
  } = props;
  const text = answers?.field("text");
  return (
    <OnceForm {...posting} className={className}>
      {(busy) => (
        <>
          <Field name="text" id={id} label={label} hint={hint} error={text?.error}>
            <Textarea rows={rows} defaultValue={text?.defaultValue ?? ""} />
          </Field>
          <div>
            <Button variant={variant} busy={busy} busyLabel={busyLabel}>
              {submit}
            </Button>
          </div>
        </>
      )}
    </OnceForm>
  );
}
