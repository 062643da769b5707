import { useCallback, useContext, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { ShellContext } from "~/platform/shell";
import type { RootData } from "~/root";
import { Anchor } from "~/ui/anchor/anchor";
import { Flash } from "~/ui/flash/flash";
import { ToastRegion } from "~/ui/toast/toast";

/**
 * The sentence that the page before left for this one, announced once: a toast where script runs, a banner elsewhere.
 * A live update loads the page's data again and must not wipe it.
 */
export function PageFlash() {
  const { signedIn } = useContext(ShellContext);
  const { key } = useLocation();
  const loaded = useRouteLoaderData<RootData>("root")?.flash ?? null;
  const [kept, keep] = useState({ key, flash: loaded, closed: false });
  const isNew = loaded !== null && loaded !== kept.flash;
  if (isNew || key !== kept.key) keep({ key, flash: loaded, closed: false });
  const close = useCallback(() => keep((now) => ({ ...now, closed: true })), []);
  const flash = kept.closed ? null : kept.flash;
  const text = flash ? (
    <p>
      <strong>{flash.title}</strong> {flash.text}{" "}
      {flash.href ? <Anchor href={flash.href}>{flash.label ?? flash.href}</Anchor> : null}
    </p>
  ) : null;
  if (!signedIn) return flash ? <Flash tone={flash.tone}>{text}</Flash> : null;
  const toasts = flash ? [{ id: `${key} ${flash.title}`, tone: flash.tone, text }] : [];
  return <ToastRegion toasts={toasts} onClose={close} />;
}
