import { Bookmark, Bot, FilePlus2, FileText, GraduationCap, Store } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES, CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { findOrCorrect } from "~/platform/search/correction.server";
import { Anchor } from "~/ui/anchor/anchor";
import { GetForm } from "~/ui/anchor/get-form";
import { Count } from "~/ui/badge/tag";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Input } from "~/ui/field/input";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Head } from "~/ui/head/head";
import { Tabs } from "~/ui/head/tabs";
import { Side, Stack } from "~/ui/layout/layout";
import { Tiles } from "~/ui/layout/tiles";
import { Corrected } from "~/ui/list/corrected";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ActRows } from "../parts/act-rows";
import { LinkRows } from "../parts/link-rows";
import { ResourceRows } from "../parts/resource-rows";
import { actsPath } from "../rules/act-query";
import { foundPlace } from "../rules/files";
import { FAVOURITES, HUB_ACTS, HUB_ORDERS, HUB_PAGE, type HubQuery, hubList, hubPath } from "../rules/hub-query";
import { FIRST_LINKS } from "../rules/link-query";
import { ACTS, actPath, HUB, proposalsPath, topicPath } from "../rules/paths";
import { KINDS, TOPIC_CODES, TOPICS } from "../rules/vocabulary";
import { pagesSaying } from "../store/files.server";
import { favouritesAmong, hubResources, topicCounts } from "../store/hub.server";
import { knownIn } from "../store/known-words.server";
import { listedLinks } from "../store/links.server";
import { documentsSought, readSearch } from "../store/sought.server";
import { actsFound } from "../views/act-view.server";
import { resourceRow } from "../views/resource-view.server";
import type { Route } from "./+types/hub.page";
import { type LinkRow, linkRow } from "./link-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId } = uatOf(context);
  const query = hubList.read(url.searchParams);
  keepList(context, HUB, hubPath(query, { page: query.page }));
  const found = await hubOf(query, userId).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => hubPath(query, { page }));
  return { query, found };
}

async function hubOf(query: HubQuery, userId: string) {
  const at = now();
  const [{ found, corrected }, topics] = await Promise.all([
    findOrCorrect(query.text, query.exact !== null, {
      find: (text) => foundIn({ ...query, text }, userId, at),
      isNothing: ({ documents, acts, links }) => documents.all + acts.number + links.length === 0,
      has: knownIn("documents", "acts", "links"),
    }),
    topicCounts(),
  ]);
  const { rows, all, numberOf } = found.documents;
  const number = query.category ? numberOf(query.category) : all;
  const ids = rows.map(({ id }) => id);
  const [pages, kept] = await Promise.all([pagesSaying(ids, found.sought), favouritesAmong(userId, ids)]);
  return {
    corrected,
    rows: rows.map((row) => ({ ...resourceRow(row, at), isKept: kept.has(row.id) })),
    places: Object.fromEntries(pages.map((page) => [page.resourceId, foundPlace(page)])),
    topics: TOPIC_TABS.map(({ code, ...tab }) => ({ ...tab, count: topics.get(code) ?? 0 })),
    /** The acts that a search finds; of all of them, only their number is shown. */
    acts: { number: found.acts.number, rows: query.text === "" ? [] : found.acts.rows.slice(0, HUB_ACTS) },
    links: found.links.map(linkRow),
    number,
    pages: Math.ceil(number / HUB_PAGE),
    categories: CATEGORY_CODES.map((value) => ({ value, label: `${CATEGORIES[value]} (${numberOf(value)})` })),
  };
}

/** Quick links stand on the first page; whoever chooses a kind of documents, or their favourites, looks for none. */
async function foundIn(query: HubQuery, userId: string, at: Date) {
  const search = await readSearch(query.text);
  const sought = documentsSought(search);
  const showsLinks = query.kind === null && query.favourites === null && query.page === 1;
  const [documents, acts, links] = await Promise.all([
    hubResources(query, sought, userId),
    actsFound({ text: query.text, exact: null, topic: null, state: null, page: 1 }, at, search),
    showsLinks ? listedLinks(query) : [],
  ]);
  return { sought, documents, acts, links };
}

export const meta = () => [{ title: "Hub de cunoștințe – PSP" }];

const SHORTCUTS = [
  { href: "/uat/ai-chat", label: "Asistent", icon: Bot },
  { href: "/uat/training-programs", label: "Programe de instruire", icon: GraduationCap },
  { href: "/uat/marketplace", label: "Parteneri", icon: Store },
  { href: "/uat/service-requests", label: "Solicitări", icon: FileText },
];

