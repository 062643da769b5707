import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { filterQuery, order, searchText } from "~/platform/form/list-query";
import { Figures } from "~/ui/figures/figures";
import { Head } from "~/ui/head/head";
import { Stack } from "~/ui/layout/layout";
import { ListTabs } from "~/ui/list/list-tabs";
import { ArticlesPanel, PeoplePanel, RequestsPanel } from "../parts/dashboard-panels";
import { Queue } from "../parts/queue";
import { BackupsPanel, SafetyNotices } from "../parts/safety";
import { QUEUE_TABS } from "../rules/queue";
import { deskCounts } from "../store/desk.server";
import type { Route } from "./+types/admin-dashboard.page";
import { articlesTab, chosenOf, figuresOf, queueOf, requestsTab } from "./admin-dashboard.server";
import { safetyOf } from "./safety.server";

const HERE = "/admin/dashboard";
const TABS = { articole: "Moderare articole", solicitari: "Solicitări", utilizatori: "Utilizatori" } as const;
const dashboardQuery = filterQuery({
  queue: order("coada", QUEUE_TABS),
  /** The thing that is shown beside the queue. */
  shown: { name: "arata", read: searchText, isFilter: false },
  tab: order("fila", TABS),
});
const addressOf = dashboardQuery.addressAt(HERE);

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const query = dashboardQuery.read(url.searchParams);
  const { tab } = query;
  const counts = await deskCounts();
  const { queue, submissions } = await queueOf(counts, query.queue);
  return {
    name: actor.name,
    query,
    queue,
    chosen: await chosenOf(queue.entries, submissions, query.shown, actor),
    figures: figuresOf(counts),
    safety: await safetyOf(),
    panel: {
      articles: tab === "articole" ? await articlesTab(submissions) : null,
      requests: tab === "solicitari" ? await requestsTab(counts) : null,
      people: tab === "utilizatori" ? counts.people : null,
    },
  };
}

export const meta = () => [{ title: "Panou de administrare – PSP" }];

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { name, query, queue, chosen, figures, safety, panel } = loaderData;
  return (
    <>
      <Head heading={`Bună ziua, ${name}`} />
      <SafetyNotices safety={safety} />
      <Queue
        tab={query.queue}
        queue={queue}
        chosen={chosen}
        tabHref={(code) => addressOf({ ...query, queue: code, shown: "" })}
        showHref={(id) => addressOf({ ...query, shown: id })}
      />
      <Figures label="Platforma, în cifre" figures={figures} />
      <Stack>
        <ListTabs label="Ce administrați" asked={dashboardQuery.at(HERE, query)} by="tab" tabs={TABS} />
        {panel.articles ? <ArticlesPanel view={panel.articles} /> : null}
        {panel.requests ? <RequestsPanel view={panel.requests} /> : null}
        {panel.people ? <PeoplePanel people={panel.people} /> : null}
        {safety.backups ? <BackupsPanel backups={safety.backups} /> : null}
      </Stack>
    </>
  );
}
