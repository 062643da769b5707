import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/showcase/pages/${name}.page.tsx`;

export const showcaseRoutes = {
  uat: [route("community", page("community-desk")), route("community/preview", page("community-preview"))],
};
