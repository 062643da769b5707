import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { publicPages } from "./across/home/rules/public-pages";
import { acrossRoutes } from "./across/routes";
import { accountRoutes } from "./modules/accounts/routes";
import { articleRoutes } from "./modules/articles/routes";
import { assistantRoutes } from "./modules/assistant/routes";
import { communityRoutes } from "./modules/communities/routes";
import { conversationRoutes } from "./modules/conversations/routes";
import { forumRoutes } from "./modules/forum/routes";
import { libraryRoutes } from "./modules/library/routes";
import { outreachRoutes } from "./modules/outreach/routes";
import { paperworkRoutes } from "./modules/paperwork/routes";
import { partnerRoutes } from "./modules/partners/routes";
import { projectRoutes } from "./modules/projects/routes";
import { requestRoutes } from "./modules/requests/routes";
import { trainingRoutes } from "./modules/training/routes";

type Place = "public" | "signedIn" | "uat" | "firma" | "admin" | "plain";

const rooms: readonly Partial<Record<Place, RouteConfigEntry[]>>[] = [
  accountRoutes,
  acrossRoutes,
  communityRoutes,
  partnerRoutes,
  outreachRoutes,
  requestRoutes,
  paperworkRoutes,
  articleRoutes,
  forumRoutes,
  projectRoutes,
  libraryRoutes,
  trainingRoutes,
  conversationRoutes,
  assistantRoutes,
];
const mounted = (place: Place) => rooms.flatMap((room) => room[place] ?? []);
/** The first address of a file has the id that the file gives it; a route's id is its own. */
const keptPages = publicPages.map(({ path, file }, place) => {
  if (path === "/") return index(file);
  const isFirst = publicPages.findIndex((page) => page.file === file) === place;
  return route(path.slice(1), file, isFirst ? {} : { id: path });
});

/** One layout serves the three workspaces; its middleware admits only people of that workspace. */
const workspace = "across/workspace/pages/workspace.layout.tsx";
/** Pages outside the workspaces for whoever is signed in; others are led to the sign-in and back. */
const signedIn = "across/workspace/pages/signed-in.layout.tsx";

/** What is refused inside a layout is said inside it. */
const within = (place: string, pages: RouteConfigEntry[]) => [
  layout("across/home/pages/refusals.layout.tsx", { id: `${place}-refusals` }, pages),
];
const workspaceOf = (place: "uat" | "firma" | "admin") =>
  route(place, workspace, { id: place }, within(place, mounted(place)));

/** The whole URL map: each room says under which of these its addresses are. */
export default [
  layout(
    "across/home/pages/public.layout.tsx",
    within("public", [...keptPages, ...mounted("public"), layout(signedIn, mounted("signedIn")), acrossRoutes.missing]),
  ),
  ...(["uat", "firma", "admin"] as const).map(workspaceOf),
  ...mounted("plain"),
] satisfies RouteConfig;
