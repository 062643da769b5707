import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ARTICLE_CATEGORY_CODES, categoriesFor } from "~/modules/articles/rules/categories";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { wordCount } from "~/modules/writing/rules/words";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { type DemoPeople, fillAccounts } from "./accounts";
import { demoArticles, fillArticles } from "./articles";
import { demoPartners } from "./partners";

describe("what the demo world writes", () => {
  it("reads well: real lengths, Romanian letters, a title that fits, every category, every state", () => {
    const published = demoArticles.filter(({ state }) => state === "published");
    for (const { title, body, summary } of published) {
      const words = wordCount(body);
      expect(`${title}: ${words >= 300 && words <= 700}`).toBe(`${title}: true`);
      expect(summary.length).toBeGreaterThan(20);
    }
    for (const { title, body, summary } of demoArticles) {
      expect(`${title}${body}${summary}`).not.toMatch(/[şţŞŢ"]|\.\.\.|vă rugăm să vă rugăm/);
      expect(title.length).toBeLessThanOrEqual(100);
    }
    const inState = (state: string) => demoArticles.filter((article) => article.state === state);
    expect(new Set(published.map(({ category }) => category)).size).toBe(ARTICLE_CATEGORY_CODES.length);
    for (const account of ["uat@demo.ro", "firma@demo.ro"]) {
      const own = demoArticles.filter(({ by }) => by === account);
      expect(new Set(own.map(({ state }) => state)).size).toBe(4);
    }
    for (const state of ["pending", "rejected", "draft"]) expect(inState(state).length).toBeGreaterThan(3);
    for (const article of demoArticles) {
      const days = [article.written, "sent" in article ? article.sent : 0, "decided" in article ? article.decided : 0];
      expect([...days].sort((one, other) => other - one)).toEqual(days);
    }
  });
});

describe("the articles of the demo world", () => {
  ownPlatform();
  let people: DemoPeople;
  beforeAll(async () => {
    people = await fillAccounts(demoPartners);
    await fillArticles(people, now());
  });

  it("stand in the states that were told, their categories those of their authors, nothing in the future", async () => {
    const rows = await db().select().from(articles);
    expect(rows.map(({ title, status }) => `${status} ${title}`).sort()).toEqual(
      demoArticles.map(({ title, state }) => `${state} ${title}`).sort(),
    );
    for (const { by, category } of demoArticles) {
      expect(categoriesFor(people.of(by).organisation.kind)).toContain(category);
    }
    const submissions = await db().select().from(articleSubmissions);
    for (const { submittedAt, decidedAt } of submissions) {
      expect(submittedAt.getTime()).toBeLessThan(now().getTime());
      if (decidedAt) expect(decidedAt.getTime()).toBeGreaterThan(submittedAt.getTime());
    }
    const undecided = and(isNull(articleSubmissions.decidedAt), isNull(articleSubmissions.recalledAt));
    const pending = demoArticles.filter(({ state }) => state === "pending").length;
    expect(await db().$count(articleSubmissions, undecided)).toBe(pending + 1);
  });

  it("have one published text with a newer one that waits, and covers that are shown", async () => {
    const newer = await db()
      .select()
      .from(articles)
      .where(and(eq(articles.status, "published"), eq(articles.revision, "pending")));
    expect(newer.map(({ title }) => title)).toEqual(["Apă în Lunca Popii și Dealul Morii: unde am ajuns"]);
    const covers = demoArticles.filter(({ cover }) => cover).length;
    expect(await db().$count(articles, isNotNull(articles.coverImageId))).toBe(covers);
    expect(await db().$count(articles, sql`body like '%<script%' or body = ''`)).toBe(0);
  });

  it("are read on the blog", async () => {
    const text = await textOf(await stranger.get("/blog"));
    expect(text).toContain("Ce vede drona și ce știe numai vecinul");
    expect(text).not.toContain("Lista familiilor cu restanțe");
  });
});
