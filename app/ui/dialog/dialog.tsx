import { X } from "lucide-react";
import { createContext, type ReactNode, type Ref, useContext } from "react";
import type { AnchorProps } from "../anchor/anchor";
import { Button, ButtonLink, type ButtonLook } from "../button/button";
import { Icon } from "../icon/icon";

export type DialogProps = {
  id: string;
  title: ReactNode;
  /** For a hydrated page that opens the dialog itself; it needs `onClose` too. */
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
};

/** The id of the form that closes the dialog around. */
const Closing = createContext<string | undefined>(undefined);

/**
 * A native dialog: keeps the focus inside, closes with Esc, returns the focus. Its close button is a form of
 * method="dialog" and needs no script. It opens on its first field, else on its close button, never on a dangerous one.
 */
export function Dialog({ id, title, ref, onClose, children }: DialogProps) {
  const closing = `${id}-close`;
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} ref={ref} onClose={onClose}>
      <div className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog" id={closing}>
          <button type="submit" className="btn btn--quiet btn--icon">
            <Icon of={X} />
            <span className="vh">Închide</span>
          </button>
        </form>
      </div>
      <Closing value={closing}>
        <div className="dialog__body stack">{children}</div>
      </Closing>
    </dialog>
  );
}

/** Closes the dialog around, also from inside a form of it, beside its button. Nothing outside of a dialog. */
export function DialogCancel({ label = "Renunță" }: { label?: string }) {
  const closing = useContext(Closing);
  return closing === undefined ? null : (
    <Button variant="quiet" form={closing}>
      {label}
    </Button>
  );
}

export type DialogLinkProps = AnchorProps & ButtonLook & { /** The id of the Dialog on this page. */ dialog: string };

/**
 * Opens a dialog. It is a link to the page that does the same (`href`), so it works without script; `enhance`
 * finds `data-dialog-open="{id}"`, calls showModal() and prevents the navigation.
 */
export function DialogLink({ dialog, ...rest }: DialogLinkProps) {
  return <ButtonLink {...rest} reload data-dialog-open={dialog} />;
}
