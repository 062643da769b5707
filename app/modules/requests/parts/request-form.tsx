import { Send } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { Button, ButtonLink } from "~/ui/button/button";
import { useAnswers } from "~/ui/field/field";
import type { KeptFile } from "~/ui/field/file-input";
import { FilesFields } from "~/ui/field/files-fields";
import { TableFields } from "~/ui/field/table-fields";
import { FormActions, FormSection } from "~/ui/form/form";
import { KeptForm, type KeptFormProps } from "~/ui/form/kept-form";
import type { formView } from "../pages/request-input.server";
import { NEXT, SENDING } from "../rules/draft";
import { CHOOSING, PLACE } from "../rules/request-fields";
import { BudgetFields, DeadlineFields, NeedFields, RecipientFields } from "./request-fields";
import { useSending } from "./text-form";

export type RequestFormProps = {
  form: ReturnType<typeof formView>;
  kept: readonly KeptFile[];
  action: string;
  /** For a new request, which keeps a server draft until it is saved. */
  keeps?: Pick<KeptFormProps, "draft" | "answered">;
  /** The button that saves without sending. */
  save: string;
  cancel: { href: string; label: string };
  /** Status of the autosave. */
  saving?: ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
};

const KEEPS_NOTHING = { draft: null, answered: undefined };

/** The complete form of a new or edited draft. */
export function RequestForm(props: RequestFormProps) {
  const { form, kept, action, keeps = KEEPS_NOTHING, save, cancel, saving, formRef } = props;
  const { formKey, version } = form;
  const answers = useAnswers();
  const busy = useSending(formKey);
  const isSending = useNavigation().formData?.get(NEXT) === SENDING;
  return (
    <KeptForm
      {...keeps}
      action={action}
      encType="multipart/form-data"
      ref={formRef}
      bar
      fields={version === null ? { formKey } : { formKey, version }}
    >
      {form.partner === null ? null : (
        <FormSection heading={`Solicitare pentru ${form.partner.name}`}>
          <RecipientFields partner={form.partner} />
        </FormSection>
      )}
      <FormSection heading="De ce aveți nevoie">
        <NeedFields />
        <FilesFields files={form.files} kept={kept} {...form.file} />
      </FormSection>
      <details className="fold form__section" open={hasMore(form, answers) || undefined}>
        <summary>Buget, termen, loc și criteriu (opțional)</summary>
        <MoreFields form={form} />
      </details>
      <FormActions note="Se salvează ca ciornă, pe care o vedeți numai dumneavoastră și colegii. Înainte de trimitere se cere confirmarea.">
        <Button
          variant="primary"
          icon={Send}
          name={NEXT}
          value={SENDING}
          busy={busy && isSending}
          busyLabel="Se salvează…"
        >
          Salvează și trimite
        </Button>
        <Button busy={busy && !isSending} busyLabel="Se salvează…">
          {save}
        </Button>
        <ButtonLink variant="quiet" href={cancel.href}>
          {cancel.label}
        </ButtonLink>
        {saving}
      </FormActions>
    </KeptForm>
  );
}

function MoreFields({ form }: Pick<RequestFormProps, "form">) {
  return (
    <>
      <FormSection heading="Bugetul">
        <BudgetFields threshold={form.threshold} proposed={form.proposed} />
      </FormSection>
      <FormSection heading="Când și unde">
        <DeadlineFields days={form.days} optional hint={form.hint} />
        <TableFields table={PLACE} />
      </FormSection>
      <FormSection heading="Cum se alege">
        <TableFields table={CHOOSING} />
      </FormSection>
    </>
  );
}

/** The fields of the folded part that are not filled in for everybody. */
const CHOSEN = ["budgetMin", "budgetMax", "deadline", "urgency", "criterion", "sealed"];
const MORE = [...CHOSEN, "currency", "deadlineHour", "county"];

/** Whether the folded part has something to see: a value, an error, or the price of the offer that the request begins from. */
const hasMore = ({ proposed }: RequestFormProps["form"], answers: Answers): boolean =>
  proposed !== null ||
  MORE.some((name) => answers.error(name)) ||
  CHOSEN.some((name) => answers.chosen(name).length > 0);
