import type { Actor } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { articleSubmissions, articles } from "./tables/articles.server";
import { type ArticleInput, createArticle } from "./verbs/writing.server";

/** A text as a form would have sent it. */
export const written = (actor: Actor, given: Partial<ArticleInput> = {}): ArticleInput => ({
  title: "Drumul de la deal",
  category: actor.role === "UAT" ? "projects" : "eu-funds",
  summary: "",
  body: "<p>Am asfaltat doi kilometri.</p>",
  cover: null,
  ...given,
});

export const draftOf = (actor: Actor, given: Partial<ArticleInput> = {}): Promise<string> =>
  createArticle(actor, written(actor, given));

/** Everything that a refusal may not change. */
export const everything = async (): Promise<string> =>
  JSON.stringify([
    await db().select().from(articles).orderBy(articles.id),
    await db().select().from(articleSubmissions).orderBy(articleSubmissions.id),
    await db().$count(journal),
  ]);
