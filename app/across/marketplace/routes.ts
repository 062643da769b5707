import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/marketplace/pages/${name}.page.tsx`;

export const marketplaceRoutes = {
  uat: [route("marketplace", page("marketplace"))],
  firma: [route("profile/preview", page("profile-preview"))],
};
