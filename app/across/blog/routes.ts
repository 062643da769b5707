import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/blog/pages/${name}.page.tsx`;

export const blogRoutes = {
  uat: [
    route("article/:id", page("article")),
    route("article/:id/favourite", page("article-favourite")),
    route("articles/favourites", page("favourite-list")),
  ],
};
