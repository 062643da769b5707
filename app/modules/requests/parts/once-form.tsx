import type { ReactNode, RefObject } from "react";
import { type FormProps, useNavigation } from "react-router";
import type { DraftView } from "~/platform/form/draft-view";
import { Button, type ButtonLook } from "~/ui/button/button";
import { TextField } from "~/ui/field/answered-field";
import { KeptForm } from "~/ui/form/kept-form";

type OnceFormProps = Omit<FormProps, "method" | "children"> & {
  /** One-time key: a form posted twice has one effect. */
  formKey: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  ref?: RefObject<HTMLFormElement | null>;
  /** For a form that keeps a server draft. */
  keeps?: Keeps | undefined;
  /** `busy` while this form is being submitted. */
  children: (busy: boolean) => ReactNode;
};

/** The draft as the loader found it, and the server's answer to the last submit. */
export type Keeps = { draft: DraftView | null; answered: object | undefined };

const KEEPS_NOTHING: Keeps = { draft: null, answered: undefined };

export function OnceForm({ formKey, fields = {}, keeps = KEEPS_NOTHING, children, ...form }: OnceFormProps) {
  const { state, formData } = useNavigation();
  return (
    <KeptForm {...keeps} {...form} fields={{ formKey, ...fields }}>
      {children(state !== "idle" && formData?.get("formKey") === formKey)}
    </KeptForm>
  );
}

/** Where a form is posted, with its one-time key. */
type Posting = { action: string; formKey: string; fields?: Readonly<Record<string, string>> };

type TextFormProps = Posting & {
  /** Id of the field, unique on a page with several such forms. */
  id: string;
  label: string;
  hint?: string;
  rows?: number;
  className?: string;
  submit: string;
  variant?: ButtonLook["variant"];
  busyLabel: string;
};

/** A form of one text field. */
export function TextForm(props: TextFormProps) {
  const { id, label, hint, rows = 3, className = "stack", submit, variant = "default", busyLabel, ...posting } = props;
  return (
    <OnceForm {...posting} className={className}>
      {(busy) => (
        <>
          <TextField name="text" id={id} label={label} hint={hint} rows={rows} />
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
