import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { adminRoutes } from "./across/admin/routes";
import { blogRoutes } from "./across/blog/routes";
import { dashboardRoutes } from "./across/dashboards/routes";
import { developmentRoutes } from "./across/development/routes";
import { publicPages } from "./across/home/public-pages";
import { homeRoutes } from "./across/home/routes";
import { marketplaceRoutes } from "./across/marketplace/routes";
import { messagingRoutes } from "./across/messaging/routes";
import { notificationRoutes } from "./across/notifications/routes";
import { openDataRoutes } from "./across/open-data/routes";
import { pictureRoutes } from "./across/pictures/routes";
import { registrationRoutes } from "./across/registration/routes";
import { searchRoutes } from "./across/search/routes";
import { showcaseRoutes } from "./across/showcase/routes";
import { workspaceRoutes } from "./across/workspace/routes";
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
  registrationRoutes,
  homeRoutes,
  communityRoutes,
  showcaseRoutes,
  partnerRoutes,
  marketplaceRoutes,
  blogRoutes,
  outreachRoutes,
  developmentRoutes,
  pictureRoutes,
  searchRoutes,
  workspaceRoutes,
  dashboardRoutes,
  requestRoutes,
  articleRoutes,
  messagingRoutes,
  conversationRoutes,
  notificationRoutes,
  adminRoutes,
  openDataRoutes,
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
  homeRoutes.missing,
] satisfies RouteConfig;
