import { route } from "@react-router/dev/routes";

const file = (name: string) => `across/open-data/pages/${name}.ts`;

/** One module serves all feeds, so each route needs its own id. */
const feed = (of: string) => route(`${of}.atom`, file("feed"), { id: `feed-${of}` });

export const openDataRoutes = {
  /** Resource routes. */
  plain: [
    feed("comunitati"),
    feed("parteneri"),
    feed("oportunitati"),
    feed("blog"),
    route("sitemap.xml", file("sitemap")),
    route("robots.txt", file("robots")),
  ],
};
