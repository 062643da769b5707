import { data } from "react-router";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { quoted } from "~/platform/language/quotes";
import { pageMeta } from "~/platform/page-meta";
import { countyName } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CountyList, CountyMap, type CountyPlace } from "~/ui/county-map/county-map";
import { Figures } from "~/ui/figures/figures";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Stack } from "~/ui/layout/layout";
import { ListBody } from "~/ui/list-page/list-page";
import { SkeletonCards } from "~/ui/skeleton/skeleton";
import { unbroken } from "~/ui/text/unbroken";
import { CommunityCard } from "../parts/community-card";
import { communityCardFacts, countyOfCity, countyPlaces, foundWords, inCounty } from "../rules/card";
import {
  COMMUNITIES_PER_PAGE,
  type CommunityQuery,
  communityList,
  countyDirectoryPath,
  directoryPath,
} from "../rules/listing";
import { DIRECTORY } from "../rules/paths";
import { listCommunities } from "../store/listing.server";
import type { Route } from "./+types/public-community-list.page";

const LIST = "lista";

export const handle = { reads: communityList };

export async function loader({ url }: Route.LoaderArgs) {
  const query = communityList.read(url.searchParams);
  const found = await directoryOf(query).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => directoryPath(query, { page }));
  // the page cache does not store a 500: the next request may succeed
  return data({ query, found }, { status: found ? 200 : 500 });
}

async function directoryOf(query: CommunityQuery) {
  const { communities, ...found } = await listCommunities(query);
  const pages = Math.ceil((found.total + found.tests) / COMMUNITIES_PER_PAGE);
  return { ...found, pages, cards: communities.map(communityCardFacts) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: "Comunități",
    description: "Comune, orașe, municipii și asociații din toată țara: atracții, proiecte și date de contact.",
    path: DIRECTORY,
    noindex: !query || communityList.isFiltered(query) || query.page > 1,
    feed: { path: "/comunitati.atom", title: "Comunități noi" },
  });
};

export default function CommunityListPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const places = countyPlaces(query, found?.byCounty ?? new Map());
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <h1>Comunități</h1>
        <p className="lead muted">Atracții, proiecte și date de contact ale comunităților.</p>
      </Stack>
      {found ? <Counts {...found.counts} /> : null}
      <div className="finder">
        <DirectoryFilters query={query} places={places} />
        {found ? <DirectoryMap places={places} list={`#${LIST}`} /> : null}
        <section id={LIST} tabIndex={-1} aria-labelledby="gasite" className="stack">
          <h2 id="gasite" data-results="">
            {unbroken(found ? foundWords(query, found.total, found.tests) : "Comunități")}
          </h2>
          <Cards query={query} found={found} />
        </section>
      </div>
    </Stack>
  );
}

type Found = Awaited<ReturnType<typeof directoryOf>>;

function Counts({ communities, counties, citizens }: Found["counts"]) {
  const figures = [
    { value: formatNumber(communities), label: communities === 1 ? "comunitate" : "comunități" },
    { value: formatNumber(counties), label: counties === 1 ? "județ" : "județe" },
    { value: formatNumber(citizens), label: citizens === 1 ? "cetățean deservit" : "cetățeni deserviți" },
  ];
  return <Figures label="Comunitățile, în cifre" columns={3} figures={figures} />;
}

function Cards({ query, found }: { query: CommunityQuery; found: Found | null }) {
  const cards = found?.cards ?? [];
  const filtered = communityList.isFiltered(query);
  return (
    <ListBody
      shown={found && cards.length}
      filtered={filtered}
      path={DIRECTORY}
      pages={{
        page: query.page,
        pages: found?.pages ?? 0,
        href: (page) => directoryPath(query, { page }),
        label: "Paginile cu comunități",
      }}
      level={3}
      loading={<SkeletonCards columns={2} />}
      nothingYet={{
        title: "Nicio comunitate, deocamdată",
        text: "Aici apar comunele, orașele și asociațiile după ce un administrator le-a verificat.",
        action: (
          <ButtonLink href="/register?tip=uat" variant="primary">
            Devino Membru CCDL
          </ButtonLink>
        ),
      }}
      nothingMatches={{
        resetHref: DIRECTORY,
        title: "Nicio comunitate nu corespunde căutării",
        text: <NothingMatches query={query} />,
      }}
    >
      <ul className="grid2">
        {cards.map((community) => (
          <li key={community.id}>
            <CommunityCard community={community} />
          </li>
        ))}
      </ul>
    </ListBody>
  );
}

function NothingMatches({ query }: { query: CommunityQuery }) {
  const meant = countyOfCity(query.text);
  return (
    <>
      {meant ? (
        <p>
          Aici se caută după numele comunității sau al județului.{" "}
          <Anchor href={countyDirectoryPath(meant)}>Vezi comunitățile {inCounty(meant)}</Anchor>.
        </p>
      ) : (
        <p>Încercați un fragment din nume sau alt județ.</p>
      )}
      <p>
        Primăria dumneavoastră lipsește? <Anchor href="/register?tip=uat">Înscrieți-o aici</Anchor>.
      </p>
    </>
  );
}

type DirectoryFiltersProps = { query: CommunityQuery; places: readonly CountyPlace[] };

function DirectoryFilters({ query, places }: DirectoryFiltersProps) {
  const { text, county } = query;
  const chips = communityList.chips(DIRECTORY, query, { text: quoted, county: countyName });
  const options = places.map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` }));
  return (
    <Filters label="Caută comunități" action={DIRECTORY} resetHref={DIRECTORY} submitLabel="Caută" chips={chips}>
      <SearchFilter name="cauta" label="Numele comunității sau județul" text={text} maxLength={120} />
      <ChoiceFilter name="judet" label="Județ" value={county} options={options} empty="Toate județele" />
    </Filters>
  );
}

/** The county map, collapsible on narrow screens, and the same links as a list. */
function DirectoryMap({ places, list }: { places: readonly CountyPlace[]; list: string }) {
  return (
    <div className="finder__map">
      <details className="fold" open>
        <summary>Harta județelor</summary>
        <a className="skip" href={list}>
          Sari peste hartă
        </a>
        <CountyMap label="Comunități pe județe" places={places} />
      </details>
      <CountyList title="Județele, ca listă" places={places} />
      <p className="small muted">
        Hartă:{" "}
        <a href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/romania">
          svg-maps, Popa Ioan Alexandru
        </a>
        , <a href="https://creativecommons.org/licenses/by/4.0/deed.ro">CC BY 4.0</a>, simplificată.
      </p>
    </div>
  );
}
