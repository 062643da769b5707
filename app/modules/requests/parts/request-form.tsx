import { type ReactNode, type RefObject, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Button, ButtonLink } from "~/ui/button/button";
import type { KeptFile } from "~/ui/field/file-input";
import { FormActions, FormSection } from "~/ui/form/form";
import {
  type AddressedPartner,
  BudgetFields,
  type DayLimits,
  DeadlineFields,
  NeedFields,
  PlaceFields,
  RecipientFields,
  SealedField,
} from "./request-fields";
import { FilesFields } from "./request-files";
import type { FileView } from "./request-fisa";

/** What the form says around its fields: limits and hints that depend on the day. */
export type RequestFormView = {
  formKey: string;
  days: DayLimits;
  deadlineHint: string;
  threshold: string;
  partner: AddressedPartner | null;
  files: readonly Pick<FileView, "id" | "name" | "size">[];
  file: { accept: string; hint: string };
  /** When the draft was last saved; null while there is none. */
  version: string | null;
};

export type RequestFormProps = {
  form: RequestFormView;
  answers: Answers;
  kept: readonly KeptFile[];
  action: string;
  submit: string;
  cancel: { href: string; label: string };
  /** Where the saving while typing says how it stands. */
  saving?: ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
  onType?: () => void;
};

/** A whole request: a new draft, or a draft that is edited. */
export function RequestForm(props: RequestFormProps) {
  const { form, answers, kept, action, submit, cancel, saving, formRef, onType } = props;
  const own = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="form"
      noValidate
      ref={formRef ?? own}
      {...(onType ? { onInput: onType } : {})}
    >
      <input type="hidden" name="formKey" value={form.formKey} />
      {form.version === null ? null : <input type="hidden" name="version" value={form.version} />}
      <FormSection heading="Ce aveți nevoie">
        <NeedFields answers={answers} />
        <FilesFields answers={answers} files={form.files} kept={kept} {...form.file} />
      </FormSection>
      <FormSection heading="Bugetul">
        <BudgetFields answers={answers} threshold={form.threshold} />
      </FormSection>
      <FormSection heading="Când și unde">
        <DeadlineFields answers={answers} days={form.days} optional hint={form.deadlineHint} />
        <PlaceFields answers={answers} />
      </FormSection>
      <FormSection heading="Cine răspunde">
        <RecipientFields answers={answers} partner={form.partner} />
        <SealedField answers={answers} />
      </FormSection>
      <FormActions note="Se salvează ca ciornă. Până o trimiteți, o vedeți numai dumneavoastră și colegii.">
        <Button variant="primary" busy={busy} busyLabel="Se salvează…">
          {submit}
        </Button>
        <ButtonLink variant="quiet" href={cancel.href}>
          {cancel.label}
        </ButtonLink>
        {saving}
      </FormActions>
    </Form>
  );
}

/** The three fields that are enough for a small need, in the dialog of the list. */
export function ShortRequestForm({ answers, formKey, action }: { answers: Answers; formKey: string; action: string }) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("formKey") === formKey;
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="form" noValidate>
      <input type="hidden" name="formKey" value={formKey} />
      <NeedFields answers={answers} rows={6} />
      <FormActions note="Bugetul, termenul și fișierele se adaugă în ciornă, înainte de trimitere.">
        <Button variant="primary" busy={busy} busyLabel="Se salvează…">
          Salvează ciorna
        </Button>
        <ButtonLink variant="quiet" href={action}>
          Formularul complet
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
