import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { articlePath } from "~/modules/articles/rules/paths";
import { absoluteHtml, type PublishedText } from "~/modules/articles/rules/read";
import { preview } from "~/modules/articles/rules/text";
import { communityPath } from "~/modules/communities/rules/paths";
import { DISCUSSION_CATEGORIES } from "~/modules/forum/rules/categories";
import { discussionPath } from "~/modules/forum/rules/paths";
import type { OpenedDiscussion } from "~/modules/forum/store/discussions.server";
import { CATEGORIES, type Category, isCategory } from "~/modules/partners/rules/categories";
import { opportunityPath } from "~/modules/requests/rules/paths";
import type { PublicOpportunity } from "~/modules/requests/store/public-opportunities.server";
import { filterQuery, oneOf, text } from "~/platform/form/list-query";
import { dateTime } from "~/platform/language/dates";
import { excerpt } from "~/platform/language/text";
import { type CountyCode, countyByCode, isCountyCode } from "~/platform/romania/counties";
import type { newestCommunities, newestPartners } from "../store.server";
import type { FeedEntry } from "./feed";

const SUMMARY = 150;
const sentences = (...sentences: readonly (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null && sentence !== "") as string[];
const countyName = (code: CountyCode) => countyByCode(code).name;
const inCounty = (code: CountyCode | null) => (code === null ? null : `Județul: ${countyName(code)}.`);
const ofCounty = (code: CountyCode | null) => (code === null ? [] : [{ term: code, label: countyName(code) }]);
const ofCategory = (code: Category) => ({ term: code, label: CATEGORIES[code] });

type Community = Awaited<ReturnType<typeof newestCommunities>>[number];

export const communityEntry = (community: Community): FeedEntry => {
  const { id, name, kind, county, description, createdAt, updatedAt } = community;
  return {
    id,
    title: name,
    summary: sentences(kind && `${authorityKindLabel(kind)}.`, inCounty(county), excerpt(description, SUMMARY)),
    path: communityPath(id),
    author: name,
    categories: ofCounty(county),
    publishedAt: createdAt,
    updatedAt,
  };
};

type Partner = Awaited<ReturnType<typeof newestPartners>>[number];

export const partnerEntry = (partner: Partner): FeedEntry => {
  const { id, name, county, description, categories, verifiedAt, updatedAt } = partner;
  return {
    id,
    title: name,
    summary: sentences(
      categories.length > 0 ? `Domenii: ${categories.map((code) => CATEGORIES[code]).join(", ")}.` : null,
      inCounty(county),
      excerpt(description ?? "", SUMMARY),
    ),
    path: `/partener/${id}`,
    author: name,
    categories: [...categories.map(ofCategory), ...ofCounty(county)],
    publishedAt: verifiedAt,
    updatedAt: latest(verifiedAt, updatedAt),
  };
};

/** The public facts of an open request; its page asks firms to sign in for the rest. */
export const opportunityEntry = (opportunity: PublicOpportunity): FeedEntry => {
  const { id, title, category, county, authority, registration, sentAt, deadlineAt, updatedAt } = opportunity;
  return {
    id,
    title,
    summary: sentences(
      `Categoria: ${CATEGORIES[category]}.`,
      inCounty(county),
      `Autoritatea: ${authority}.`,
      `Termen: ${dateTime(deadlineAt)}.`,
      `Număr: ${registration}.`,
    ),
    path: opportunityPath(id),
    author: authority,
    categories: [ofCategory(category), ...ofCounty(county)],
    publishedAt: sentAt,
    updatedAt,
  };
};

/** With the full text, so that it can be read in the feed reader. */
export const articleEntry = (article: PublishedText, origin: string): FeedEntry => {
  const { id, title, category, summary, text, author, organisation, publishedAt, approvedAt } = article;
  return {
    id,
    title,
    summary: sentences(preview({ summary, bodyText: text }, SUMMARY)),
    content: absoluteHtml(article, origin),
    path: articlePath(id),
    author: `${author}, ${organisation.name}`,
    categories: [{ term: category, label: ARTICLE_CATEGORIES[category] }],
    publishedAt,
    updatedAt: latest(publishedAt, approvedAt ?? publishedAt),
  };
};

/** The question, without its answers. */
export const discussionEntry = (discussion: OpenedDiscussion): FeedEntry => {
  const { id, title, category, author, organisation, opening, createdAt } = discussion;
  return {
    id,
    title,
    summary: sentences(excerpt(opening, SUMMARY)),
    path: discussionPath(id),
    author: `${author}, ${organisation.name}`,
    categories: [{ term: category, label: DISCUSSION_CATEGORIES[category] }],
    publishedAt: createdAt,
    updatedAt: createdAt,
  };
};

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** The filter of the opportunities' feed. */
export const opportunityFeed = filterQuery({
  category: oneOf("categorie", isCategory),
  county: oneOf("judet", isCountyCode),
});
export type OpportunityFilter = ReturnType<typeof opportunityFeed.read>;

export const opportunityFeedPath = opportunityFeed.addressAt("/oportunitati.atom");

/** The part of a split sitemap, "" for the whole or the index. */
export const sitemapPart = filterQuery({ part: text("parte") });

export const opportunityFeedTitle = ({ category, county }: OpportunityFilter): string =>
  ["Oportunități deschise", category && CATEGORIES[category], county && countyName(county)].filter(Boolean).join(", ");
