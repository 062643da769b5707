import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { upcoming } from "./upcoming";

const page = (name: string) => `across/home/pages/${name}.page.tsx`;

/** The addresses of a workspace are written under its prefix, which the mount adds. */
const still = (kind: keyof typeof upcoming, prefix: string): RouteConfigEntry[] =>
  upcoming[kind].map(({ path }) =>
    route(path.slice(prefix.length + 1), page("public-upcoming"), { id: `upcoming${path}` }),
  );

export const homeRoutes = {
  public: [route("support/trimis/:id", page("public-ticket-sent")), ...still("public", "")],
  uat: still("uat", "/uat"),
  firma: still("firma", "/firma"),
  admin: still("admin", "/admin"),
  /** Routes that answer without a page. */
  plain: [route(".well-known/security.txt", "across/home/pages/security-txt.ts")],
  missing: route("*", page("public-missing")),
};
