import type { ReactNode } from "react";
import type { ButtonLook } from "~/ui/button/button";
import { EditInDialog, type LoadedForm } from "./edit-form";
import { RemovalForm } from "./removal";
import { StepDialog } from "./step-dialog";

type Step = ButtonLook & { href: string; title: string; children: ReactNode };

/** Opens a form of the desk in a dialog. */
export function EditLink({ children, ...step }: Step) {
  return (
    <StepDialog<LoadedForm> {...step} render={(loaded, sending) => <EditInDialog loaded={loaded} {...sending} />}>
      {children}
    </StepDialog>
  );
}

type RemovalLoaded = { found: { text: string; submit: string }; action: string; formKey: string };

/** Asks in a dialog before something is taken out. */
export function RemovalLink({ children, ...step }: Step) {
  return (
    <StepDialog<RemovalLoaded>
      {...step}
      render={({ found, action, formKey }) => (
        <>
          <p>{found.text}</p>
          <RemovalForm action={action} formKey={formKey} submit={found.submit} />
        </>
      )}
    >
      {children}
    </StepDialog>
  );
}
