import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/button";
import { type FlashTone, Notice } from "./flash";

export type ToastMessage = {
  id: string;
  tone?: FlashTone;
  text: ReactNode;
  /** A form with one button ("Anulează"). A toast with an action waits until it is closed. */
  action?: ReactNode;
};

export type ToastRegionProps = { toasts: readonly ToastMessage[]; onClose: (id: string) => void };

/** How long a toast stays; an error, or one with an action, stays until it is closed. */
const STAYS_MS = 10_000;

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: (id: string) => void }) {
  const { id, tone = "green", text, action } = toast;
  const [held, setHeld] = useState(false);
  const stays = held || tone === "red" || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, stays, onClose]);
  const close = (
    <Button type="button" className="with-js" variant="quiet" small icon={X} iconOnly onClick={() => onClose(id)}>
      Închide mesajul
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast, or focus in it, only keeps it open
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)}>
      <Notice tone={tone} action={close}>
        {action ? (
          <div className="stack stack--1">
            {typeof text === "string" ? <p>{text}</p> : text}
            {action}
          </div>
        ) : (
          text
        )}
      </Notice>
    </div>
  );
}

/**
 * The live region of a hydrated page; rendered even while it is empty, so that screen readers know it. Under `html.js` it
 * floats, without script its messages are banners. Important facts must also be shown elsewhere, because a toast closes.
 */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  return (
    <section className="toasts" aria-label="Mesaje" aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </section>
  );
}
