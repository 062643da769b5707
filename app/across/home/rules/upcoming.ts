/** A route whose page is not built yet; it says what it will do. */
export type Upcoming = { path: string; title: string; will: string };

/** Entries are removed as the pages are built. */
export const upcoming: Record<"public" | "uat" | "firma" | "admin", readonly Upcoming[]> = {
  public: [],
  uat: [
    {
      path: "/uat/training-programs",
      title: "Programe de instruire",
      will: "Aici vă veți înscrie la cursuri, cu locuri și liste de așteptare.",
    },
  ],
  firma: [],
  admin: [],
};

/** The addresses, for the navigation of the workspaces. */
export const upcomingPaths = (): string[] => Object.values(upcoming).flatMap((pages) => pages.map(({ path }) => path));

/** The entry of an address; undefined when it is not in the table. */
export function upcomingAt(pathname: string): Upcoming | undefined {
  const all = Object.values(upcoming).flat();
  return all.find(({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+")}/?$`).test(pathname));
}
