import { Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { ButtonLook } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Dialog } from "~/ui/dialog/dialog";
import { FormEnd } from "~/ui/form/form-end";
import { PostButton } from "~/ui/form/post-button";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { deletionEffect } from "../rules/moves";

type ArticleStepProps = {
  step: { title: string; path: string; formKey: string };
  heading: string;
  lead: string;
  submit: string;
  busyLabel: string;
};

/** A confirmation page that says what the step does. */
export function ArticleStep({ step: { title, path, formKey }, heading, lead, submit, busyLabel }: ArticleStepProps) {
  const { state, formData } = useNavigation();
  return (
    <Stack gap={3}>
      <title>{`${heading} – PSP`}</title>
      <Crumb href={path}>{title}</Crumb>
      <PageHeading heading={heading} intro={lead} />
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <FormEnd
          submit={submit}
          variant="danger"
          busy={state !== "idle" && formData?.get("formKey") === formKey}
          busyLabel={busyLabel}
          cancel={path}
          cancelLabel="Înapoi la articol"
        />
      </Form>
    </Stack>
  );
}

const STEPS = {
  submission: { icon: Send, busy: "Se trimite…" },
  recall: { icon: Undo2, busy: "Se retrage…" },
  restoration: { icon: Undo2, busy: "Se restaurează…" },
  deletion: { icon: undefined, busy: "Se șterge…" },
} as const;

type StepButtonProps = Pick<ButtonLook, "variant" | "small"> & {
  step: keyof typeof STEPS;
  /** The article's page at the writing desk. */
  path: string;
  /** Null when the step is not possible: the button is not shown. */
  formKey: string | null;
  /** The version shown; a newer one answers 409. */
  version?: string | undefined;
  children: ReactNode;
};

/** A button that posts a step; the form key makes a repeated post harmless. */
export function StepButton({ step, path, formKey, version, children, ...look }: StepButtonProps) {
  if (formKey === null) return null;
  const { icon, busy } = STEPS[step];
  const fields: Record<string, string> = version === undefined ? {} : { version };
  return (
    <PostButton {...look} icon={icon} action={`${path}/${step}`} formKey={formKey} fields={fields} busyLabel={busy}>
      {children}
    </PostButton>
  );
}

type Deleted = Parameters<typeof deletionEffect>[0] & { path: string };
export type DeletionDialogProps = { id: string; article: Deleted; formKey: string | null };

/** Confirms moving an article to the bin; without JavaScript the page `deletion` does. */
export function DeletionDialog({ id, article, formKey }: DeletionDialogProps) {
  if (formKey === null) return null;
  return (
    <Dialog id={id} title="Sigur dorești să ștergi acest articol?" closeLabel="Renunță">
      <p>{deletionEffect(article)}</p>
      <StepButton variant="danger" step="deletion" path={article.path} formKey={formKey}>
        Șterge articolul
      </StepButton>
    </Dialog>
  );
}
