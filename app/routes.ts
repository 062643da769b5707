import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { publicPages } from "./across/home/public-pages";
import { acrossRoutes } from "./across/routes";
import { accountRoutes } from "./modules/accounts/routes";
import { articleRoutes } from "./modules/articles/routes";
import { communityRoutes } from "./modules/communities/routes";
import { conversationRoutes } from "./modules/conversations/routes";
import { outreachRoutes } from "./modules/outreach/routes";
import { partnerRoutes } from "./modules/partners/routes";
import { requestRoutes } from "./modules/requests/routes";

type Place = "public" | "uat" | "firma" | "admin" | "plain";

const rooms: readonly Partial<Record<Place, RouteConfigEntry[]>>[] = [
  accountRoutes,
  acrossRoutes,
  communityRoutes,
  partnerRoutes,
  outreachRoutes,
  requestRoutes,
  articleRoutes,
  conversationRoutes,
];
const mounted = (place: Place) => rooms.flatMap((room) => room[place] ?? []);
const keptPages = publicPages.map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file)));

/** One layout serves the three workspaces; its middleware admits only people of that workspace. */
const workspace = "across/workspace/workspace.layout.tsx";

/** The whole URL map: each room says under which of these its addresses are. */
export default [
  layout("across/home/public.layout.tsx", [...keptPages, ...mounted("public")]),
  route("uat", workspace, { id: "uat" }, mounted("uat")),
  route("firma", workspace, { id: "firma" }, mounted("firma")),
  route("admin", workspace, { id: "admin" }, mounted("admin")),
  ...mounted("plain"),
  acrossRoutes.missing,
] satisfies RouteConfig;