const WHOLE = { href: HUB, label: "Toate", current: true };
const TOPIC_TABS = TOPIC_CODES.map((code) => ({ code, href: topicPath(code), label: TOPICS[code] }));

export default function HubPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const asked = hubList.at(HUB, query);
  return (
    <>
      <Head
        heading="Hub de cunoștințe"
        count={found && [found.number, "document", "documente"]}
        actions={[
          query.favourites
            ? null
            : { label: "Favoritele mele", icon: Bookmark, href: hubPath({ favourites: "favorite" }) },
          { label: "Propune un document", icon: FilePlus2, href: proposalsPath("UAT", "new") },
        ]}
      />
      <Tabs label="Teme" tabs={[WHOLE, ...(found?.topics ?? TOPIC_TABS)]} />
      <Corrected asked={asked} text={found?.corrected} />
      <Side label="Asistent, linkuri și legislație" aside={<Beside query={query} found={found} />}>
        <Stack>
          <div>
            <h2 className="vh">Biblioteca de documente</h2>
            <FoundList
              asked={asked}
              label="Documente"
              level={3}
              tight
              filters={
                <Filters label="Caută în hub">
                  <SearchFilter name="cauta" label="Caută" placeholder="Referat de necesitate" />
                  <CategoryFilter options={found?.categories ?? CATEGORIES} />
                  <ChoiceFilter name="fel" label="Felul" options={KINDS} />
                  <KeptFilter name="care" label={FAVOURITES} />
                  <OrderFilter orders={HUB_ORDERS} hiddenLabel />
                </Filters>
              }
              shown={found?.rows.length ?? null}
              nothingYet={{
                title: "Niciun document, deocamdată",
                text: "Asociația publică aici ghiduri și modele. Scrieți la suport ce ați căutat.",
              }}
              nothingMatches={{ text: "Încercați un cuvânt mai general sau altă categorie." }}
              pages={found?.pages}
              pagesLabel="Paginile bibliotecii"
            >
              <ResourceRows rows={found?.rows ?? []} places={found?.places ?? {}} back={asked.here} />
            </FoundList>
          </div>
          {found && found.acts.rows.length > 0 ? (
            <List
              heading="Legislație"
              action={
                <Anchor href={actsPath.UAT({ text: found.corrected ?? query.text })}>
                  Toate cele găsite ({found.acts.number})
                </Anchor>
              }
            >
              <ActRows rows={found.acts.rows} hrefOf={actPath} />
            </List>
          ) : null}
        </Stack>
      </Side>
      <Tiles label="Scurtături" tiles={SHORTCUTS} />
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Beside({ query, found }: Data) {
  return (
    <>
      <Card heading="Întrebați asistentul" className="stack stack--1">
        <p className="small muted">
          Răspunde cu pasaje citate din aceste documente și din legislație. Dacă nu găsește răspuns, vă anunță.
        </p>
        <GetForm action="/uat/ai-chat" className="stack stack--1">
          <Field name="intrebare" label="Întrebarea dumneavoastră" hiddenLabel>
            <Input maxLength={LONGEST_ASKED} placeholder="Cum se întocmește referatul?" autoComplete="off" />
          </Field>
          <div>
            <Button small variant="choose" icon={Bot}>
              Întreabă
            </Button>
          </div>
        </GetForm>
      </Card>
      {found && found.links.length > 0 ? <QuickLinks links={found.links} isWhole={hubList.isFiltered(query)} /> : null}
      {found && found.acts.number > 0 ? (
        <List heading="Legislație" tight>
          <Row href={ACTS} title="Toate actele" facts={["starea lor, ce le-a schimbat, textul oficial"]} />
        </List>
      ) : null}
    </>
  );
}

/** The longest question that an address holds; a longer one is asked there. */
const LONGEST_ASKED = 120;

/** Those that a search finds (`isWhole`), or the first ones with the others folded. */
function QuickLinks({ links, isWhole }: { links: readonly LinkRow[]; isWhole: boolean }) {
  const first = isWhole ? links.length : FIRST_LINKS;
  const others = links.slice(first);
  return (
    <>
      <List
        tight
        heading={
          <>
            Linkuri rapide <Count value={[links.length, "link", "linkuri"]} />
          </>
        }
      >
        <LinkRows rows={links.slice(0, first)} />
      </List>
      {others.length > 0 ? (
        <details className="stack">
          <summary>Celelalte linkuri ({others.length})</summary>
          <List label="Celelalte linkuri" tight>
            <LinkRows rows={others} />
          </List>
        </details>
      ) : null}
    </>
  );
}
