import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { type Image, imagePath, pictureOf } from "~/modules/media/rules/image";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { dateLong } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { paragraphs } from "~/platform/language/text";
import { type CountyCode, countyByCode, countyText } from "~/platform/romania/counties";
import type { PictureData } from "~/ui/photo/picture";
import { type CommunitySummary, inhabitants, seedOf } from "./card";
import { completenessOf } from "./completeness";
import { countyDirectoryPath } from "./listing";
import { communityPath } from "./paths";
import { projectDoubts } from "./project-doubts";
import type { CommunityTexts, FieldOf } from "./sections";
import type { AttractionType, ProjectStatus } from "./vocabulary";

/** A community with its attractions, projects and gallery. */
export type WholeCommunity = CommunityTexts &
  CommunitySummary & {
    isTest: boolean;
    verifiedAt: Date | null;
    verifiedWhat: string | null;
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
      openedAt: Date | null;
      hiddenAt: Date | null;
    }[];
    gallery: readonly Image[];
  };

/** The public page of a community: without the projects that an ADMIN hid. */
export const publicViewOf = (community: WholeCommunity) =>
  viewOf({ ...community, projects: community.projects.filter(({ hiddenAt }) => hiddenAt === null) });

/** All of a community, as its authority has it before it. */
function viewOf(community: WholeCommunity) {
  const { id, name, county, image } = community;
  const verified = verifiedText(community.verifiedAt, community.verifiedWhat);
  return {
    id,
    name,
    seed: seedOf(community),
    isTest: community.isTest,
    picture: image && pictureOf(image),
    isVerified: verified !== null,
    county: countyText(county),
    crumb: { href: countyDirectoryPath(county), label: countyCrumb(county) },
    figures: figuresOf(community),
    about: paragraphs(community.description),
    objectives: paragraphs(community.objectives),
    facts: [...factsOf(community), ...(verified === null ? [] : [{ term: "Verificată", detail: verified }])],
    contact: codesOf(CONTACT_TERMS).map((name) => ({ name, term: CONTACT_TERMS[name], value: community[name] })),
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

const CONTACT_TERMS: Readonly<Record<FieldOf<"contact">, string>> = {
  address: "Adresă",
  phone: "Telefon",
  email: "E-mail",
  website: "Web",
};

/** The facts in short. */
const factsOf = ({ kind, population, areaHectares }: CommunityTexts) =>
  [
    { term: "Fel", detail: kind && authorityKindLabel(kind) },
    { term: "Populație", detail: population && inhabitants(population) },
    { term: "Suprafață", detail: areaHectares && areaText(areaHectares) },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail: String(detail) }] : []));

export type CommunityView = ReturnType<typeof viewOf>;

/** A picture and the address of its largest size. */
export type ShownPicture = PictureData & { id: string; href: string };

const shownPicture = (image: Image): ShownPicture => ({
  ...pictureOf(image),
  id: image.id,
  href: imagePath(image.id, image.width, "jpg"),
});

/** "1 martie 2026 – 30 noiembrie 2026", "din 1 martie 2026" */
export function periodText(startsOn: LocalDate, endsOn: LocalDate | null): string {
  return endsOn ? `${dateLong(startsOn)} – ${dateLong(endsOn)}` : `din ${dateLong(startsOn)}`;
}

/** Ongoing projects first, then planned, suspended and finished ones. */
const STATUS_ORDER: readonly ProjectStatus[] = ["in_progress", "review", "planning", "on_hold", "completed"];

export function byStatus<P extends { status: ProjectStatus }>(projects: readonly P[]): P[] {
  return [...projects].sort((one, two) => STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(two.status));
}

/** "84,5 km²": a square kilometre is 100 hectares. */
export const areaText = (hectares: number): string => `${formatNumber(hectares / 100)} km²`;

/** "Comunități din județul Sălaj", "Comunități din București" */
const countyCrumb = (code: CountyCode): string =>
  code === "B" ? "Comunități din București" : `Comunități din județul ${countyByCode(code).name}`;

/** "6 martie 2025: CUI, document de identificare"; null for one that nobody owns yet. */
export function verifiedText(verifiedAt: Date | null, verifiedWhat: string | null): string | null {
  if (!verifiedAt) return null;
  return `${dateLong(verifiedAt)}${verifiedWhat ? `: ${verifiedWhat}` : ""}`;
}

type Statistics = Pick<CommunityTexts, "projectsCompleted" | "budgetAllocated" | "citizensServed">;

/** The three figures of a community; an empty list when none is filled in. */
export function figuresOf({ projectsCompleted, budgetAllocated, citizensServed }: Statistics) {
  if (projectsCompleted === 0 && !budgetAllocated && citizensServed === 0) return [];
  return [
    { label: "Proiecte finalizate", value: formatNumber(projectsCompleted) },
    { label: "Cetățeni deserviți", value: formatNumber(citizensServed) },
    { label: "Buget alocat", value: budgetAllocated ?? "Nespecificat" },
  ];
}

/** "Comună, județul Sălaj" */
function kindAndPlace({ kind, county }: Pick<CommunityTexts, "kind" | "county">) {
  const place = county === "B" ? "București" : `județul ${countyByCode(county).name}`;
  return kind ? `${authorityKindLabel(kind)}, ${place}` : place;
}

type Described = Pick<CommunityTexts, "name" | "description" | "kind" | "county">;

/** Description for search engines: the community's own, or its name, kind and county. */
export const communityDescription = ({ name, description, ...where }: Described): string =>
  description.trim() || `${name}, ${kindAndPlace(where)}.`;

type DeskState = { path: string; mayEdit: boolean; isShown: boolean; today: LocalDate };

/** The desk of a community: its page, its completeness, and the paths for editing. */
export function deskViewOf(community: WholeCommunity, { path, mayEdit, isShown, today }: DeskState) {
  const { image, attractions, projects, gallery } = community;
  return {
    path,
    mayEdit,
    publicPath: isShown ? communityPath(community.id) : null,
    view: viewOf(community),
    /** Of each project by its id, for those who edit it. */
    doubts: Object.fromEntries(projects.map((project) => [project.id, projectDoubts(project, today)])),
    completeness: completenessOf({
      ...community,
      hasPicture: image !== null,
      attractions: attractions.length,
      projects: projects.length,
      gallery: gallery.length,
    }),
  };
}

export type DeskView = ReturnType<typeof deskViewOf>;
