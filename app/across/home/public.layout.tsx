import { Outlet, useMatches } from "react-router";
import { PageFlash } from "../workspace/page-flash";
import { PublicFrame } from "./public-frame";

/** Set by pages with full-width sections: `export const handle = { wide: true }`. */
const isWide = (handle: unknown): boolean => (handle as { wide?: boolean } | undefined)?.wide === true;

/** Set by pages with their own newsletter form: `export const handle = { newsletter: false }`. */
const hasOwnBox = (handle: unknown): boolean => (handle as { newsletter?: boolean } | undefined)?.newsletter === false;

/** Layout of public pages. */
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
