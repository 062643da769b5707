import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook, type ButtonVariant } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Dialog } from "~/ui/dialog/dialog";
import { FormEnd } from "~/ui/form/form-end";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { deletionEffect } from "../rules/moves";
import type { ArticleStatus, RevisionStatus } from "../rules/status";

/** Which article a step is about. */
type StepArticle = { id: string; title: string; path: string };

type ArticleStepProps = { step: StepArticle; heading: string; lead: string; children: ReactNode };

/** The page of one step in an article's life: what it does is said before it is done. */
export function ArticleStep({ step, heading, lead, children }: ArticleStepProps) {
  return (
    <Stack gap={3}>
      <title>{`${heading} – PSP`}</title>
      <Crumb href={step.path}>{step.title}</Crumb>
      <PageHeading heading={heading} intro={lead} />
      {children}
    </Stack>
  );
}

type StepFormProps = {
  step: StepArticle;
  formKey: string;
  submit: string;
  busyLabel: string;
  variant?: ButtonVariant;
};

export function StepForm({ step, formKey, submit, busyLabel, variant = "primary" }: StepFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData?.get("formKey") === formKey;
  return (
    <Form method="post" className="form" noValidate>
      <input type="hidden" name="formKey" value={formKey} />
      <FormEnd
        submit={submit}
        variant={variant}
        busy={busy}
        busyLabel={busyLabel}
        cancel={step.path}
        cancelLabel="Înapoi la articol"
      />
    </Form>
  );
}

type StepButtonProps = ButtonLook & {
  action: string;
  formKey: string;
  /** Which text stands above the button: another one is not sent unread. */
  version?: string;
  busyLabel: string;
  children: ReactNode;
};

/** One button that moves an article. Sent twice, it has one effect. */
export function StepButton({ action, formKey, version, busyLabel, children, ...look }: StepButtonProps) {
  const { state, formAction, formData } = useNavigation();
  const busy = state !== "idle" && formAction === action && formData?.get("formKey") === formKey;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="formKey" value={formKey} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <Button {...look} busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </Form>
  );
}

type Deleted = { title: string; path: string; status: ArticleStatus; revision: RevisionStatus | null };
type DeletionDialogProps = { id: string; article: Deleted; formKey: string };

/** The question before an article goes into the bin; without script the page of the same question asks it. */
export function DeletionDialog({ id, article, formKey }: DeletionDialogProps) {
  return (
    <Dialog id={id} title="Sigur dorești să ștergi acest articol?" closeLabel="Renunță">
      <p>{deletionEffect(article)}</p>
      <StepButton variant="danger" action={`${article.path}/deletion`} formKey={formKey} busyLabel="Se șterge…">
        Șterge articolul
      </StepButton>
    </Dialog>
  );
}
