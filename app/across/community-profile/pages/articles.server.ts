import type { Actor, ActorOrganisation } from "~/modules/accounts/rules/actor";
import { type ArticleCardFacts, articleCardFacts } from "~/modules/articles/rules/card";
import { blankArticle } from "~/modules/articles/rules/moves";
import { deskPath, writingPath } from "~/modules/articles/rules/paths";
import { articlePolicy } from "~/modules/articles/rules/policy";
import { EXCERPT } from "~/modules/articles/rules/text";
import { newestOf, type OwnArticle } from "~/modules/articles/store/own.server";
import { publishedArticlesOf } from "~/modules/articles/store/published.server";
import { now } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong } from "~/platform/language/dates";
import { excerpt } from "~/platform/language/text";

/** Shown on a community's page. */
const SHOWN_ARTICLES = 3;

/** The newest articles of the authority that owns a community; none for a community without an owner. */
export async function articlesOfCommunity(organisationId: string | null): Promise<ArticleCardFacts[]> {
  if (organisationId === null) return [];
  return (await publishedArticlesOf(organisationId, SHOWN_ARTICLES)).map((article) => articleCardFacts(article));
}

const MOST_ARTICLES = 5;

/** The authority's newest articles, for the side of its desk, with links to where each is edited and deleted. */
export async function ownArticles(actor: Actor & { organisation: ActorOrganisation }) {
  const base = writingPath(actor.organisation.kind);
  const at = now();
  const found = await newestOf(actor.organisation.id, MOST_ARTICLES + 1);
  return {
    base,
    mayWrite: articlePolicy.may("create", actor, blankArticle(actor.organisation.id), at),
    articles: found.slice(0, MOST_ARTICLES).map((article) => sideArticle({ actor, base, at }, article)),
    more: found.length > MOST_ARTICLES,
  };
}

type Seen = { actor: Actor; base: string; at: Date };

function sideArticle({ actor, base, at }: Seen, article: OwnArticle) {
  const { id, title, status, revision, opening, createdAt } = article;
  return {
    id,
    title,
    status,
    revision,
    path: deskPath(base, id),
    excerpt: excerpt(opening, EXCERPT.own),
    created: dateLong(createdAt),
    mayEdit: articlePolicy.may("edit", actor, article, at),
    /** One-time key of the deletion form; null when the article cannot be deleted now. */
    deleteKey: articlePolicy.may("delete", actor, article, at) ? newFormKey() : null,
  };
}
