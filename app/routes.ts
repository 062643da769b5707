import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminRoutes } from "./across/admin/routes";
import { blogRoutes } from "./across/blog/routes";
import { dashboardRoutes } from "./across/dashboards/routes";
import { developmentRoutes } from "./across/development/routes";
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

/** One frame serves the three workspaces: its door lets in whose workspace it is. */
const workspace = "across/workspace/workspace.layout.tsx";

/** The whole URL map: each room mounts its own addresses under who may be there. */
export default [
  layout("across/home/public.layout.tsx", [
    ...accountRoutes.public,
    ...registrationRoutes.public,
    ...homeRoutes.public,
    ...communityRoutes.public,
    ...showcaseRoutes.public,
    ...partnerRoutes.public,
    ...marketplaceRoutes.public,
    ...blogRoutes.public,
    ...outreachRoutes.public,
    ...developmentRoutes.public,
    ...pictureRoutes.public,
    ...searchRoutes.public,
    ...workspaceRoutes.public,
  ]),
  route("uat", workspace, { id: "uat" }, [
    ...accountRoutes.uat,
    ...dashboardRoutes.uat,
    ...requestRoutes.uat,
    ...communityRoutes.uat,
    ...articleRoutes.uat,
    ...showcaseRoutes.uat,
    ...marketplaceRoutes.uat,
    ...blogRoutes.uat,
    ...messagingRoutes.uat,
    ...conversationRoutes.uat,
    ...notificationRoutes.uat,
    ...homeRoutes.uat,
  ]),
  route("firma", workspace, { id: "firma" }, [
    ...accountRoutes.firma,
    ...dashboardRoutes.firma,
    ...requestRoutes.firma,
    ...articleRoutes.firma,
    ...messagingRoutes.firma,
    ...conversationRoutes.firma,
    ...notificationRoutes.firma,
    ...partnerRoutes.firma,
    ...marketplaceRoutes.firma,
    ...homeRoutes.firma,
  ]),
  route("admin", workspace, { id: "admin" }, [
    ...accountRoutes.admin,
    ...adminRoutes.admin,
    ...articleRoutes.admin,
    ...communityRoutes.admin,
    ...notificationRoutes.admin,
    ...homeRoutes.admin,
  ]),
  ...searchRoutes.plain,
  ...openDataRoutes.plain,
  ...homeRoutes.plain,
  homeRoutes.missing,
] satisfies RouteConfig;
