import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/communities/pages/${name}.page.tsx`;

export const communityRoutes = {
  public: [
    route("comunitati", page("public-community-list")),
    route("features/community-showcase", page("public-showcase")),
  ],
  uat: [route("community/claims", page("own-claims"))],
  admin: [
    route("communities", page("admin-community-list")),
    route("communities/new", page("admin-community-new")),
    route("communities/test", page("test-communities")),
    route("communities/test/removal", page("test-removal")),
    route("communities/:id/deletion", page("community-deletion")),
    route("communities/:id/restoration", page("community-restoration")),
    route("communities/:id/purge", page("community-purge")),
  ],
};
