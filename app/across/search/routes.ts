import { route } from "@react-router/dev/routes";

export const searchRoutes = {
  /** Answers that are no pages. */
  plain: [route("opensearch.xml", "across/search/pages/opensearch.page.ts")],
};
