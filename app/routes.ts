import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminRoutes } from "./across/admin/routes";
import { developmentRoutes } from "./across/development/routes";
import { homeRoutes } from "./across/home/routes";

/** The whole URL map: each room mounts its own addresses under who may be there. */
export default [
  layout("across/home/public.layout.tsx", [...homeRoutes.public, ...developmentRoutes.public]),
  route("uat", "across/workspace/uat.layout.tsx", [...homeRoutes.uat]),
  route("firma", "across/workspace/firma.layout.tsx", [...homeRoutes.firma]),
  route("admin", "across/workspace/admin.layout.tsx", [...adminRoutes.admin, ...homeRoutes.admin]),
  homeRoutes.missing,
] satisfies RouteConfig;
