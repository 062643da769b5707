import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cachedPages } from "~/cached-pages.server";
import { restoreOrganisation, suspendOrganisation } from "~/modules/accounts/verbs/verification.server";
import { sentAgain, waitingFrom } from "~/modules/articles/moderation.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { articles, articleVisits } from "~/modules/articles/tables/articles.server";
import { approveSubmission, unpublishArticle } from "~/modules/articles/verbs/moderation.server";
import { deleteArticle, restoreArticle, withdrawArticle } from "~/modules/articles/verbs/writing.server";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { ChannelListener } from "~/platform/database/listener.server";
import { hearPublicChanges } from "~/platform/page-cache/changed.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";
import { sweepVisits } from "~/platform/visits/count.server";
import { visits } from "~/visits.server";
import { app } from "../../../tests/support/app";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";

ownPlatform();

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const START = new Date("2026-11-20T09:00:00Z");
let uat: Person;
let firma: Person;
let pages: PageCache;
let deaf: () => void;

beforeAll(async () => {
  setClock(START);
  uat = await member("UAT");
  firma = await member("FIRMA");
  pages = cachedPages(app(), () => true);
  const bells = { on: () => {}, onFlush: () => {} } as unknown as ChannelListener;
  deaf = hearPublicChanges(bells, () => pages.purge());
});
afterAll(() => deaf());

/** Through the page cache, as in the server. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  pages.fetch(new Request(ORIGIN + path, { method, headers: { "user-agent": BROWSER, ...headers } }));
const article = () => publishedBy(uat.actor, now());

async function viewsOf(id: string): Promise<number> {
  await visits.flush();
  const [row] = await db().select({ views: articles.views }).from(articles).where(eq(articles.id, id));
  return row?.views ?? -1;
}

describe("a reader of an article", () => {
  it("is counted once a day, for rendered and for cached pages", async () => {
    const id = await article();
    for (const _ of [1, 2, 3]) expect((await ask(`/blog/${id}`)).status).toBe(200);
    expect(await viewsOf(id)).toBe(1);
    await ask(`/blog/${id}`);
    expect(await viewsOf(id)).toBe(1);
    await ask(`/blog/${id}`, { "user-agent": `${BROWSER} x` });
    expect(await viewsOf(id)).toBe(2);
    setClock(new Date(START.getTime() + 86_400_000));
    await ask(`/blog/${id}`);
    expect(await viewsOf(id)).toBe(3);
    setClock(START);
  });

  it("is counted when the browser has the current page (304)", async () => {
    const id = await article();
    const etag = (await ask(`/blog/${id}`, { "user-agent": "Googlebot/2.1" })).headers.get("etag") ?? "";
    expect((await ask(`/blog/${id}`, { "if-none-match": etag })).status).toBe(304);
    expect(await viewsOf(id)).toBe(1);
  });

  it.each([
    ["program", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" }, "GET"],
    ["browser that fetches ahead", { "sec-purpose": "prefetch" }, "GET"],
    ["browser that draws ahead", { "sec-purpose": "prefetch;prerender" }, "GET"],
    ["look at the headers alone", {}, "HEAD"],
  ] as const)("is no %s", async (_, headers, method) => {
    const id = await article();
    await ask(`/blog/${id}`, headers, method);
    expect(await viewsOf(id)).toBe(0);
  });

  it("is counted once when signed in, on both pages of the article", async () => {
    const id = await article();
    const reader = await member("UAT");
    for (const path of [`/blog/${id}`, `/uat/article/${id}`, `/uat/article/${id}.data`])
      expect((await ask(path, { cookie: reader.cookie })).status).toBe(200);
    expect(await viewsOf(id)).toBe(1);
  });

  it("is not counted when of the organisation that wrote it", async () => {
    const id = await article();
    const colleague = await person("UAT", uat.actor.organisation?.id, "colleague");
    for (const { cookie } of [uat, colleague]) await ask(`/blog/${id}`, { cookie });
    expect(await viewsOf(id)).toBe(0);
    await ask(`/blog/${id}`, { cookie: firma.cookie, "user-agent": `${BROWSER} y` });
    expect(await viewsOf(id)).toBe(1);
  });

  it("is stored only as a pseudonym, deleted after the day", async () => {
    const id = await article();
    await ask(`/blog/${id}`);
    expect(await viewsOf(id)).toBe(1);
    const marks = () => db().select().from(articleVisits).where(eq(articleVisits.articleId, id));
    expect(await marks()).toEqual([
      { articleId: id, day: "2026-11-20", visitor: expect.stringMatching(/^[\w-]{22}$/) },
    ]);
    await sweepVisits("article").run({});
    expect(await marks()).toHaveLength(1);
    setClock(new Date(START.getTime() + 86_400_000));
    await sweepVisits("article").run({});
    expect([await marks(), await viewsOf(id)]).toEqual([[], 1]);
    setClock(START);
  });

  it("is not counted for a missing article", async () => {
    const id = await publishedBy(uat.actor, now(), { deletedAt: now() });
    expect((await ask(`/blog/${id}`)).status).toBe(404);
    expect(await viewsOf(id)).toBe(0);
  });
});

describe("an article that strangers see", () => {
  it("appears, changes and disappears at the moment of each decision", async () => {
    const admin = (await person("ADMIN")).actor;
    const { articleId, submissionId } = await waitingFrom(uat.actor, { title: "Izvorul captat" });
    const path = `/blog/${articleId}`;
    const inList = async () => (await textOf(await ask("/blog"))).includes("Izvorul captat");
    expect([(await ask(path)).status, await inList()]).toEqual([404, false]);
    await approveSubmission(admin, submissionId, { notes: null });
    expect([(await ask(path)).status, await inList()]).toEqual([200, true]);
    await deleteArticle(uat.actor, articleId);
    expect([(await ask(path)).status, await inList()]).toEqual([404, false]);
    await restoreArticle(uat.actor, articleId);
    expect([(await ask(path)).status, await inList()]).toEqual([200, true]);
    await unpublishArticle(admin, submissionId, { reason: "Datele nu sunt ale primăriei." });
    expect([(await ask(path)).status, await inList()]).toEqual([404, false]);
    expect(await (await ask("/blog.atom")).text()).not.toContain(articleId);
  });

  it("shows a revision at once, and disappears when withdrawn or its organisation is suspended", async () => {
    const admin = (await person("ADMIN")).actor;
    const author = await member("UAT");
    const { articleId, submissionId } = await waitingFrom(author.actor, { title: "Podul de lemn" });
    await approveSubmission(admin, submissionId, { notes: null });
    const path = `/blog/${articleId}`;
    const seen = async () => {
      const answer = await ask(path);
      return answer.status === 200 ? (await textOf(answer)).match(/Podul de (?:lemn|piatră)/)?.[0] : answer.status;
    };
    expect(await seen()).toBe("Podul de lemn");
    const newer = await sentAgain(author.actor, articleId, { title: "Podul de piatră" });
    expect(await seen()).toBe("Podul de lemn");
    await approveSubmission(admin, newer, { notes: null });
    expect(await seen()).toBe("Podul de piatră");
    const organisation = author.actor.organisation?.id ?? "";
    await suspendOrganisation(admin, organisation, "Date neadevărate.");
    expect(await seen()).toBe(404);
    await restoreOrganisation(admin, organisation, "S-au lămurit.");
    expect(await seen()).toBe("Podul de piatră");
    await withdrawArticle(author.actor, articleId);
    expect(await seen()).toBe(404);
  });
});
