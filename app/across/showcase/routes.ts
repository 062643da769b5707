import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/showcase/pages/${name}.page.tsx`;

export const showcaseRoutes = {
  public: [route("comunitati/:id", page("public-community"))],
};
