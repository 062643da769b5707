import { Outlet, useMatches } from "react-router";
import { PageFlash } from "../workspace/page-flash";
import { PublicFrame } from "./public-frame";

/** A page whose sections bring their own width says so: `export const handle = { wide: true }`. */
const isWide = (handle: unknown): boolean => (handle as { wide?: boolean } | undefined)?.wide === true;

/** A page with a box of its own for the newsletter says so: `export const handle = { newsletter: false }`. */
const hasOwnBox = (handle: unknown): boolean => (handle as { newsletter?: boolean } | undefined)?.newsletter === false;

/** Around the pages that strangers may see. */
export default function PublicLayout() {
  const matches = useMatches();
  const wide = matches.some(({ handle }) => isWide(handle));
  const newsletter = !matches.some(({ handle }) => hasOwnBox(handle));
  return (
    <PublicFrame wide={wide} newsletter={newsletter}>
      <PageFlash />
      <Outlet />
    </PublicFrame>
  );
}
