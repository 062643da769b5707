import { Files, Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { foundRow } from "~/platform/database/rows.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { findOrCorrect } from "~/platform/search/correction.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, SearchFilter } from "~/ui/filters/filters";
import { Tabs } from "~/ui/head/tabs";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { Cell, Row } from "~/ui/list/row";
import { Dotted } from "~/ui/text/text";
import { KindSlot } from "../parts/resource-rows";
import { StateBadge } from "../parts/verification-notice";
import { type AdminLibraryQuery, adminLibraryList, adminLibraryPath, RESOURCES_PER_PAGE } from "../rules/admin-query";
import { ADMIN_LIBRARY, ADMIN_LINKS, ADMIN_PROPOSALS, adminResourcePath, LIBRARY_QUESTIONS } from "../rules/paths";
import { UPKEEP } from "../rules/upkeep";
import { STATE_CODES, STATES } from "../rules/verification";
import { KINDS } from "../rules/vocabulary";
import { knownIn } from "../store/known-words.server";
import { waitingProposalsCounted } from "../store/proposals.server";
import { administeredResources, type ListedResource } from "../store/resources.server";
import { resourceRow } from "../views/resource-view.server";
import type { Route } from "./+types/admin-library.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const query = adminLibraryList.read(url.searchParams);
  keepList(context, ADMIN_LIBRARY, adminLibraryPath(query, { page: query.page }));
  const list = await listOf(query, now()).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => adminLibraryPath(query, { page }));
  return { query, list, proposals: (await foundRow(waitingProposalsCounted())).number };
}

async function listOf(query: AdminLibraryQuery, at: Date) {
  const { found, corrected } = await findOrCorrect(query.text, query.exact !== null, {
    find: (text) => administeredResources({ ...query, text }, at),
    isNothing: ({ counts }) => counts.all === 0,
    has: knownIn("documents"),
  });
  const { rows, counts } = found;
  return {
    corrected,
    rows: rows.map((row) => rowView(row, at)),
    counts,
    pages: Math.ceil(counts[query.state ?? "all"] / RESOURCES_PER_PAGE),
  };
}

const rowView = (resource: ListedResource, at: Date) => ({
  ...resourceRow(resource, at),
  number: resource.number,
  owner: resource.owner,
});

export const meta = () => [{ title: "Bibliotecă – PSP" }];

export default function AdminLibrary({ loaderData: { query, list, proposals } }: Route.ComponentProps) {
  const create = (
    <>
      <ButtonLink variant="primary" icon={Plus} href={adminResourcePath("new")}>
        Document nou
      </ButtonLink>
      <ButtonLink icon={Files} href={adminResourcePath("import")}>
        Documente din fișiere
      </ButtonLink>
    </>
  );
  return (
    <ListPage
      heading="Bibliotecă"
      actions={create}
      facts={
        <Dotted
          facts={[
            <Anchor key="questions" href={LIBRARY_QUESTIONS}>
              Întrebări fără răspuns
            </Anchor>,
            <Anchor key="links" href={ADMIN_LINKS}>
              Linkuri rapide
            </Anchor>,
            <Anchor key="proposals" href={ADMIN_PROPOSALS}>
              Propuneri ({proposals})
            </Anchor>,
          ]}
        />
      }
      above={
        <>
          <StateTabs query={query} counts={list?.counts ?? null} />
          {list && list.corrected !== null ? (
            <Corrected typed={query.text} text={list.corrected} exactHref={adminLibraryPath(query, { exact: "da" })} />
          ) : null}
        </>
      }
      filters={<LibraryFilters query={query} />}
      shown={list?.rows.length ?? null}
      filtered={adminLibraryList.isFiltered(query)}
      path={ADMIN_LIBRARY}
      nothingYet={{
        title: "Niciun document, deocamdată",
        text: "Scrieți primul ghid sau model: îl citesc imediat toate autoritățile înscrise.",
        action: create,
      }}
      nothingMatches={{ resetHref: ADMIN_LIBRARY }}
      pages={{
        page: query.page,
        pages: list?.pages ?? 1,
        href: (page) => adminLibraryPath(query, { page }),
        label: "Paginile bibliotecii",
      }}
    >
      {list?.rows.map((row) => (
        <Row
          key={row.id}
          href={adminResourcePath(row.id)}
          title={row.title}
          slot={<KindSlot of={row.kindCode} />}
          facts={[row.kind, row.category, `ediția ${row.number}`, row.owner, row.files]}
          say={row.summary === "" ? "Fără rezumat: editați documentul și scrieți-l." : null}
          cell={<Cell wide unit={row.state === "never" ? null : row.words} />}
          state={<StateBadge state={row.state} isExample={row.isExample} />}
        />
      ))}
    </ListPage>
  );
}

type Counts = Record<(typeof STATE_CODES)[number] | "all", number>;

function StateTabs({ query, counts }: { query: AdminLibraryQuery; counts: Counts | null }) {
  const tab = (state: (typeof STATE_CODES)[number] | null, label: string) => ({
    href: adminLibraryPath(query, { state }),
    label,
    current: query.state === state,
    ...(counts === null ? {} : { count: counts[state ?? "all"] }),
  });
  return (
    <Tabs
      label="Starea documentelor"
      tabs={[tab(null, "Toate"), ...STATE_CODES.map((state) => tab(state, STATES[state]))]}
    />
  );
}

function LibraryFilters({ query: { text, kind, category, state, upkeep } }: { query: AdminLibraryQuery }) {
  const on = adminLibraryList.on(ADMIN_LIBRARY, { text, kind, category, state, upkeep }, "state");
  return (
    <Filters label="Filtrează documentele" action={ADMIN_LIBRARY} resetHref={adminLibraryPath({ state })} on={on}>
      <SearchFilter name="cauta" label="Caută" text={text} placeholder="Cuvinte din titlu sau din text" />
      <ChoiceFilter name="fel" label="Felul" value={kind} options={KINDS} />
      <ChoiceFilter name="grija" label="De actualizat" value={upkeep} options={UPKEEP} />
      <CategoryFilter value={category} options={CATEGORIES} />
      <KeptFilter name="stare" value={state} />
    </Filters>
  );
}
