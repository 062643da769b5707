import { route } from "@react-router/dev/routes";

export const searchRoutes = {
  public: [route("cauta", "across/search/pages/public-search.page.tsx")],
  /** Answers that are no pages. */
  plain: [route("opensearch.xml", "across/search/pages/opensearch.page.ts")],
};
