import { useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { RootData } from "~/root";
import { Anchor } from "~/ui/anchor/anchor";
import { Flash } from "~/ui/flash/flash";

/** The sentence that the page before left for this one, announced once. A live update loads the page again and must not wipe it. */
export function PageFlash() {
  const { key } = useLocation();
  const loaded = useRouteLoaderData<RootData>("root")?.flash ?? null;
  const [kept, keep] = useState({ key, flash: loaded });
  const isNew = loaded !== null && loaded !== kept.flash;
  if (isNew || key !== kept.key) keep({ key, flash: loaded });
  const { flash } = kept;
  if (!flash) return null;
  return (
    <Flash tone={flash.tone}>
      <p>
        <strong>{flash.title}</strong> {flash.text}{" "}
        {flash.href ? <Anchor href={flash.href}>{flash.label ?? flash.href}</Anchor> : null}
      </p>
    </Flash>
  );
}
