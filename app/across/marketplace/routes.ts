import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/marketplace/pages/${name}.page.tsx`;

export const marketplaceRoutes = {
  public: [
    route("partener/:id", page("public-partner")),
    route("marketplace", page("public-offers")),
    route("features/marketplace", page("public-showcase")),
  ],
  uat: [route("marketplace", page("marketplace"))],
  firma: [route("profile/preview", page("profile-preview"))],
};
