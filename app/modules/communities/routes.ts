import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/communities/pages/${name}.page.tsx`;

export const communityRoutes = {
  public: [
    route("comunitati", page("public-community-list")),
    route("features/community-showcase", page("public-showcase")),
  ],
  uat: [route("community/claims", page("own-claims"))],
  admin: [],
};
