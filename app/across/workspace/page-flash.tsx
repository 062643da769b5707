import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/root";
import { Anchor } from "~/ui/anchor/anchor";
import { Flash } from "~/ui/flash/flash";

/** The sentence that the page before left for this one, announced once. */
export function PageFlash() {
  const flash = useRouteLoaderData<RootData>("root")?.flash;
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
