import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import type { ArticleForSearch } from "~/modules/articles/store/search.server";
import type { CommunityForSearch } from "~/modules/communities/store/search.server";
import { DISCUSSION_CATEGORIES } from "~/modules/forum/rules/categories";
import type { DiscussionForSearch } from "~/modules/forum/store/search.server";
import { actName } from "~/modules/library/rules/acts";
import { KINDS } from "~/modules/library/rules/vocabulary";
import type { ActForSearch, ResourceForSearch } from "~/modules/library/store/search.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import type { PartnerForSearch } from "~/modules/partners/store/search.server";
import type { ProjectForSearch } from "~/modules/projects/store/projects.server";
import type { PublicOpportunity } from "~/modules/requests/store/public-opportunities.server";
import { categoryName } from "~/modules/training/rules/vocabulary";
import type { TrainingForSearch } from "~/modules/training/store/programs.server";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import type { searchEntries } from "../tables.server";
import type { EntryKind } from "./search";
import { respelled } from "./words";

/** A row of the index. */
export type Entry = Omit<typeof searchEntries.$inferInsert, "updatedAt"> & { kind: EntryKind };

const MOST_INHABITANTS = 2_000_000;
const UNRATED = 0.5;

/** Larger communities rank higher. */
export function communityEntry(community: CommunityForSearch): Entry {
  const { id, name, kind, county, population, text, names } = community;
  return {
    ...EMPTY,
    kind: "community",
    subjectId: id,
    title: name,
    names: named(name, [kind && authorityKindLabel(kind), countyWords(county), ...names]),
    body: text,
    county,
    weight: Math.min(1, Math.log1p(population ?? 0) / Math.log1p(MOST_INHABITANTS)),
  };
}

/** Better rated partners rank higher; one without reviews as one with a middle rating. */
export function partnerEntry(partner: PartnerForSearch): Entry {
  const { id, name, county, description, services, specialisations, categories, rating } = partner;
  const labels = categories.map((category) => CATEGORIES[category]);
  return {
    ...EMPTY,
    kind: "partner",
    subjectId: id,
    title: name,
    names: named(name, [countyWords(county), ...labels, ...services, ...specialisations]),
    body: description,
    county,
    weight: rating === null ? UNRATED : rating / 5,
  };
}

export function opportunityEntry(opportunity: PublicOpportunity): Entry {
  const { id, title, authority, category, county, registration, deadlineAt } = opportunity;
  return {
    ...EMPTY,
    kind: "opportunity",
    subjectId: id,
    title,
    who: authority,
    names: named(title, [authority, CATEGORIES[category], countyWords(county), registration]),
    county,
    category,
    weight: UNRATED,
    openUntil: deadlineAt,
  };
}

/** `who` is its authority or firm; the summary is the beginning of the text. */
export function articleEntry({ id, title, category, summary, text, organisation }: ArticleForSearch): Entry {
  return {
    ...EMPTY,
    kind: "article",
    subjectId: id,
    title,
    who: organisation,
    names: named(title, [organisation, ARTICLE_CATEGORIES[category]]),
    body: [summary, text].filter((part) => part !== "").join("\n"),
    weight: UNRATED,
  };
}

/** `who` is the community whose project it is. Of its texts only the public one is searched. */
export function projectEntry({ id, title, description, category, community, county }: ProjectForSearch): Entry {
  return {
    ...EMPTY,
    kind: "project",
    subjectId: id,
    title,
    who: community,
    names: named(title, [community, CATEGORIES[category]]),
    county,
    body: description,
    weight: UNRATED,
  };
}

/** `who` is the organisation that asked. */
export function discussionEntry({ id, title, category, text, organisation }: DiscussionForSearch): Entry {
  return {
    ...EMPTY,
    kind: "discussion",
    subjectId: id,
    title,
    who: organisation,
    names: named(title, [organisation, DISCUSSION_CATEGORIES[category]]),
    body: text.slice(0, LONGEST_TEXT),
    weight: UNRATED,
  };
}

/** The text of a document with files may be that of a whole book. */
const LONGEST_TEXT = 100_000;

export function resourceEntry({ id, title, kind, category, tags, searchText }: ResourceForSearch): Entry {
  return {
    ...EMPTY,
    kind: "resource",
    subjectId: id,
    title,
    who: KINDS[kind],
    names: named(title, [KINDS[kind], CATEGORIES[category], ...tags]),
    body: searchText.slice(title.length + 1, LONGEST_TEXT), // the text begins with the title
    category,
    weight: UNRATED,
  };
}

/** Its title is among the other names: it is long, and people call an act by its number. Its text is its summary and its articles. */
export function actEntry({ id, kind, number, title, summary, articles }: ActForSearch): Entry {
  const name = actName({ kind, number });
  return {
    ...EMPTY,
    kind: "act",
    subjectId: id,
    title: name,
    names: named(name, [title]),
    body: [summary, articles].join("\n").slice(0, LONGEST_TEXT).trimEnd(),
    weight: UNRATED,
  };
}

/** Its category is one of trainings, not of partners, so it is only among the names. */
export function trainingEntry(training: TrainingForSearch): Entry {
  const { id, title, category, provider, description, curriculum, instructor, startsAt } = training;
  return {
    ...EMPTY,
    kind: "training",
    subjectId: id,
    title,
    who: provider ?? "",
    names: named(title, [provider, categoryName(category), instructor]),
    body: `${description}\n${curriculum}`,
    weight: UNRATED,
    openUntil: startsAt,
  };
}

const EMPTY = { who: "", names: "", body: "", county: null, category: null, weight: 0, openUntil: null };

/** Everything is also found by its county: "apă Sălaj". */
const countyWords = (county: CountyCode | null): string | null => county && `județul ${countyByCode(county).name}`;

const named = (title: string, names: readonly (string | null)[]): string => {
  const all = names.filter((name) => name !== null && name !== "");
  return [...all, ...respelled([title, ...all].join(" "))].join("\n");
};
