import { type AuthorityKind, authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import type { LocalDate } from "~/platform/calendar/local-date";
import { paragraphs } from "~/platform/language/text";
import { siteLink } from "~/platform/language/website";
import { type CountyCode, countyText } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import { inhabitants, seedOf } from "./card";
import { countyDirectoryPath } from "./listing";
import { areaText, byStatus, countyCrumb, figuresOf, periodText, shownPicture, verifiedText } from "./profile";
import type { AttractionType, ProjectStatus } from "./vocabulary";

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

/** A community with all that it shows. */
export type WholeCommunity = CommunityTexts & {
  id: string;
  organisationId: string | null;
  isTest: boolean;
  verifiedAt: Date | null;
  verifiedWhat: string | null;
  image: Image | null;
  attractions: readonly {
    id: string;
    name: string;
    type: AttractionType;
    description: string;
    pictures: readonly Image[];
  }[];
  projects: readonly {
    id: string;
    title: string;
    description: string;
    status: ProjectStatus;
    progress: number;
    startsOn: LocalDate;
    endsOn: LocalDate | null;
  }[];
  gallery: readonly Image[];
};

/** A community in the words of its page. */
export function viewOf(community: WholeCommunity) {
  const { id, name, kind, county, population, areaHectares, image } = community;
  return {
    id,
    name,
    seed: seedOf(community),
    isTest: community.isTest,
    picture: image && pictureOf(image),
    verified: verifiedText(community.verifiedAt, community.verifiedWhat),
    county: countyText(county),
    crumb: { href: countyDirectoryPath(county), label: countyCrumb(county) },
    figures: figuresOf(community),
    about: paragraphs(community.description),
    objectives: paragraphs(community.objectives),
    facts: [
      { term: "Fel", detail: kind && authorityKindLabel(kind) },
      { term: "Populație", detail: population ? inhabitants(population) : null },
      { term: "Suprafață", detail: areaHectares && areaText(areaHectares) },
    ].filter(({ detail }) => detail),
    contact: {
      address: community.address,
      phone: community.phone && formatPhone(community.phone),
      email: community.email,
      site: siteLink(community.website),
    },
    attractions: community.attractions.map((attraction) => ({
      ...attraction,
      description: paragraphs(attraction.description),
      pictures: attraction.pictures.map(shownPicture),
    })),
    projects: byStatus(community.projects).map(({ startsOn, endsOn, ...project }) => ({
      ...project,
      description: paragraphs(project.description),
      period: periodText(startsOn, endsOn),
    })),
    gallery: community.gallery.map(shownPicture),
  };
}

export type CommunityView = ReturnType<typeof viewOf>;
