import { route } from "@react-router/dev/routes";

const file = (name: string) => `across/open-data/pages/${name}.ts`;

export const openDataRoutes = {
  /** Answers that are no pages. */
  plain: [
    route("comunitati.atom", file("communities-feed")),
    route("parteneri.atom", file("partners-feed")),
    route("oportunitati.atom", file("opportunities-feed")),
    route("blog.atom", file("blog-feed")),
    route("sitemap.xml", file("sitemap")),
    route("robots.txt", file("robots")),
  ],
};
