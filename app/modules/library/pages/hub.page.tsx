import { Bookmark, Bot, FileText, GraduationCap, Scale, Store } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES, CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { quoted } from "~/platform/language/quotes";
import { findOrCorrect } from "~/platform/search/correction.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { CategoryFilter, ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { PageHeading } from "~/ui/heading/heading";
import { Grid, Side, Split, Stack } from "~/ui/layout/layout";
import { Corrected } from "~/ui/list-page/corrected";
import { ListBody } from "~/ui/list-page/list-page";
import { Count, Tags } from "~/ui/tag/tag";
import { Tiles } from "~/ui/tiles/tiles";
import { ActRows } from "../parts/act-rows";
import { LinkRows } from "../parts/link-rows";
import { ResourceRows } from "../parts/resource-rows";
import { actsPath } from "../rules/act-query";
import { foundPlace } from "../rules/files";
import { FAVOURITES, HUB_ACTS, HUB_PAGE, HUB_SIDE, type HubQuery, hubList, hubPath } from "../rules/hub-query";
import { FIRST_LINKS } from "../rules/link-query";
import { ACTS, actPath, HUB, proposalsPath, topicPath } from "../rules/paths";
import { KINDS, TOPIC_CODES, TOPICS } from "../rules/vocabulary";
import { pagesSaying } from "../store/files.server";
import { hubResources, mostUsedResources, newestResources } from "../store/hub.server";
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
  const [{ found, corrected }, used, newest] = await Promise.all([
    findOrCorrect(query.text, query.exact !== null, {
      find: (text) => foundIn({ ...query, text }, userId, at),
      isNothing: ({ documents, acts, links }) => documents.all + acts.number + links.length === 0,
      has: knownIn("documents", "acts", "links"),
    }),
    mostUsedResources(HUB_SIDE),
    newestResources(HUB_SIDE),
  ]);
  const { rows, all, numberOf } = found.documents;
  const number = query.category ? numberOf(query.category) : all;
  const pages = await pagesSaying(
    rows.map(({ id }) => id),
    found.sought,
  );
  return {
    corrected,
    rows: rows.map((row) => resourceRow(row, at)),
    places: Object.fromEntries(pages.map((page) => [page.resourceId, foundPlace(page)])),
    used: used.map((row) => resourceRow(row, at)),
    newest: newest.map((row) => resourceRow(row, at)),
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

const TOPIC_LINKS = TOPIC_CODES.map((code) => ({ label: TOPICS[code], href: topicPath(code) }));

export default function HubPage({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <PageHeading
        heading="Hub de cunoștințe"
        intro="Ghiduri, modele și liste de verificare pentru primării. La fiecare scrie data verificării și sursa."
      />
      <Tiles label="Scurtături" tiles={SHORTCUTS} wide />
      <nav aria-label="Teme">
        <Tags tags={TOPIC_LINKS} />
      </nav>
      <HubFilters query={query} categories={found?.categories ?? null} />
      {found && found.corrected !== null ? (
        <Corrected typed={query.text} text={found.corrected} exactHref={hubPath(query, { exact: "da" })} />
      ) : null}
      <Side label="Cele mai folosite și noutăți" aside={found ? <Beside found={found} /> : null}>
        <Stack>
          <Split center>
            <h2 data-results="">
              Biblioteca de documente {found ? <Count value={found.number} words="documente" /> : null}
            </h2>
            {query.favourites ? null : (
              <ButtonLink small variant="quiet" icon={Bookmark} href={hubPath({ favourites: "favorite" })}>
                Favoritele mele
              </ButtonLink>
            )}
          </Split>
          <ListBody
            shown={found?.rows.length ?? null}
            filtered={hubList.isFiltered(query)}
            path={HUB}
            boxed
            level={3}
            nothingYet={{
              title: "Niciun document, deocamdată",
              text: "Asociația publică aici ghiduri și modele. Scrieți la suport ce ați căutat.",
            }}
            nothingMatches={{ resetHref: HUB, text: "Încercați un cuvânt mai general sau altă categorie." }}
            pages={{
              page: query.page,
              pages: found?.pages ?? 1,
              href: (page) => hubPath(query, { page }),
              label: "Paginile bibliotecii",
            }}
          >
            <ResourceRows rows={found?.rows ?? []} places={found?.places ?? {}} />
          </ListBody>
          <Proposing />
          {found && found.acts.rows.length > 0 ? (
            <Card
              heading="Legislație"
              action={
                <Anchor href={actsPath.UAT({ text: found.corrected ?? query.text })}>
                  Toate cele găsite ({found.acts.number})
                </Anchor>
              }
            >
              <ActRows rows={found.acts.rows} hrefOf={actPath} />
            </Card>
          ) : null}
          {found && found.links.length > 0 ? (
            <QuickLinks links={found.links} filtered={hubList.isFiltered(query)} />
          ) : null}
        </Stack>
      </Side>
    </Stack>
  );
}

/** The way to what the reader proposes to the library. */
const Proposing = () => (
  <p className="small">
    <Anchor href={proposalsPath("UAT")}>Propuneți un document</Anchor>
  </p>
);

function Beside({ found: { acts, used, newest } }: { found: Awaited<ReturnType<typeof hubOf>> }) {
  return (
    <>
      {acts.number > 0 ? (
        <Card heading="Legislație" className="stack stack--1">
          <p className="muted">Actele citate în documente: starea lor, ce le-a schimbat, textul oficial.</p>
          <div>
            <ButtonLink small icon={Scale} href={ACTS}>
              Toate actele
            </ButtonLink>
          </div>
        </Card>
      ) : null}
      {used.length > 0 ? (
        <Card heading="Cele mai folosite">
          <ResourceRows rows={used} short />
        </Card>
      ) : null}
      {newest.length > 0 ? (
        <Card heading="Noutăți">
          <ResourceRows rows={newest} short />
        </Card>
      ) : null}
    </>
  );
}

/** Those that a search finds, or the first ones with the others folded. */
function QuickLinks({ links, filtered }: { links: readonly LinkRow[]; filtered: boolean }) {
  const first = filtered ? links.length : FIRST_LINKS;
  const others = links.slice(first);
  const half = Math.ceil(Math.min(first, links.length) / 2);
  return (
    <section className="stack" aria-labelledby="linkuri">
      <h2 id="linkuri">
        Linkuri rapide <Count value={links.length} words="linkuri" />
      </h2>
      <div className="card">
        <Grid>
          <LinkRows rows={links.slice(0, half)} />
          {links.length > half ? <LinkRows rows={links.slice(half, first)} /> : null}
        </Grid>
        {others.length > 0 ? (
          <details>
            <summary>Celelalte linkuri ({others.length})</summary>
            <LinkRows rows={others} />
          </details>
        ) : null}
      </div>
    </section>
  );
}

type HubFiltersProps = { query: HubQuery; categories: readonly { value: string; label: string }[] | null };

function HubFilters({ query, categories }: HubFiltersProps) {
  const { text, category, kind, favourites } = query;
  const labels = { text: quoted, category: CATEGORIES, kind: KINDS, favourites: FAVOURITES };
  return (
    <Filters label="Caută în hub" action={HUB} resetHref={HUB} chips={hubList.chips(HUB, query, labels)}>
      <SearchFilter name="cauta" label="Caută" text={text} placeholder="De exemplu: referat de necesitate" />
      <CategoryFilter value={category} options={categories ?? CATEGORIES} />
      <ChoiceFilter name="fel" label="Felul" value={kind} options={KINDS} empty="Toate felurile">
        {favourites === null ? null : <input type="hidden" name="care" value={favourites} />}
      </ChoiceFilter>
    </Filters>
  );
}
