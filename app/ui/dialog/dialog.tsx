import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
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

/**
 * A native dialog: keeps the focus inside, closes with Esc, returns the focus. Its close button is a form of
 * method="dialog" and needs no script. It opens on its first field, else on its close button, never on a dangerous one.
 */
export function Dialog({ id, title, ref, onClose, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} ref={ref} onClose={onClose}>
      <div className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="btn btn--quiet btn--icon">
            <Icon of={X} />
            <span className="vh">Închide</span>
          </button>
        </form>
      </div>
      <div className="dialog__body stack">{children}</div>
    </dialog>
  );
}

/** "Renunță": closes the dialog that it stands in, beside the button of its form. */
export function DialogCancel() {
  return (
    <form method="dialog">
      <Button variant="quiet">Renunță</Button>
    </form>
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
