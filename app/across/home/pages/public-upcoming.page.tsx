import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { WaitingLoom } from "~/ui/empty-state/looms";
import { IndexList } from "~/ui/index-list/index-list";
import { FEATURES } from "../landing";
import { upcomingAt } from "../upcoming";
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
const OPEN = new Set(["/features/marketplace", "/features/community-showcase"]);
const here = FEATURES.filter(({ href, title }) => OPEN.has(href) && title !== "Potrivire cu parteneri");

/** The page of every address in the table of upcoming routes. */
export default function UpcomingPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="missing">
      <div className="empty stack">
        <WaitingLoom />
        <h1>{loaderData.title}</h1>
        <p className="lead">{loaderData.will}</p>
        <p>În pregătire: pagina se deschide îndată ce este gata; adresa ei rămâne aceasta.</p>
        <div>
          <ButtonLink href="/">Prima pagină</ButtonLink>
        </div>
      </div>
      <nav aria-label="Ce puteți vedea acum">
        <IndexList entries={here} level={2} />
      </nav>
    </div>
  );
}
