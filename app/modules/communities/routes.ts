import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `modules/communities/pages/${name}.page.tsx`;

/** One page is mounted at many addresses in two areas (`uat`, `admin`), so each mount has its own route id. */
const mounted = (area: string, path: string, name: string): RouteConfigEntry =>
  route(path, page(name), { id: `${area}-${path}` });

const FORMS = [
  "profile",
  "location",
  "statistics",
  "contact",
  "gallery",
  "attractions/new",
  "attractions/:itemId",
  "projects/new",
  "projects/:itemId",
];
const REMOVALS = ["attractions/:itemId", "projects/:itemId", "gallery/:itemId"];

/** The routes that edit a community, below the path of its desk. */
const desk = (area: string, at: string): RouteConfigEntry[] => [
  ...FORMS.map((form) => mounted(area, `${at}/${form}`, "desk-form")),
  ...REMOVALS.map((item) => mounted(area, `${at}/${item}/removal`, "item-removal")),
  mounted(area, `${at}/attractions/:itemId/place`, "community-button"),
];

export const communityRoutes = {
  uat: [
    route("community/claims", page("own-claims")),
    route("community/new", page("community-new")),
    ...desk("uat", "community"),
  ],
  admin: [
    route("communities", page("admin-community-list")),
    route("communities/new", page("admin-community-new")),
    route("communities/test", page("community-button")),
    route("communities/test/removal", page("test-removal")),
    route("communities/:id", page("admin-community")),
    route("communities/:id/deletion", page("community-step"), { id: "community-deletion" }),
    ...desk("admin", "communities/:id"),
    route("claims", page("claim-list")),
    route("claims/:id", page("claim")),
    route("claims/:id/rejection", page("community-step"), { id: "claim-rejection" }),
  ],
};
