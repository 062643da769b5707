import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { TO_BIN } from "~/modules/accounts/rules/bin";
import { organisations, users } from "~/modules/accounts/tables.server";
import { binOf } from "~/modules/accounts/verbs/bin.server";
import { articleRow, waitingFrom, written } from "~/modules/articles/moderation.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { articleById } from "~/modules/articles/store/own.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { articleBin } from "~/modules/articles/verbs/bin.server";
import { createArticle } from "~/modules/articles/verbs/writing.server";
import { ADMIN_REQUESTS } from "~/modules/requests/rules/paths";
import { cast, STATES, sentBy } from "~/modules/requests/stories.test-data";
import { cancelRequest } from "~/modules/requests/verbs/decisions.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");
const DASHBOARD = "/admin/dashboard";

let admin: Person;
let other: Person;
let uat: Person;
let firma: Person;

beforeAll(async () => {
  setClock(START);
  admin = await person("ADMIN");
  other = await person("ADMIN");
  uat = await member("UAT", "verified", { name: "Comuna Măgura" });
  firma = await member("FIRMA");
});

describe("an ADMIN's dashboard", () => {
  it("says that nothing waits while nothing does", async () => {
    const page = await textOf(await admin.get(DASHBOARD));
    expect(page).toContain("Nu aveți nimic de rezolvat acum");
    expect(page).toContain("Utilizatori: 1 din UAT, 1 din firme");
    expect(page).toContain("Niciun articol de revizuit");
  });

  it("begins with what has waited longest, and decides about articles", async () => {
    const { submissionId } = await waitingFrom(uat.actor, { title: "Școala din Deal" });
    const html = await (await admin.get(DASHBOARD)).text();
    for (const words of ["Școala din Deal", "Comuna Măgura", "Articol nou", "1 în așteptare"])
      expect(await textOf(new Response(html))).toContain(words);
    expect(html).toContain(`/admin/articles/${submissionId}/quick-rejection`);
    const approval = `action="/admin/articles/${submissionId}/approval"`;
    const asked = /<dialog[^>]* id="aproba-[\s\S]*?<\/dialog>/.exec(html)?.[0] ?? "";
    expect(asked).toContain("apare pe blog. Autorul este anunțat.");
    expect(asked).toContain(approval);
    expect(html.replace(asked, ""), "nothing is published without the question").not.toContain(approval);
  });

  it("offers no approval of what an organisation wrote that is not verified now", async () => {
    const suspended = await member("UAT");
    const { submissionId } = await waitingFrom(suspended.actor, { title: "Text fără semnătură" });
    const organisation = eq(organisations.id, suspended.actor.organisation?.id ?? "");
    await db().update(organisations).set({ suspendedAt: START, suspendedReason: "Date." }).where(organisation);
    const html = await (await admin.get(`${DASHBOARD}?arata=${submissionId}`)).text();
    expect(html).not.toContain(`/admin/articles/${submissionId}/approval`);
    expect(html).toContain(`/admin/articles/${submissionId}/quick-rejection`);
    expect(html).toContain("Nu se poate aproba acum. Organizația autorului nu este verificată acum.");
  });

  it("shows of at most five drafts the title, the author and the date, and nothing of the text", async () => {
    for (let number = 1; number <= 6; number += 1)
      await createArticle(uat.actor, written(uat.actor, { title: `Ciorna ${number}`, body: "<p>Taina ciornei.</p>" }));
    const page = await textOf(await admin.get(DASHBOARD));
    expect(page.match(/Ciorna \d/g)).toHaveLength(5);
    expect(page).not.toContain("Taina");
  });

  it("counts apart whoever belongs to no organisation: they have left one, or have only asked to come in", async () => {
    const editor = await person("UAT", uat.actor.organisation?.id ?? null, "colleague");
    const before = await textOf(await admin.get(DASHBOARD));
    const [, total, uats, firms] = /(\d+) Utilizatori: (\d+) din UAT, (\d+) din firme/.exec(before) ?? [];
    expect(before).not.toContain("fără organizație");
    await editor.post("/uat/profile/leaving");
    const { actor: asking } = await person("FIRMA", firma.actor.organisation?.id ?? null, "colleague");
    await db().update(users).set({ membership: "applicant" }).where(eq(users.id, asking.userId));
    const after = await textOf(await admin.get(DASHBOARD));
    const counts = `${Number(total) + 1} Utilizatori: ${Number(uats) - 1} din UAT, ${firms} din firme, 2 fără organizație`;
    expect(after).toContain(counts);
    expect(await textOf(await admin.get(`${DASHBOARD}?fila=utilizatori`))).toContain("Fără organizație 2");
  });

  it("has a place for requests and one for people", async () => {
    expect(await textOf(await admin.get(`${DASHBOARD}?fila=solicitari`))).toContain("Nicio solicitare în procesare");
    expect(await textOf(await admin.get(`${DASHBOARD}?fila=utilizatori`))).toContain("Toate persoanele");
    expect(await textOf(await admin.get(`${DASHBOARD}?fila=altceva`))).toContain("Articole în așteptare");
  });

  it("counts the requests that its list shows: no drafts", async () => {
    const people = await cast();
    const { id } = await STATES.draft(people);
    await STATES.draft(people);
    await cancelRequest(people.uat, id, null);
    await sentBy(people.uat);
    setClock(START);
    const here = await textOf(await admin.get(DASHBOARD));
    const list = await textOf(await admin.get(ADMIN_REQUESTS));
    expect(here).toContain("1 Solicitări: 1 în procesare");
    expect(list).toContain("Solicitări 1 solicitare");
  });

  it("has the next task first in its list, however many wait", async () => {
    const { submissionId: oldest } = await waitingFrom(uat.actor, { title: "Cel mai vechi" });
    await db()
      .update(articleSubmissions)
      .set({ submittedAt: new Date(START.getTime() - 86_400_000) })
      .where(eq(articleSubmissions.id, oldest));
    for (let number = 1; number <= 6; number += 1) await waitingFrom(uat.actor, { title: `Nou ${number}` });
    const html = await (await admin.get(DASHBOARD)).text();
    const [row] = [...html.matchAll(/arata=([0-9a-f-]{36})/g)].map(([, id]) => id);
    const [opened, listed] = [...html.matchAll(/href="\/admin\/articles\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
    expect([row, opened, listed]).toEqual([oldest, oldest, oldest]);
  });
});

describe("articles in the bin", () => {
  const binned = () => publishedBy(uat.actor, START, { deletedAt: START });

  it("are an ADMIN's to see", async () => {
    expect((await stranger.get("/admin/bin")).headers.get("location")).toContain("/admin-login");
    expect((await uat.get("/admin/bin")).headers.get("location")).toBe("/uat/dashboard");
    const id = await binned();
    for (const noun of ["restoration", "purge"])
      expect((await firma.post(`/admin/bin/articles/${id}/${noun}`)).status).toBe(403);
    expect((await articleRow(id)).deletedAt).toEqual(START);
    expect(await textOf(await admin.get("/admin/bin?fel=articole"))).toContain("30 de zile rămase");
  });

  it("come back exactly as they were, published ones published", async () => {
    const id = await binned();
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);
    const answers = await Promise.all([admin, other].map((one) => one.post(`/admin/bin/articles/${id}/restoration`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await articleRow(id)).toMatchObject({ status: "published", deletedAt: null, deletedBy: null });
    expect((await stranger.get(`/blog/${id}`)).status).toBe(200);
  });

  it("go for good when asked, with all that was sent of them", async () => {
    const id = await binned();
    expect(await textOf(await admin.get(`/admin/bin/articles/${id}/purge`))).toContain("Nu se mai poate restaura");
    expect((await admin.post(`/admin/bin/articles/${id}/purge`)).headers.get("location")).toBe("/admin/bin");
    expect(await db().select().from(articles).where(eq(articles.id, id))).toEqual([]);
    expect(await db().select().from(articleSubmissions).where(eq(articleSubmissions.articleId, id))).toEqual([]);
    expect((await admin.post(`/admin/bin/articles/${id}/purge`)).status).toBe(404);
  });

  it("go by themselves after thirty days", async () => {
    const id = await binned();
    setClock(new Date(START.getTime() + 31 * 86_400_000));
    await articleBin.sweep();
    setClock(START);
    expect(await db().select().from(articles).where(eq(articles.id, id))).toEqual([]);
  });

  it("go even when another one cannot", async () => {
    const ids = [await binned(), await binned()];
    const ended: string[] = [];
    const bin = binOf({
      table: articles,
      locked: articleById,
      end: async ({ id }) => {
        if (id === ids[0]) throw new Error("It cannot be ended");
        ended.push(id);
      },
      gone: { sentence: "", way: TO_BIN },
    });
    setClock(new Date(START.getTime() + 31 * 86_400_000));
    await expect(bin.sweep()).rejects.toThrow("It cannot be ended");
    setClock(START);
    expect(ended).toContain(ids[1]);
  });
});

describe("people with an account", () => {
  it("are found by name, organisation, role and state", async () => {
    const found = async (query: string) => textOf(await admin.get(`/admin/people?${query}`));
    expect(await found("q=magura")).toContain(uat.actor.email);
    expect(await found("q=magura")).not.toContain(firma.actor.email);
    expect(await found("rol=FIRMA")).not.toContain(uat.actor.email);
    expect((await admin.get("/admin/people?rol=FIRMA&pagina=9")).headers.get("location")).toBe(
      "/admin/people?rol=FIRMA",
    );
    expect(await found("stare=suspended")).toContain("Nicio persoană nu corespunde căutării");
  });

  it("are shut out with a reason and let in again; nobody shuts themselves out", async () => {
    const { userId } = firma.actor;
    expect((await uat.post(`/admin/people/${userId}/suspension`, { reason: "x" })).status).toBe(403);
    expect((await admin.post(`/admin/people/${userId}/suspension`)).status).toBe(400);
    expect((await admin.post(`/admin/people/${admin.actor.userId}/suspension`, { reason: "x" })).status).toBe(403);
    expect((await admin.post(`/admin/people/${userId}/suspension`, { reason: "Cont împrumutat." })).status).toBe(303);
    expect((await firma.get("/firma/dashboard")).headers.get("location")).toContain("/login");
    expect(await textOf(await admin.get("/admin/people?stare=suspended"))).toContain("Cont împrumutat.");
    expect((await admin.post(`/admin/people/${userId}/restoration`)).status).toBe(303);
    const [row] = await db().select().from(users).where(eq(users.id, userId));
    expect(row?.suspendedAt).toBeNull();
  });
});
