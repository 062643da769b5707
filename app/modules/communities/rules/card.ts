import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { dateLong } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord, plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { fold } from "~/platform/language/text";
import { type CountyCode, cities, counties, countyByCode, countyText } from "~/platform/romania/counties";
import { countyIn } from "~/platform/romania/county-in-text";
import { withoutInstitution } from "~/platform/romania/institutions";
import type { CountyPlace } from "~/ui/chart/county-map";
import { type CommunityQuery, directoryPath } from "./listing";
import { communityPath } from "./paths";
import type { CommunityTexts } from "./sections";

/** What every list needs of a community. */
export type CommunitySummary = Pick<CommunityTexts, "name" | "kind" | "county" | "population" | "projectsCompleted"> & {
  id: string;
  organisationId: string | null;
  image: Image | null;
};

type Listed = CommunitySummary & { ongoingProjects: number; isTest: boolean };

/** Facts on a community's card, as texts; null where a fact is missing. */
export const communityCardFacts = (community: Listed) => ({
  ...summaryFacts(community),
  people: peopleOf(community),
  projects: projectsText(community),
  isTest: community.isTest,
});
export type CommunityCardFacts = ReturnType<typeof communityCardFacts>;

/** The number of inhabitants with its word; null when it is unknown. */
const peopleOf = ({ population }: Listed) =>
  population
    ? { value: formatNumber(population), unit: countedWord(population, "locuitor", "locuitori", "locuitori") }
    : null;

/** The same for a community that an authority may claim; `waitingSince` is set while its claim waits. */
export function claimableFacts({ waitingSince, ...community }: CommunitySummary & { waitingSince: Date | null }) {
  const { id, href, name, county, size } = summaryFacts(community);
  return { id, href, name, county, size, waitingSince: waitingSince && dateLong(waitingSince) };
}
export type ClaimableFacts = ReturnType<typeof claimableFacts>;

/** The facts that all cards of communities share. */
export function summaryFacts(community: CommunitySummary) {
  const { id, organisationId, name, kind, county, population, image } = community;
  return {
    id,
    href: communityPath(id),
    name,
    /** Seed of the cloth shown where there is no picture. */
    seed: seedOf(community),
    verified: organisationId !== null,
    picture: image && pictureOf(image),
    county: countyText(county),
    /** "4.120 de locuitori", or the kind when the population is unknown. */
    size: population ? inhabitants(population) : kind && authorityKindLabel(kind),
  };
}

/** Seed of the cloth: the owner's id, so that the authority and its community have the same cloth. */
export const seedOf = ({ id, organisationId }: { id: string; organisationId: string | null }): string =>
  organisationId ?? id;

/** "în județul Sălaj", "în București" */
export const inCounty = (code: CountyCode): string =>
  code === "B" ? "în București" : `în județul ${countyByCode(code).name}`;

export const inhabitants = (population: number): string => plural(population, "locuitor", "locuitori");

const communities = (count: number): string =>
  count === 0 ? "nicio comunitate" : plural(count, "comunitate", "comunități");

/** The number of ongoing projects, or of finished ones when none is ongoing; null when there are neither. */
function projectsText({ ongoingProjects, projectsCompleted }: Listed): string | null {
  if (ongoingProjects > 0) return `${plural(ongoingProjects, "proiect", "proiecte")} în desfășurare`;
  return projectsCompleted > 0 ? plural(projectsCompleted, "proiect finalizat", "proiecte finalizate") : null;
}

/** Every county with its number of communities for this search; the link keeps the search. */
export function countyPlaces(query: CommunityQuery, counts: ReadonlyMap<CountyCode, number>): CountyPlace[] {
  return counties.map(({ code, name }) => {
    const count = counts.get(code) ?? 0;
    return {
      code,
      name,
      href: directoryPath(query, { county: code }),
      count,
      words: communities(count),
      current: query.county === code,
    };
  });
}

/** Heading of a list: "2 comunități și 1 de test cu „izvor” în nume, în județul Sălaj". */
export function foundWords({ text, county }: CommunityQuery, total: number, tests = 0): string {
  const [first = "", ...rest] = tests === 0 ? communities(total) : withTests(total, tests);
  const named = text ? searchedFor(text) : "";
  const where = county ? `${text ? "," : ""} ${inCounty(county)}` : "";
  return first.toLocaleUpperCase("ro") + rest.join("") + named + where;
}

const withTests = (total: number, tests: number): string =>
  total === 0
    ? plural(tests, "comunitate de test", "comunități de test")
    : `${communities(total)} și ${formatNumber(tests)} de test`;

function searchedFor(text: string): string {
  const place = countyIn(text);
  if (place === null) return ` cu ${quoted(text)} în nume`;
  return place.rest === "" ? ` cu ${quoted(text)} în nume sau ${inCounty(place.county)}` : ` pentru ${quoted(text)}`;
}

/** The county of the city that was typed; null for any other text. */
export function countyOfCity(text: string): CountyCode | null {
  const asked = fold(withoutInstitution(text));
  return cities.find(({ name }) => fold(name) === asked)?.county ?? null;
}
