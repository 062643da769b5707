import type { Actor } from "~/modules/accounts/rules/actor";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { codesOf } from "~/platform/codes";
import { filterQuery, order } from "~/platform/form/list-query";
import { Figures } from "~/ui/figures/figures";
import { Stack } from "~/ui/layout/layout";
import { Tabs } from "~/ui/tabs/tabs";
import { TaskTodo } from "~/ui/todo/todo";
import { ArticlesPanel } from "../parts/articles-panel";
import { PeoplePanel, RequestsPanel } from "../parts/dashboard-panels";
import { type DeskCounts, deskCounts } from "../store/desk.server";
import type { Route } from "./+types/admin-dashboard.page";
import { agendaOf, articlesTab, figuresOf, peopleTab, requestsTab } from "./admin-dashboard.server";

const HERE = "/admin/dashboard";
const TABS = { articole: "Moderare articole", solicitari: "Solicitări", utilizatori: "Utilizatori" } as const;
type Tab = keyof typeof TABS;
const dashboardQuery = filterQuery({ tab: order("fila", TABS) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { tab } = dashboardQuery.read(url.searchParams);
  const counts = await deskCounts();
  const [agenda, panel] = await Promise.all([agendaOf(counts), panelOf(tab, actor, counts)]);
  return { name: actor.name, tab, agenda, figures: figuresOf(counts), panel };
}

async function panelOf(tab: Tab, actor: Actor, counts: DeskCounts) {
  return {
    articles: tab === "articole" ? await articlesTab(actor) : null,
    requests: tab === "solicitari" ? await requestsTab(counts) : null,
    people: tab === "utilizatori" ? await peopleTab(counts) : null,
  };
}

export const meta = () => [{ title: "Panou de administrare – PSP" }];

export default function AdminDashboard({ loaderData: { name, tab, agenda, figures, panel } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <h1>Bună ziua, {name}</h1>
      {agenda ? <TaskTodo {...agenda} /> : <p className="muted">Nu aveți nimic de rezolvat acum.</p>}
      <Figures label="Platforma, în cifre" figures={figures} />
      <Stack gap={2}>
        <Tabs
          label="Ce administrați"
          tabs={codesOf(TABS).map((code) => ({
            href: dashboardQuery.address(HERE, { tab: code }),
            label: TABS[code],
            current: code === tab,
          }))}
        />
        {panel.articles ? <ArticlesPanel view={panel.articles} /> : null}
        {panel.requests ? <RequestsPanel view={panel.requests} /> : null}
        {panel.people ? <PeoplePanel view={panel.people} /> : null}
      </Stack>
    </Stack>
  );
}
