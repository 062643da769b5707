import { Dialog } from "~/ui/dialog/dialog";
import { StepButton } from "./article-step";

type DeletionDialogProps = { id: string; title: string; path: string; formKey: string };

/** The question before an article goes into the bin; without script the page of the same question asks it. */
export function DeletionDialog({ id, title, path, formKey }: DeletionDialogProps) {
  return (
    <Dialog id={id} title="Sigur dorești să ștergi acest articol?" closeLabel="Renunță">
      <p>„{title}” merge în coș, de unde îl puteți restaura 30 de zile.</p>
      <StepButton variant="danger" action={`${path}/deletion`} formKey={formKey} busyLabel="Se șterge…">
        Șterge articolul
      </StepButton>
    </Dialog>
  );
}
