import { route } from "@react-router/dev/routes";

const file = (name: string) => `across/open-data/pages/${name}.ts`;

/** One file answers with every feed, so each mount has a name of its own. */
const feed = (of: string) => route(`${of}.atom`, file("feed"), { id: `feed-${of}` });

export const openDataRoutes = {
  /** Answers that are no pages. */
  plain: [
    feed("comunitati"),
    feed("parteneri"),
    feed("oportunitati"),
    feed("blog"),
    route("sitemap.xml", file("sitemap")),
    route("robots.txt", file("robots")),
  ],
};
