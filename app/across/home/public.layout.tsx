import { Outlet, useRouteLoaderData } from "react-router";
import type { RootData } from "~/root";
import { Flash } from "~/ui/flash/flash";
import { PublicFrame } from "./public-frame";

/** Around the pages that strangers may see, with the sentence that the page before left for this one. */
export default function PublicLayout() {
  const flash = useRouteLoaderData<RootData>("root")?.flash;
  return (
    <PublicFrame>
      {flash ? (
        <Flash tone={flash.tone}>
          <p>
            <strong>{flash.title}</strong> {flash.text}
          </p>
        </Flash>
      ) : null}
      <Outlet />
    </PublicFrame>
  );
}
