import { type AuthorityKind, authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { plural } from "~/platform/language/plural";
import { type CountyCode, countyByCode, countyText } from "~/platform/romania/counties";
import type { PictureData } from "~/ui/picture/picture";
import { communityPath } from "./paths";

/** A community as lists show it: every fact in words, and no word where there is no fact. */
export type CommunityCardFacts = {
  id: string;
  href: string;
  name: string;
  /** Whose cloth stands where there is no picture. */
  seed: string;
  verified: boolean;
  picture: PictureData | null;
  county: string;
  /** "4.120 de locuitori", or what it is while that is not known. */
  size: string | null;
  projects: string | null;
  isTest: boolean;
};

/** What every list knows of a community. */
export type Known = {
  id: string;
  organisationId: string | null;
  name: string;
  kind: AuthorityKind | null;
  county: CountyCode;
  population: number | null;
  projectsCompleted: number;
  image: Image | null;
};

type Listed = Known & { ongoingProjects: number; isTest: boolean };

export const communityCardFacts = (community: Listed): CommunityCardFacts => ({
  ...knownFacts(community),
  projects: projectsText(community),
  isTest: community.isTest,
});

/** Which it is, how it looks, where it is and how large. */
export function knownFacts(community: Known) {
  const { id, organisationId, name, kind, county, population, image } = community;
  return {
    id,
    href: communityPath(id),
    name,
    seed: seedOf(community),
    verified: organisationId !== null,
    picture: image && pictureOf(image),
    county: countyText(county),
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

export const communities = (count: number): string =>
  count === 0 ? "nicio comunitate" : plural(count, "comunitate", "comunități");

/** What is being built; where nothing is, what has been. */
function projectsText({ ongoingProjects, projectsCompleted }: Listed): string | null {
  if (ongoingProjects > 0) return `${plural(ongoingProjects, "proiect", "proiecte")} în desfășurare`;
  return projectsCompleted > 0 ? plural(projectsCompleted, "proiect finalizat", "proiecte finalizate") : null;
}
