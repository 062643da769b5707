import { Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import type { ButtonLook } from "~/ui/button/button";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { PostButton } from "~/ui/form/post-button";
import { deletionEffect } from "../rules/moves";

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
  /** The page to return to, where that is not the step's own. */
  back?: string | undefined;
  children: ReactNode;
};

/** A button that posts a step; the form key makes a repeated post harmless. */
export function StepButton({ step, path, formKey, version, back, children, ...look }: StepButtonProps) {
  if (formKey === null) return null;
  const { icon, busy } = STEPS[step];
  const fields: Record<string, string> = {
    ...(version !== undefined && { version }),
    ...(back !== undefined && { [SENT_FROM]: back }),
  };
  return (
    <PostButton {...look} icon={icon} action={`${path}/${step}`} formKey={formKey} fields={fields} busyLabel={busy}>
      {children}
    </PostButton>
  );
}

type Deleted = Parameters<typeof deletionEffect>[0] & { path: string };
/** `back`: the page to return to, where that is not the list of articles. */
export type DeletionDialogProps = { id: string; article: Deleted; formKey: string | null; back?: string };

/** Confirms moving an article to the bin; without JavaScript the page `deletion` does. */
export function DeletionDialog({ id, article, formKey, back }: DeletionDialogProps) {
  if (formKey === null) return null;
  return (
    <QuestionDialog id={id} title="Sigur dorești să ștergi acest articol?" effect={deletionEffect(article)}>
      <StepButton variant="danger" step="deletion" path={article.path} formKey={formKey} back={back}>
        Șterge articolul
      </StepButton>
    </QuestionDialog>
  );
}
