import { type AuthorityKind, authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { fold } from "~/platform/language/text";
import { type CountyCode, cities, counties, countyByCode, countyText } from "~/platform/romania/counties";
import type { CountyPlace } from "~/ui/county-map/county-map";
import { type CommunityQuery, directoryPath } from "./listing";
import { communityPath } from "./paths";

/** What is written of a community, and counted. */
export type CommunityTexts = {
  name: string;
  kind: AuthorityKind | null;
  county: CountyCode;
  description: string;
  objectives: string;
  population: number | null;
  areaHectares: number | null;
  projectsCompleted: number;
  budgetAllocated: string | null;
  citizensServed: number;
  address: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** What every list knows of a community. */
export type Known = Pick<CommunityTexts, "name" | "kind" | "county" | "population" | "projectsCompleted"> & {
  id: string;
  organisationId: string | null;
  image: Image | null;
};

type Listed = Known & { ongoingProjects: number; isTest: boolean };

/** A community as lists show it: every fact in words, and no word where there is no fact. */
export const communityCardFacts = (community: Listed) => ({
  ...knownFacts(community),
  projects: projectsText(community),
  isTest: community.isTest,
});
export type CommunityCardFacts = ReturnType<typeof communityCardFacts>;

/** The same of what an authority may claim; since when its claim waits, where it does. */
export function claimableFacts({ waitingSince, ...community }: Known & { waitingSince: Date | null }) {
  const { id, href, name, county, size } = knownFacts(community);
  return { id, href, name, county, size, waitingSince: waitingSince && dateLong(waitingSince) };
}
export type ClaimableFacts = ReturnType<typeof claimableFacts>;

/** Which it is, how it looks, where it is and how large. */
export function knownFacts(community: Known) {
  const { id, organisationId, name, kind, county, population, image } = community;
  return {
    id,
    href: communityPath(id),
    name,
    /** Whose cloth stands where there is no picture. */
    seed: seedOf(community),
    verified: organisationId !== null,
    picture: image && pictureOf(image),
    county: countyText(county),
    /** "4.120 de locuitori", or what it is while that is not known. */
    size: population ? inhabitants(population) : kind && authorityKindLabel(kind),
  };
}

/** The cloth of a community is its authority's, the same wherever either stands. */
export const seedOf = ({ id, organisationId }: { id: string; organisationId: string | null }): string =>
  organisationId ?? id;

/** "în județul Sălaj", "în București" */
export const inCounty = (code: CountyCode): string =>
  code === "B" ? "în București" : `în județul ${countyByCode(code).name}`;

export const inhabitants = (population: number): string => plural(population, "locuitor", "locuitori");

const communities = (count: number): string =>
  count === 0 ? "nicio comunitate" : plural(count, "comunitate", "comunități");

/** What is being built; where nothing is, what has been. */
function projectsText({ ongoingProjects, projectsCompleted }: Listed): string | null {
  if (ongoingProjects > 0) return `${plural(ongoingProjects, "proiect", "proiecte")} în desfășurare`;
  return projectsCompleted > 0 ? plural(projectsCompleted, "proiect finalizat", "proiecte finalizate") : null;
}

/** Every county with how many communities it has for this search; its link keeps the search. */
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

/** What a list holds, as its heading: "2 comunități cu „izvor” în nume, în județul Sălaj". */
export function foundWords({ text, county }: CommunityQuery, total: number): string {
  const [first = "", ...rest] = communities(total);
  const named = text ? ` cu „${text}” în nume` : "";
  const where = county ? `${text ? "," : ""} ${inCounty(county)}` : "";
  return first.toLocaleUpperCase("ro") + rest.join("") + named + where;
}

/** The county that somebody meant who wrote its name, or its city's, where names of communities are asked for. */
export function countyMeant(text: string): CountyCode | null {
  const asked = fold(text).replace(/^(judetul|jud\.?|municipiul|orasul) /, "");
  const county = counties.find(({ name }) => fold(name) === asked)?.code;
  return county ?? cities.find(({ name }) => fold(name) === asked)?.county ?? null;
}
