import { Files, Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { foundRow } from "~/platform/database/rows.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { findOrCorrect } from "~/platform/search/correction.server";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, SearchFilter } from "~/ui/filters/filters";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { Cell, Row } from "~/ui/list/row";
import { Dotted } from "~/ui/text/text";
import { KindSlot } from "../parts/resource-rows";
import { StateBadge } from "../parts/verification-notice";
import { type AdminLibraryQuery, adminLibraryList, adminLibraryPath, RESOURCES_PER_PAGE } from "../rules/admin-query";
import { ADMIN_LIBRARY, ADMIN_LINKS, ADMIN_PROPOSALS, adminResourcePath, LIBRARY_QUESTIONS } from "../rules/paths";
import { UPKEEP } from "../rules/upkeep";
import { STATES } from "../rules/verification";
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
  const { state } = query;
  const asked = adminLibraryList.at(ADMIN_LIBRARY, query, { kept: { state }, shown: ["state"] });
  return (
    <ListPage
      asked={asked}
      heading="Bibliotecă"
      actions={NEW_DOCUMENTS}
      facts={
        <Dotted
          facts={[
            { label: "Întrebări fără răspuns", href: LIBRARY_QUESTIONS },
            { label: "Linkuri rapide", href: ADMIN_LINKS },
            { label: `Propuneri (${proposals})`, href: ADMIN_PROPOSALS },
          ]}
        />
      }
      above={
        <>
          <ListTabs
            label="Starea documentelor"
            asked={asked}
            by="state"
            all="Toate"
            tabs={STATES}
            counts={list?.counts}
          />
          <Corrected asked={asked} text={list?.corrected} />
        </>
      }
      filters={
        <Filters label="Filtrează documentele">
          <SearchFilter name="cauta" label="Caută" placeholder="Cuvinte din titlu sau din text" />
          <ChoiceFilter name="fel" label="Felul" options={KINDS} />
          <ChoiceFilter name="grija" label="De actualizat" options={UPKEEP} />
          <CategoryFilter options={CATEGORIES} />
          <KeptFilter name="stare" />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={{
        title: "Niciun document, deocamdată",
        text: "Scrieți primul ghid sau model: îl citesc imediat toate autoritățile înscrise.",
        action: NEW_DOCUMENTS,
      }}
      nothingMatches={{ resetHref: ADMIN_LIBRARY }}
      pages={list?.pages}
      pagesLabel="Paginile bibliotecii"
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

const NEW_DOCUMENTS = [
  { label: "Document nou", icon: Plus, href: adminResourcePath("new"), primary: true },
  { label: "Documente din fișiere", icon: Files, href: adminResourcePath("import") },
];
