import { lazy } from "react";
import { Outlet, useMatches } from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { frameData } from "../../workspace/http/frame-data.server";
import { WorkspaceFrame } from "../../workspace/parts/frame";
import { PageFlash } from "../../workspace/parts/page-flash";
import type { Route } from "./+types/public.layout";

/** Pages with a rail, most of those that somebody signed in opens here, do not load the header and footer of the others. */
const publicFrame = () => import("../parts/public-frame");
const PublicFrame = import.meta.env.SSR
  ? (await publicFrame()).PublicFrame
  : lazy(async () => ({ default: (await publicFrame()).PublicFrame }));

/** Pages outside the workspaces to which they lead: whoever is signed in keeps the rail there, and on unknown addresses. */
const RAILED: readonly string[] = [
  "partener/:id",
  "marketplace",
  "blog",
  "blog/:id",
  "cauta",
  "support",
  "support/trimis/:id",
  "features/forum",
  "features/forum/:slug",
  "features/project-exchange",
  "reluare",
  "ciorna/renuntare",
  "*",
];
/** Beginnings of addresses whose pages all keep it. */
const RAILED_ROOMS: readonly string[] = ["forum/", "proiecte/"];

const isRailed = (pattern: string): boolean => {
  const path = pattern.replace(/^\//, "");
  return RAILED.includes(path) || RAILED_ROOMS.some((room) => path.startsWith(room));
};

export const loader = (asked: Route.LoaderArgs) =>
  asked.context.get(actorContext) && isRailed(asked.pattern) ? frameData(asked) : null;

/** Set by pages with full-width sections: `export const handle = { wide: true }`. */
const isWide = (handle: unknown): boolean => (handle as { wide?: boolean } | undefined)?.wide === true;

/** Set by pages with their own newsletter form: `export const handle = { newsletter: false }`. */
const hasOwnBox = (handle: unknown): boolean => (handle as { newsletter?: boolean } | undefined)?.newsletter === false;

/** Layout of public pages. */
export default function PublicLayout({ loaderData: frame }: Route.ComponentProps) {
  const matches = useMatches();
  const wide = matches.some(({ handle }) => isWide(handle));
  const newsletter = !matches.some(({ handle }) => hasOwnBox(handle));
  if (frame) return <WorkspaceFrame {...frame} />;
  return (
    <PublicFrame wide={wide} newsletter={newsletter}>
      <PageFlash />
      <Outlet />
    </PublicFrame>
  );
}
