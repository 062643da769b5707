/** A list as it is measured: who opens it (nobody: signed out), where, and how many whole rows a laptop has to show. */
export type MeasuredList = { email: string; path: string; least: number };

/** Rows of 64 px. */
const ROWS = 5;
/** Rows of 84 px, with the description that the specification asks for, or with a text of some lines. */
const DESCRIBED = 4;
/** Cards with a picture stand beside each other, above the rows. */
const PICTURED = 3;

const lists = (email: string, paths: Readonly<Record<string, number>>): MeasuredList[] =>
  Object.entries(paths).map(([path, least]) => ({ email, path, least }));

/** The lists of the product in the demo world; each is measured for the place of its first row and the rows in sight. */
export const measuredLists: readonly MeasuredList[] = [
  ...lists("", {
    "/parteneri": DESCRIBED,
    "/marketplace": DESCRIBED,
    "/features/marketplace": DESCRIBED,
    "/comunitati": ROWS,
    "/features/community-showcase": DESCRIBED,
    "/blog": PICTURED,
    "/features/forum": ROWS,
    "/cauta?q=servicii": DESCRIBED,
  }),
  ...lists("uat@demo.ro", {
    "/uat/service-requests": ROWS,
    "/uat/marketplace": DESCRIBED,
    "/uat/messages": ROWS,
    "/uat/notificari": ROWS,
    "/uat/articles": DESCRIBED,
    "/uat/knowledge-hub": ROWS,
    "/uat/legislation": ROWS,
    "/uat/training-programs": DESCRIBED,
    "/features/project-exchange": ROWS,
    "/uat/experience": ROWS,
  }),
  ...lists("firma@demo.ro", {
    "/firma/opportunities": DESCRIBED,
    "/firma/content": DESCRIBED,
  }),
  ...lists("admin@demo.ro", {
    "/admin/organisations": ROWS,
    "/admin/requests": ROWS,
    "/admin/articles": DESCRIBED,
    "/admin/communities": ROWS,
    "/admin/library": ROWS,
    "/admin/legislation": ROWS,
    "/admin/training-programs": ROWS,
    "/admin/people": ROWS,
    "/admin/reviews": DESCRIBED,
    "/admin/support": ROWS,
    "/admin/library/links": ROWS,
  }),
];
