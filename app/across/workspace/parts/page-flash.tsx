import { RotateCw, Undo2 } from "lucide-react";
import { useCallback, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useRouteLoaderData } from "react-router";
import type { Flash as StoredFlash, WithFlash } from "~/platform/flash/flash.server";
import { cookieLine } from "~/platform/http/cookies";
import { ShellContext } from "~/platform/shell";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Flash } from "~/ui/flash/flash";
import { type ToastMessage, ToastRegion } from "~/ui/flash/toast";
import { PostButton } from "~/ui/form/post-button";
import { FetchedBar } from "~/ui/unsent/fetched-bar";
import type { Writer } from "~/ui/unsent/kept-text";
import { STAYED, setUnsent, type Unsent } from "~/ui/unsent/unsent";
import { useUnsent } from "~/ui/unsent/use-unsent";

/**
 * The flash message, announced once: a toast where JavaScript runs, a banner elsewhere. A live update loads the page's data
 * again and must not remove it. Before it, what became of unsent text. A second toast says that a form sent from this page, or
 * a page asked for, did not arrive.
 */
export function PageFlash() {
  const { signedIn } = useContext(ShellContext);
  const { key, state } = useLocation();
  const root = useRouteLoaderData<WithFlash & { writer: Writer | null }>("root");
  const loaded = root?.flash ?? null;
  const [kept, keep] = useState({ key, flash: loaded, shown: loaded?.id, closed: false });
  if (loaded !== null && loaded.id !== kept.shown) keep({ key, flash: loaded, shown: loaded.id, closed: false });
  else if (key !== kept.key) keep({ ...kept, key, flash: state?.[STAYED] ? kept.flash : null });
  const unsent = useUnsent();
  const close = useCallback((id: string) => {
    if (id === UNSENT) setUnsent(null);
    else keep((now) => ({ ...now, closed: true }));
  }, []);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is younger than the machines of town halls
    if (loaded) document.cookie = cookieLine("flash", "", location.protocol === "https:", 0);
  }, [loaded]);
  const flash = kept.closed ? null : kept.flash;
  const text = flash ? (
    <p>
      <strong lang={flash.titleLang}>{flash.title}</strong> {flash.text}{" "}
      {flash.href ? <Anchor href={flash.href}>{flash.label ?? flash.href}</Anchor> : null}
    </p>
  ) : null;
  if (!signedIn) return flash ? <Flash tone={flash.tone}>{text}</Flash> : null;
  const action = flash?.undo ? <Undo {...flash.undo} /> : undefined;
  const toasts: ToastMessage[] = flash ? [{ id: flash.id, tone: flash.tone, text, action }] : [];
  if (unsent) toasts.push(notArrived(unsent));
  const region = <ToastRegion toasts={toasts} onClose={close} />;
  const dialog = unsent ? document.querySelector("dialog:modal") : null;
  return (
    <>
      <FetchedBar writer={root?.writer ?? null} />
      {dialog ? createPortal(region, dialog) : region}
    </>
  );
}

const UNSENT = "unsent";

/** A new element each time (`key`), so that it is announced each time, also inside a dialog. */
function notArrived({ id, sentence, retry }: Unsent): ToastMessage {
  const text = (
    <p key={id} role="alert">
      {sentence}
    </p>
  );
  if (!retry) return { id: UNSENT, tone: "red", text };
  const action = (
    <Button type="button" small icon={RotateCw} onClick={retry}>
      Încearcă din nou
    </Button>
  );
  return { id: UNSENT, tone: "red", text, action };
}

/** Shown as long as the page is: undoing has no time limit. */
function Undo({ action, label }: NonNullable<StoredFlash["undo"]>) {
  return (
    <PostButton small icon={Undo2} action={action}>
      {label}
    </PostButton>
  );
}
