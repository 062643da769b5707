import { Dialog } from "~/ui/dialog/dialog";
import { deletionEffect } from "../rules/deletion";
import type { ArticleStatus, RevisionStatus } from "../rules/status";
import { StepButton } from "./article-step";

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
