import { Plus } from "lucide-react";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { quoted } from "~/platform/language/quotes";
import { Filters, SearchFilter } from "~/ui/filters/filters";
import type { EmptyWords } from "~/ui/list/found-list";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { Row } from "~/ui/list/row";
import { articleMenu, Deletion } from "../parts/article-actions";
import { ArticleStatusBadges } from "../parts/article-status";
import { blankArticle } from "../rules/moves";
import { OWN_TABS, type OwnQuery, ownList } from "../rules/own-query";
import { deskTitle } from "../rules/paths";
import { articlePolicy, whyOnlyDrafts } from "../rules/policy";
import { ARTICLES_PER_PAGE, articlesOf } from "../store/own.server";
import type { Route } from "./+types/article-list.page";
import { type OwnRowView, ownRow } from "./own-row-view.server";
import { type Desk, deskOf } from "./writing-desk.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.heading ?? "Articole"} – PSP` }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const { actor, base } = desk;
  const query = ownList.read(url.searchParams);
  const at = now();
  keepList(context, base, ownList.address(base, query, { page: query.page }));
  const list = await listOf(desk, query, at).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => ownList.address(base, query, { page }));
  const hindrance = articlePolicy.whyNot("create", actor, blankArticle(actor.organisation.id), at);
  return {
    base,
    heading: deskTitle(actor.role),
    query,
    list,
    mayCreate: hindrance === null,
    /** Why the person cannot write, or cannot send for review; null when both are possible. */
    hindrance: hindrance?.sentence ?? whyOnlyDrafts(actor),
  };
}

async function listOf(desk: Desk, query: OwnQuery, at: Date) {
  const { rows, counts } = await articlesOf(desk.actor.organisation.id, query, at);
  return {
    rows: rows.map((row) => ownRow(desk, row, at)),
    counts,
    pages: Math.ceil(counts[query.status ?? "all"] / ARTICLES_PER_PAGE),
  };
}

type View = Route.ComponentProps["loaderData"];

const EMPTY_TABS: Readonly<Record<NonNullable<OwnQuery["status"]>, EmptyWords>> = {
  draft: {
    title: "Nicio ciornă",
    text: "Ce începeți și nu trimiteți rămâne aici, numai pentru organizația dumneavoastră.",
  },
  pending: {
    title: "Niciun articol în revizie",
    text: "Articolele trimise rămân aici până le citește un administrator.",
  },
  published: { title: "Niciun articol publicat", text: "Articolele aprobate apar pe blog și pe pagina organizației." },
  rejected: {
    title: "Niciun articol respins",
    text: "Un articol respins vine cu motivul, ca să îl puteți îmbunătăți.",
  },
  bin: { title: "Coșul este gol", text: "Ce ștergeți stă aici 30 de zile și se poate restaura." },
};

/** An organisation's own articles: search, and a tab for each state. */
export default function ArticleListPage({ loaderData: view }: Route.ComponentProps) {
  const { base, heading, query, list, mayCreate, hindrance } = view;
  const { text, status } = query;
  const asked = ownList.at(base, query, { kept: { status } });
  const tabs: Readonly<Record<string, { label: string }>> = status === "bin" || list?.counts.bin ? OWN_TABS : UNBINNED;
  const isEmpty = list !== null && list.counts.all + list.counts.bin === 0 && text === "" && status === null;
  return (
    <>
      <ListPage
        asked={asked}
        heading={heading}
        actions={mayCreate && !isEmpty ? newLink(base, "Articol nou") : null}
        facts={hindrance}
        above={
          isEmpty ? null : (
            <ListTabs
              label="Starea articolelor"
              asked={asked}
              by="status"
              all="Toate"
              tabs={tabs}
              counts={list?.counts}
            />
          )
        }
        filters={
          isEmpty ? null : (
            <Filters label="Caută în articole">
              <SearchFilter name="cauta" label="Caută" placeholder="Titlu sau rezumat" />
              {status ? <input type="hidden" name="stare" value={OWN_TABS[status].code} /> : null}
            </Filters>
          )
        }
        shown={list?.rows.length ?? null}
        filtered={text !== ""}
        nothingYet={nothingYet(view)}
        nothingMatches={{ title: `Niciun articol cu ${quoted(text)}` }}
        pages={list?.pages}
        pagesLabel="Paginile articolelor"
      >
        {list?.rows.map((row) => (
          <OwnRow key={row.id} row={row} />
        ))}
      </ListPage>
      {list?.rows.map((row) => (
        <Deletion key={row.id} article={row} />
      ))}
    </>
  );
}

function nothingYet({ base, query, mayCreate }: View): EmptyWords {
  if (query.status !== null) return EMPTY_TABS[query.status];
  return {
    title: "Niciun articol, deocamdată",
    text: "Scrieți despre un proiect încheiat, o noutate sau o experiență utilă altora. Rămâne ciornă până îl trimiteți la revizie; după aprobare îl citește toată lumea.",
    action: mayCreate ? newLink(base, "Scrie primul articol") : null,
  };
}

/** The bin has a tab while something is in it. */
const { bin: _bin, ...UNBINNED } = OWN_TABS;

const newLink = (base: string, label: string) => ({ label, icon: Plus, href: `${base}/new`, primary: true });

/** An own article with its possible actions. */
function OwnRow({ row }: { row: OwnRowView }) {
  const { title, path, status, revision, excerpt, facts, reason, mayEdit } = row;
  return (
    <Row
      href={path}
      title={title}
      say={excerpt}
      text={
        reason === null ? null : (
          <p>
            <b>Motivul respingerii:</b> {reason}
          </p>
        )
      }
      facts={facts}
      state={<ArticleStatusBadges status={status} revision={revision} />}
      menu={articleMenu(row, mayEdit)}
    />
  );
}
