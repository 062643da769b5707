import { data } from "react-router";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { CountyList, CountyMap, CountyMapCredit, type CountyPlace } from "~/ui/chart/county-map";
import { Cloth } from "~/ui/cloth/cloth";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Head } from "~/ui/head/head";
import { Side } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { Cell, Row } from "~/ui/list/row";
import { TestBadge } from "../parts/badges";
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
    <>
      <Head
        heading="Comunități"
        count={found && [found.total, ...COMMUNITIES]}
        facts={found ? listWords(query, found) : null}
      />
      <Side map label="Harta județelor" aside={found ? <DirectoryMap places={places} /> : null}>
        <CommunityRows query={query} found={found} places={places} />
      </Side>
    </>
  );
}

type Found = Awaited<ReturnType<typeof directoryOf>>;

const COMMUNITIES = ["comunitate", "comunități"] as const;

/** What was found; of the whole directory also its counties and citizens. */
function listWords(query: CommunityQuery, { total, tests, counts: { counties, citizens } }: Found): string {
  const found = foundWords(query, total, tests);
  if (communityList.isFiltered(query)) return `${found}.`;
  const figures = [
    found,
    plural(counties, "județ", "județe"),
    plural(citizens, "cetățean deservit", "cetățeni deserviți"),
  ];
  return `${figures.join(", ")}. Atracții, proiecte și date de contact.`;
}

type ListProps = { query: CommunityQuery; found: Found | null; places: readonly CountyPlace[] };

function CommunityRows({ query, found, places }: ListProps) {
  const cards = found?.cards ?? [];
  return (
    <FoundList
      asked={communityList.at(DIRECTORY, query)}
      label="Comunități"
      shown={found && cards.length}
      filters={
        <Filters label="Caută comunități" submitLabel="Caută">
          <SearchFilter name="cauta" label="Numele comunității sau județul" maxLength={120} />
          <ChoiceFilter name="judet" label="Județ" options={countiesOf(places)} empty="Toate județele" />
        </Filters>
      }
      pages={found?.pages}
      pagesLabel="Paginile cu comunități"
      nothingYet={{
        title: "Nicio comunitate, deocamdată",
        text: "Aici apar comunele, orașele și asociațiile după ce un administrator le-a verificat.",
        action: { label: "Devino Membru CCDL", href: "/register?tip=uat", primary: true },
      }}
      nothingMatches={{
        title: "Nicio comunitate nu corespunde căutării",
        text: <NothingMatches query={query} />,
      }}
    >
      {cards.map(({ id, href, name, seed, verified, county, size, people, projects, isTest }) => (
        <Row
          key={id}
          href={href}
          title={name}
          mark={isTest ? <TestBadge /> : null}
          slot={<Cloth seed={seed} kind="UAT" verified={verified} />}
          facts={[county, people ? null : size, projects]}
          cell={people ? <Cell {...people} /> : null}
        />
      ))}
    </FoundList>
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

const countiesOf = (places: readonly CountyPlace[]) =>
  places.map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` }));

/** The county map, and the same links as a list. */
function DirectoryMap({ places }: Pick<ListProps, "places">) {
  return (
    <Card>
      <CountyMap label="Comunități pe județe" places={places} />
      <CountyList title="Județele, ca listă" places={places} />
      <CountyMapCredit />
    </Card>
  );
}
