import type { Actor } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { hiddenField, type Person } from "../../../tests/support/people";
import { type ArticleRecord, articleById } from "./store/own.server";
import { articleSubmissions, articles } from "./tables/articles.server";
import { type ArticleInput, createArticle } from "./verbs/writing.server";

/** The values of a posted form. */
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

/** All rows that a refusal must not change. */
export const everything = async (): Promise<string> =>
  JSON.stringify([
    await db().select().from(articles).orderBy(articles.id),
    await db().select().from(articleSubmissions).orderBy(articleSubmissions.id),
    await db().$count(journal),
  ]);

export const LIST = "/firma/content";
export const UAT_LIST = "/uat/articles";
export const STEPS = ["submission", "recall", "withdrawal", "deletion", "restoration"] as const;

export const idIn = (answer: Response): string => answer.headers.get("location")?.split("/").at(-1) ?? "";

export async function rowOf(id: string): Promise<ArticleRecord> {
  const row = await articleById(id);
  if (!row) throw new Error("No article");
  return row;
}

type Fields = Record<string, string>;

/** The form of a new article, as posted without JavaScript. */
export const fields = async (who: Person, list: string, given: Fields = {}): Promise<Fields> => ({
  formKey: hiddenField(await (await who.get(`${list}/new`)).text(), "formKey"),
  title: "Drumul de la deal",
  category: list === LIST ? "eu-funds" : "projects",
  summary: "",
  bodyForm: "plain",
  body: "Am asfaltat **doi** kilometri.",
  ...given,
});

export const create = async (who: Person, list: string, given: Fields = {}): Promise<Response> =>
  who.post(`${list}/new`, await fields(who, list, given));

/** Opens and posts the form of a firm's article. */
export async function edit(who: Person, id: string, given: Fields = {}): Promise<Response> {
  const path = `${LIST}/${id}/edit`;
  const html = await (await who.get(path)).text();
  const shown = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
  const text = { title: "Drumul de la deal", category: "eu-funds", summary: "", bodyForm: "plain", body: "Alt text." };
  return who.post(path, { ...shown, ...text, ...given });
}

export const step = (who: Person, id: string, name: (typeof STEPS)[number], list = LIST): Promise<Response> =>
  who.post(`${list}/${id}/${name}`);
