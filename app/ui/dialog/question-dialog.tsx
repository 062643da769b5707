import type { ReactNode } from "react";
import { Cluster } from "../layout/layout";
import { Dialog, DialogCancel, type DialogProps } from "./dialog";

type QuestionDialogProps = Pick<DialogProps, "id" | "title"> & { effect: string; children: ReactNode };

/** The question of a `QuestionPage`, in a dialog of the page that has the link to it. */
export function QuestionDialog({ id, title, effect, children }: QuestionDialogProps) {
  return (
    <Dialog id={id} title={title}>
      <p>{effect}</p>
      <Cluster>
        {children}
        <DialogCancel />
      </Cluster>
    </Dialog>
  );
}
