import { seedOf } from "~/modules/communities/rules/card";
import { communityPath } from "~/modules/communities/rules/paths";
import { PROJECT_STATUSES } from "~/modules/communities/rules/vocabulary";
import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { daysBetween, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dateNear, iso } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { excerpt, paragraphs } from "~/platform/language/text";
import { type CountyCode, countyName } from "~/platform/romania/counties";
import { countyDistance } from "~/platform/romania/county-distance";
import { APPLICATION_STATES, applicationState, type Decision } from "./applications";
import {
  EXCHANGE_STATUSES,
  exchangeStatus,
  PRIORITIES,
  type Priority,
  type ProjectFacts,
  untouchedSince,
} from "./exchange";
import { projectPath } from "./paths";

type Project = ProjectFacts & {
  id: string;
  title: string;
  description: string;
  category: Category;
  /** In bani. */
  budget: number;
  priority: Priority;
  progress: number;
  applications: number;
  updatedAt: Date;
  communityId: string;
  community: string;
  county: CountyCode;
  population: number | null;
};

const EXCERPT = 240;

const applicationsText = (applications: number): string =>
  applications === 0 ? "nicio aplicație" : plural(applications, "aplicație", "aplicații");

function until(day: LocalDate, now: Date) {
  const days = daysBetween(localDateOf(now), day);
  return { at: iso(day), text: dateLong(day), short: dateNear(day, now), left: leftWords(days), isPast: days < 0 };
}

function leftWords(days: number): string {
  if (days < 0) return "termen trecut";
  if (days < 2) return days === 0 ? "astăzi" : "mâine";
  return `în ${plural(days, "zi", "zile")}`;
}

const summaryOf = (project: Project, now: Date) => {
  const status = exchangeStatus(project, now);
  return {
    id: project.id,
    title: project.title,
    href: projectPath(project.id),
    status,
    statusLabel: EXCHANGE_STATUSES[status],
    priority: project.priority,
    priorityLabel: PRIORITIES[project.priority],
    category: CATEGORIES[project.category],
    community: project.community,
    seed: seedOf({ id: project.communityId, organisationId: project.organisationId }),
    isVerified: project.organisationId !== null,
    county: countyName(project.county),
    budget: formatMoney(project.budget, "RON"),
    until: until(project.applicationsUntil, now),
    applications: applicationsText(project.applications),
  };
};
export type ProjectSummary = ReturnType<typeof summaryOf>;

/** A project in the list. */
export const projectCard = (project: Project, now: Date) => ({
  ...summaryOf(project, now),
  excerpt: excerpt(project.description, EXCERPT),
});
export type ProjectCardView = ReturnType<typeof projectCard>;

/** The page of a project, without what only some may read. */
export function projectView(project: Project, now: Date) {
  const untouched = untouchedSince(project, now);
  return {
    ...summaryOf(project, now),
    communityHref: communityPath(project.communityId),
    opened: project.openedAt && { at: iso(project.openedAt), text: dateLong(project.openedAt) },
    description: paragraphs(project.description),
    progress: project.progress,
    stage: PROJECT_STATUSES[project.status],
    untouched: untouched && { at: iso(untouched), text: `neactualizat din ${dateLong(untouched)}` },
  };
}

export type Application = {
  id: string;
  text: string;
  sentAt: Date;
  withdrawnAt: Date | null;
  outcome: Decision | null;
  reason: string | null;
};

/** An application, as its organisation and the project's authority see it. */
export const applicationView = (application: Application) => {
  const state = applicationState(application);
  return {
    id: application.id,
    state,
    stateLabel: APPLICATION_STATES[state],
    sent: { at: iso(application.sentAt), text: dateLong(application.sentAt) },
    text: paragraphs(application.text),
    reason: state === "withdrawn" ? null : application.reason,
  };
};

/** Others like a project that are shown beside it. */
const MOST_LIKE = 5;

const inhabitants = (population: number): string => plural(population, "locuitor", "locuitori");

function likenessOf(own: Project, other: Project): string[] {
  return [
    `aceeași categorie, ${CATEGORIES[other.category]}`,
    ...(own.population !== null && other.population !== null
      ? [`${inhabitants(other.population)}, față de ${formatNumber(own.population)}`]
      : []),
    own.county === other.county ? "același județ" : `județul ${countyName(other.county)}`,
  ];
}

/** Projects like this one, those of the nearest counties first, each with the reasons. `others` are given the newest first. */
export const projectsLikeThis = (own: Project, others: readonly Project[]) =>
  [...others]
    .sort((one, other) => countyDistance(own.county, one.county) - countyDistance(own.county, other.county))
    .slice(0, MOST_LIKE)
    .map((other) => ({
      id: other.id,
      title: other.title,
      href: projectPath(other.id),
      community: other.community,
      reasons: likenessOf(own, other),
    }));
