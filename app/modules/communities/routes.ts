import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `modules/communities/pages/${name}.page.tsx`;

/** One page serves each door, so each mount has a name of its own. */
const mounted = (door: string, path: string, name: string, id = name): RouteConfigEntry =>
  route(path, page(name), { id: `${door}-${id}` });

/** What edits a community, below its desk. */
const desk = (door: string, at: string): RouteConfigEntry[] => [
  ...["profile", "location", "statistics", "contact"].map((section) =>
    mounted(door, `${at}/${section}`, "community-section", `community-${section}`),
  ),
  mounted(door, `${at}/attractions/new`, "attraction-edit", "attraction-new"),
  mounted(door, `${at}/attractions/:itemId`, "attraction-edit"),
  mounted(door, `${at}/attractions/:itemId/place`, "community-button", "attraction-place"),
  mounted(door, `${at}/attractions/:itemId/removal`, "attraction-removal"),
  mounted(door, `${at}/projects/new`, "project-edit", "project-new"),
  mounted(door, `${at}/projects/:itemId`, "project-edit"),
  mounted(door, `${at}/projects/:itemId/removal`, "project-removal"),
  mounted(door, `${at}/gallery`, "gallery"),
  mounted(door, `${at}/gallery/:itemId/removal`, "gallery-removal"),
];

export const communityRoutes = {
  public: [
    route("comunitati", page("public-community-list")),
    route("features/community-showcase", page("public-showcase")),
  ],
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
    route("communities/:id/deletion", page("community-deletion")),
    ...desk("admin", "communities/:id"),
    route("claims", page("claim-list")),
    route("claims/:id", page("claim")),
    route("claims/:id/rejection", page("claim-rejection")),
  ],
};
