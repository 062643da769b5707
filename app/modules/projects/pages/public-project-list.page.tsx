import { FolderCheck, Plus } from "lucide-react";
import { data } from "react-router";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { pageMeta } from "~/platform/page-meta";
import type { ButtonsOf } from "~/ui/button/buttons";
import { CategoryFilter, ChecksFilter, ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { ProjectRow } from "../parts/project-row";
import { BUDGET_BANDS, PRIORITIES, unopened } from "../rules/exchange";
import { EXCHANGE, NEW_PROJECT, OWN_APPLICATIONS } from "../rules/paths";
import { ownsProject, projectPolicy } from "../rules/policy";
import {
  exchangePath,
  LISTED_STATUSES,
  PRIORITY_CODES,
  PRIORITY_FIELDS,
  PROJECT_ORDERS,
  type ProjectQuery,
  projectList,
} from "../rules/project-query";
import { projectCard } from "../rules/view";
import { appliedAmong, waitingAmong } from "../store/applications.server";
import { listProjects, savedAmong } from "../store/projects.server";
import type { Route } from "./+types/public-project-list.page";
import { actsOn } from "./project-acts.server";

export const handle = { reads: projectList };

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const query = projectList.read(url.searchParams);
  const found = await exchangeOf(query, visitor).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => exchangePath(query, { page }));
  const shown = {
    query,
    found,
    reader: visitor && {
      /** Whoever has no community yet is told so by the page of the form. */
      mayOpen: projectPolicy.may("open", visitor, unopened(""), now()),
      isMember: visitor.organisation !== null,
    },
  };
  // status 500 keeps a failed list out of the page cache
  return data(shown, { status: found ? 200 : 500 });
}

async function exchangeOf(query: ProjectQuery, visitor: Visitor) {
  const at = now();
  const { rows, total, pages } = await listProjects(query, at);
  const ids = rows.map(({ id }) => id);
  const organisationId = visitor?.organisation?.id;
  const own = rows.filter((project) => ownsProject(visitor, project)).map(({ id }) => id);
  const [saved, applied, waiting] = await Promise.all([
    visitor ? savedAmong(visitor.userId, ids) : new Set<string>(),
    organisationId === undefined ? new Set<string>() : appliedAmong(organisationId, ids),
    own.length > 0 ? waitingAmong(own) : new Map<string, number>(),
  ]);
  return {
    total,
    pages,
    rows: rows.map((project) => ({
      project: projectCard(project, at),
      acts: actsOn({ project, visitor, at }, { isSaved: saved.has(project.id), hasApplied: applied.has(project.id) }),
      waits: waiting.get(project.id) ?? 0,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: "Schimb de proiecte",
    description: "Proiecte deschise de comunități, la care pot aplica alte autorități și firmele partenere.",
    path: EXCHANGE,
    noindex: !query || projectList.isFiltered(query) || query.order !== "noi" || query.page > 1,
  });
};

export default function ProjectListPage({ loaderData: { query, found, reader } }: Route.ComponentProps) {
  const first = found?.rows.findIndex(({ waits }) => waits > 0);
  return (
    <ListPage
      asked={projectList.at(EXCHANGE, query)}
      heading="Schimb de proiecte"
      count={found && [found.total, "proiect deschis", "proiecte deschise"]}
      facts={
        reader === null
          ? "Proiecte pe care comunitățile le fac împreună cu alții. Aplică autoritățile și firmele verificate."
          : null
      }
      actions={actionsOf(reader)}
      filters={
        <Filters label="Filtrează proiectele">
          <SearchFilter name="cauta" label="Caută" placeholder="Titlu, autoritate, text" />
          <CategoryFilter options={CATEGORIES} />
          <ChoiceFilter name="buget" label="Buget" empty="orice" options={BUDGET_BANDS} />
          <ChoiceFilter name="stadiu" label="Stadiu" empty="orice" options={LISTED_STATUSES} />
          <ChecksFilter label="Prioritate" empty="oricare" checks={PRIORITY_CHECKS} />
          <OrderFilter orders={PROJECT_ORDERS} />
        </Filters>
      }
      shown={found?.rows.length ?? null}
      filtered={projectList.isFiltered(query) || query.order !== "noi"}
      nothingYet={{
        title: "Niciun proiect deschis, deocamdată",
        text: "O autoritate deschide aici un proiect al comunității ei, iar cine vrea să ia parte aplică.",
        action: actionsOf(reader),
      }}
      nothingMatches={{ title: "Niciun proiect nu corespunde filtrelor" }}
      pages={found?.pages}
      pagesLabel="Paginile proiectelor"
    >
      {found?.rows.map(({ project, ...row }, place) => (
        <ProjectRow key={project.id} project={project} {...row} isFirst={place === first} />
      ))}
    </ListPage>
  );
}

type Reader = Route.ComponentProps["loaderData"]["reader"];

/** A stranger is led to the registration of an authority, as the specification has it. */
const actionsOf = (reader: Reader): ButtonsOf =>
  reader === null
    ? { label: "Înregistrează-te ca UAT", href: "/register", primary: true }
    : [
        reader.isMember && { label: "Aplicațiile mele", icon: FolderCheck, href: OWN_APPLICATIONS },
        reader.mayOpen && { label: "Publică proiect", icon: Plus, href: NEW_PROJECT, primary: true },
      ];

const PRIORITY_CHECKS = PRIORITY_CODES.map((code) => ({ name: PRIORITY_FIELDS[code], label: PRIORITIES[code] }));
