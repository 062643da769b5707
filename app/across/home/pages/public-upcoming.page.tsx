import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { WaitingLoom } from "~/ui/empty-state/looms";
import { IndexList } from "~/ui/index-list/index-list";
import { FEATURES } from "../rules/landing";
import { upcomingAt } from "../rules/upcoming";
import type { Route } from "./+types/public-upcoming.page";

export function loader({ url }: Route.LoaderArgs) {
  const found = orNotFound(upcomingAt(url.pathname));
  return { title: found.title, will: found.will, path: url.pathname };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "În pregătire",
    description: loaderData?.will,
    path: loaderData?.path ?? "/",
    noindex: true,
  });

/** Features that can be visited meanwhile. */
const open = FEATURES.filter(
  ({ href }, index) =>
    href.startsWith("/features/") &&
    !upcomingAt(href) &&
    FEATURES.findIndex((feature) => feature.href === href) === index,
);

/** The first page of the workspace that an address is in, by the first part of it. */
const PANELS: Readonly<Record<string, string>> = {
  uat: "/uat/dashboard",
  firma: "/firma/dashboard",
  admin: "/admin/dashboard",
};

/** The page of every address in the table of upcoming routes. */
export default function UpcomingPage({ loaderData }: Route.ComponentProps) {
  const panel = PANELS[loaderData.path.split("/")[1] ?? ""];
  return (
    <div className="missing">
      <div className="empty stack">
        <WaitingLoom />
        <h1>{loaderData.title}</h1>
        <p className="lead">{loaderData.will}</p>
        <p>În pregătire. Pagina se va deschide la aceeași adresă.</p>
        <div>
          {panel ? (
            <ButtonLink href={panel}>Înapoi la panou</ButtonLink>
          ) : (
            <ButtonLink href="/">Prima pagină</ButtonLink>
          )}
        </div>
      </div>
      {panel ? null : (
        <nav aria-label="Ce puteți vedea acum">
          <IndexList entries={open} level={2} />
        </nav>
      )}
    </div>
  );
}
