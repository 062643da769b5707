import { Outlet, useMatches } from "react-router";
import { PageFlash } from "../workspace/page-flash";
import { PublicFrame } from "./public-frame";

/** A page whose sections bring their own width says so: `export const handle = { wide: true }`. */
const isWide = (handle: unknown): boolean => (handle as { wide?: boolean } | undefined)?.wide === true;

/** Around the pages that strangers may see. */
export default function PublicLayout() {
  const wide = useMatches().some(({ handle }) => isWide(handle));
  return (
    <PublicFrame wide={wide}>
      <PageFlash />
      <Outlet />
    </PublicFrame>
  );
}
