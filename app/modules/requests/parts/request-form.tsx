import type { ReactNode, RefObject } from "react";
import type { Answers } from "~/platform/form/answers";
import { Button, ButtonLink } from "~/ui/button/button";
import type { KeptFile } from "~/ui/field/file-input";
import { FormActions, FormSection } from "~/ui/form/form";
import type { formView } from "../pages/request-input.server";
import { OnceForm } from "./once-form";
import {
  BudgetFields,
  DeadlineFields,
  FilesFields,
  NeedFields,
  PlaceFields,
  RecipientFields,
  SealedField,
} from "./request-fields";

export type RequestFormProps = {
  form: ReturnType<typeof formView>;
  answers: Answers;
  kept: readonly KeptFile[];
  action: string;
  submit: string;
  cancel: { href: string; label: string };
  /** Status of the autosave. */
  saving?: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  onType?: (() => void) | undefined;
};

/** The complete form of a new or edited draft. */
export function RequestForm(props: RequestFormProps) {
  const { form, answers, kept, action, submit, cancel, saving, formRef, onType } = props;
  const { formKey, version } = form;
  return (
    <OnceForm
      action={action}
      encType="multipart/form-data"
      className="form"
      ref={formRef}
      onInput={onType}
      formKey={formKey}
      fields={version === null ? {} : { version }}
    >
      {(busy) => (
        <>
          <FormSection heading="De ce aveți nevoie">
            <NeedFields answers={answers} />
            <FilesFields answers={answers} files={form.files} kept={kept} {...form.file} />
          </FormSection>
          <FormSection heading="Bugetul">
            <BudgetFields answers={answers} threshold={form.threshold} />
          </FormSection>
          <FormSection heading="Când și unde">
            <DeadlineFields answers={answers} days={form.days} optional hint={form.hint} />
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
        </>
      )}
    </OnceForm>
  );
}

/** The short form with only the required fields, in the dialog of the list. */
export function ShortRequestForm({ answers, formKey, action }: { answers: Answers; formKey: string; action: string }) {
  return (
    <OnceForm action={action} encType="multipart/form-data" className="form" formKey={formKey}>
      {(busy) => (
        <>
          <NeedFields answers={answers} rows={6} />
          <FormActions note="Bugetul, termenul și fișierele se adaugă în ciornă, înainte de trimitere.">
            <Button variant="primary" busy={busy} busyLabel="Se salvează…">
              Salvează ciorna
            </Button>
            <ButtonLink variant="quiet" href={action}>
              Formularul complet
            </ButtonLink>
          </FormActions>
        </>
      )}
    </OnceForm>
  );
}
