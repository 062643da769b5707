type PublicPage = {
  /** `:id` stands for an id of ours, `:slug` for a short name. */
  path: string;
  /** Its file, below `app`; several addresses may have the same one. */
  file: string;
  /** Search engines find it: the sitemap names it. A page of a record is named there for each record. */
  isFound?: true;
  /** Its link among those of the footer. */
  link?: string;
  /** Counts visits, therefore never prefetched. */
  visits?: true;
};

const page = (room: string, name: string): string => `${room}/pages/public-${name}.page.tsx`;

/**
 * The pages that are identical for all signed-out visitors, so that the page cache keeps them: a page whose text depends on
 * the visitor must not be in this list. The parameters that a page reads stand in its `handle`.
 */
export const publicPages: readonly PublicPage[] = [
  { path: "/", file: page("across/home", "landing"), isFound: true },
  { path: "/comunitati", file: page("modules/communities", "community-list"), isFound: true, link: "Comunități" },
  { path: "/comunitati/:id", file: page("across/community-profile", "community") },
  { path: "/parteneri", file: page("modules/partners", "partner-list"), isFound: true, link: "Parteneri" },
  { path: "/partener/:id", file: page("across/marketplace", "partner") },
  { path: "/marketplace", file: page("across/marketplace", "offers"), isFound: true, link: "Marketplace" },
  { path: "/blog", file: page("across/blog", "blog"), isFound: true, link: "Blog" },
  { path: "/blog/:id", file: page("across/blog", "article"), visits: true },
  { path: "/features/forum", file: page("modules/forum", "discussion-list"), isFound: true, link: "Forum" },
  { path: "/features/forum/:slug", file: page("modules/forum", "discussion-list") },
  { path: "/forum/:id", file: page("modules/forum", "discussion"), visits: true },
  {
    path: "/features/project-exchange",
    file: page("modules/projects", "project-list"),
    isFound: true,
    link: "Schimb de proiecte",
  },
  { path: "/proiecte/:id", file: page("modules/projects", "project") },
  { path: "/features/community-showcase", file: page("modules/communities", "showcase"), isFound: true },
  { path: "/features/marketplace", file: page("across/marketplace", "marketplace"), isFound: true },
  { path: "/features/analytics", file: page("across/analytics", "analytics"), isFound: true },
  { path: "/features/security", file: page("across/home", "security"), isFound: true },
  { path: "/cauta", file: page("across/search", "search") },
  { path: "/support", file: page("across/home", "support"), isFound: true },
  { path: "/abonare", file: page("modules/outreach", "subscription"), isFound: true },
  { path: "/abonare/trimisa", file: page("modules/outreach", "subscription-sent") },
  { path: "/abonare/confirmata", file: page("modules/outreach", "subscription-confirmed") },
  { path: "/abonare/dezabonat", file: page("modules/outreach", "unsubscribed") },
  { path: "/confidentialitate", file: page("across/home", "privacy"), isFound: true },
  { path: "/termeni", file: page("across/home", "terms"), isFound: true },
  { path: "/gdpr", file: page("across/home", "gdpr"), isFound: true },
  { path: "/accesibilitate", file: page("across/home", "accessibility"), isFound: true },
];
