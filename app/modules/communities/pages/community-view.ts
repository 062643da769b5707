import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { siteLink } from "~/modules/accounts/rules/website";
import { pictureOf } from "~/modules/media/rules/image";
import { paragraphs } from "~/platform/language/text";
import { countyText } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import { inhabitants, seedOf } from "../rules/card";
import { countyDirectoryPath } from "../rules/listing";
import { areaText, byStatus, countyCrumb, figuresOf, periodText, shownPicture, verifiedText } from "../rules/profile";
import type { PublicCommunity } from "../store/profile.server";

/** A community in the words of its page. */
export function viewOf(community: PublicCommunity) {
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
