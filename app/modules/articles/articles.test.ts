import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { create, draftOf, edit, everything, fields, idIn, LIST, rowOf, step, UAT_LIST } from "./desk.test-data";
import { articleById, articleOf } from "./store/own.server";
import { placeInQueue } from "./store/queue.server";
import { pendingSubmissionId, submissionsOf } from "./store/submissions.server";
import { articleSubmissions, articles } from "./tables/articles.server";
import { articleBin } from "./verbs/bin.server";
import { approveSubmission, rejectSubmission, unpublishArticle } from "./verbs/moderation.server";
import { deleteArticle, recallArticle, restoreArticle, submitArticle } from "./verbs/writing.server";

ownPlatform();

let firma: Person;
let colleague: Person;
let uat: Person;
let admin: Person;

beforeAll(async () => {
  firma = await member("FIRMA");
  colleague = await person("FIRMA", firma.actor.organisation?.id ?? null, "colleague");
  uat = await member("UAT");
  admin = await person("ADMIN");
});

const approve = async (id: string) =>
  approveSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { notes: null });
const reject = async (id: string, reason: string) =>
  rejectSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { reason });

describe("an article", () => {
  it.each([
    ["a firm", () => firma, LIST],
    ["an authority", () => uat, UAT_LIST],
  ] as const)("of %s is written as a draft", async (_, who, list) => {
    const answer = await create(who(), list);
    expect(answer.status).toBe(303);
    const id = idIn(answer);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: "draft",
      title: "Drumul de la deal",
      body: "<p>Am asfaltat <strong>doi</strong> kilometri.</p>",
      bodyText: "Am asfaltat doi kilometri.",
      organisationId: who().actor.organisation?.id,
    });
    const cookie = `${who().cookie}; ${answer.headers.get("set-cookie")?.split(";")[0]}`;
    const page = await who().get(`${list}/${id}`, { cookie });
    expect(await textOf(page)).toContain("Articolul a fost creat și salvat ca ciornă!");
    expect(await textOf(await who().get(list))).toContain("Am asfaltat doi kilometri.");
  });

  it("sent twice is one article", async () => {
    const form = await fields(firma, LIST, { title: "O singură dată" });
    const one = await firma.post(`${LIST}/new`, form);
    const two = await firma.post(`${LIST}/new`, form);
    expect(one.headers.get("location")).toBe(two.headers.get("location"));
    expect(await db().$count(articles, eq(articles.title, "O singură dată"))).toBe(1);
  });

  it("is sanitised, whether sent as HTML or Markdown", async () => {
    const rich = await create(firma, LIST, {
      bodyForm: "rich",
      body: '<p onclick="x()">a<script>alert(1)</script></p><p><a href="javascript:alert(1)">b</a></p>',
    });
    expect((await rowOf(idIn(rich))).body).toBe("<p>a</p><p>b</p>");
    const plain = await create(firma, LIST, { body: "<script>alert(1)</script>\n\n[b](javascript:alert(1))" });
    expect((await rowOf(idIn(plain))).body).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>b</p>");
  });

  it("is edited by any colleague, and is unchanged by the form without JavaScript", async () => {
    const id = await draftOf(firma.actor, {
      body: '<h2>Titlu</h2><p>Un <strong>text</strong> cu <a href="https://exemplu.ro/a?b=1&amp;c=2" rel="noopener nofollow ugc">legătură</a>.</p><ul><li>unu<ol><li>doi</li></ol></li></ul><blockquote><p>zis</p></blockquote>',
    });
    const stored = await rowOf(id);
    const html = await (await colleague.get(`${LIST}/${id}/edit`)).text();
    const plain = html.match(/<textarea[^>]*id="body"[^>]*>([\s\S]*?)<\/textarea>/)?.[1] ?? "";
    const unescaped = plain.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&lt;", "<").trimStart();
    const answer = await edit(colleague, id, { body: unescaped });
    expect(answer.status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ body: stored.body, updatedAt: stored.updatedAt });
  });

  it("goes to review, comes back rejected, improves and is published", async () => {
    const id = await draftOf(firma.actor);
    expect((await step(firma, id, "submission")).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    const waiting = await textOf(await firma.get(`${LIST}/${id}`));
    expect(waiting).toMatch(/Este (primul|al \d+-lea) la rând\./);
    await reject(id, "Spuneți de unde sunt cifrele.");
    const rejected = await textOf(await firma.get(`${LIST}/${id}`));
    expect(rejected).toContain("Articolul a fost respins. Motivul:");
    expect(rejected).toContain("Spuneți de unde sunt cifrele.");
    expect(rejected).not.toContain("Trimite la revizie");
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);

    expect((await edit(firma, id, { body: "Cifrele sunt ale primăriei.", intent: "submit" })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "pending", rejectedReason: null });
    const difference = await textOf(await firma.get(`${LIST}/${id}/difference`));
    expect(difference).toContain("Ce s-a schimbat");
    await approve(id);
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: null });
    expect((await stranger.get(`/blog/${id}`)).status).toBe(200);
    expect((await submissionsOf(id)).map(({ status }) => status)).toEqual(["approved", "rejected"]);
  });
});

describe("a rejected text", () => {
  const SENTENCE = "Textul a fost respins: îmbunătățiți-l, apoi trimiteți-l din nou la revizie.";

  it.each([
    ["a firm's", () => firma, LIST],
    ["an authority's", () => uat, UAT_LIST],
  ] as const)("of %s desk shows why and is edited before it is sent again", async (_, who, list) => {
    const id = await draftOf(who().actor, { title: "Textul fără surse" });
    await submitArticle(who().actor, id);
    await reject(id, "Spuneți de unde sunt cifrele.");
    for (const path of [`${list}?stare=respinse&cauta=surse`, `${list}/${id}`]) {
      const page = await textOf(await who().get(path));
      expect(page).toContain("Spuneți de unde sunt cifrele.");
      expect(page).toContain("Editează");
      expect(page).not.toContain("Trimite la revizie");
    }
    const before = await everything();
    const refused = await step(who(), id, "submission", list);
    expect(refused.status).toBe(409);
    expect(await textOf(refused)).toContain(SENTENCE);
    expect(await everything()).toBe(before);
  });

  it("saved unchanged and sent in one step is refused with the reason", async () => {
    const id = await draftOf(firma.actor, { body: "<p>Alt text.</p>" });
    await submitArticle(firma.actor, id);
    await reject(id, "Fără surse.");
    const before = await everything();
    const answer = await edit(firma, id, { intent: "submit" });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(SENTENCE);
    expect(html).toContain("<title>Eroare: Editează articolul – PSP</title>");
    expect(html).toContain("Alt text.</textarea>");
    expect(await everything()).toBe(before);
  });
});

describe("an article in review", () => {
  it("is deleted after a warning, and restored as a draft", async () => {
    const id = await draftOf(uat.actor);
    await submitArticle(uat.actor, id);
    const words = "merge în coș, de unde îl puteți restaura 30 de zile. Textul care așteaptă este retras din revizie.";
    for (const part of ["", "/deletion"])
      expect(await textOf(await uat.get(`${UAT_LIST}/${id}${part}`))).toContain(words);
    expect((await step(uat, id, "deletion", UAT_LIST)).status).toBe(303);
    expect(await pendingSubmissionId(id)).toBeNull();
    const restored = await step(uat, id, "restoration", UAT_LIST);
    const cookie = `${uat.cookie}; ${restored.headers.get("set-cookie")?.split(";")[0]}`;
    const page = await textOf(await uat.get(`${UAT_LIST}/${id}`, { cookie }));
    expect(page).toContain("Este la locul lui, cum era. Dacă aștepta revizia, trimiteți-l din nou.");
    expect(page).toMatch(/Retras din revizie Trimis .*, retras /);
    expect(await rowOf(id)).toMatchObject({ status: "draft", deletedAt: null });
    expect((await step(uat, id, "submission", UAT_LIST)).status).toBe(303);
  });

  it("shows its position in the queue, the oldest first", async () => {
    const ids = [await draftOf(firma.actor), await draftOf(uat.actor), await draftOf(firma.actor)];
    for (const id of ids) await submitArticle(id === ids[1] ? uat.actor : firma.actor, id);
    const places = async () => Promise.all(ids.map(placeInQueue));
    const first = (await places())[0] ?? 0;
    expect(await places()).toEqual([first, first + 1, first + 2]);
    await recallArticle(uat.actor, ids[1] ?? "");
    expect(await places()).toEqual([first, null, first + 1]);
  });
});

describe("a published article", () => {
  let id: string;
  beforeEach(async () => {
    id = await draftOf(firma.actor, { body: "<p>Textul aprobat.</p>" });
    await submitArticle(firma.actor, id);
    await approve(id);
  });

  const publicText = async () => textOf(await stranger.get(`/blog/${id}`));

  it("stays published unchanged while a revision is written, sent and rejected", async () => {
    await edit(firma, id, { body: "Textul nou." });
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: "draft" });
    expect(await publicText()).toContain("Textul aprobat.");
    await step(firma, id, "submission");
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: "pending" });
    await reject(id, "Nu.");
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: "rejected" });
    expect(await publicText()).toContain("Textul aprobat.");
    expect((await step(firma, id, "submission")).status).toBe(409);
    await edit(firma, id, { body: "Textul nou, mai bun.", intent: "submit" });
    await approve(id);
    expect(await publicText()).toContain("Textul nou, mai bun.");
    expect(await publicText()).not.toContain("Textul aprobat.");
  });

  it("has no revision when the published text is restored by editing", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await edit(firma, id, { body: "Textul aprobat." });
    expect(await rowOf(id)).toMatchObject({ revision: null });
    expect((await step(firma, id, "submission")).status).toBe(409);
  });

  it("keeps its revision when that is recalled", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await step(firma, id, "submission");
    await step(firma, id, "recall");
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: "draft" });
  });

  it("is withdrawn by its author after a confirmation, with its pending revision", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await step(firma, id, "submission");
    expect(await textOf(await firma.get(`${LIST}/${id}/withdrawal`))).toContain("Retrageți articolul din public?");
    expect((await step(firma, id, "withdrawal")).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "draft", body: "<p>Textul nou.</p>" });
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);
    expect(await pendingSubmissionId(id)).toBeNull();
  });

  it("keeps the reason of its rejected revision when withdrawn", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await step(firma, id, "submission");
    await reject(id, "Cifrele nu au sursă.");
    await step(firma, id, "withdrawal");
    expect(await rowOf(id)).toMatchObject({ status: "draft" });
    expect(await textOf(await firma.get(`${LIST}/${id}`))).toContain("Cifrele nu au sursă.");
  });

  it("unpublished by an ADMIN keeps the revision and shows the reason to its author", async () => {
    await edit(firma, id, { body: "Textul nou." });
    const standing = (await submissionsOf(id))[0]?.id ?? "";
    await unpublishArticle(admin.actor, standing, { reason: "Datele nu sunt ale primăriei." });
    expect(await rowOf(id)).toMatchObject({ status: "rejected", revision: null, body: "<p>Textul nou.</p>" });
    const page = await textOf(await firma.get(`${LIST}/${id}`));
    expect(page).toContain("Articolul a fost scos de pe blog. Motivul: Datele nu sunt ale primăriei.");
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);
  });

  it.each([
    ["waits", []],
    ["was taken back", ["recall"]],
    ["was rejected", ["reject"]],
  ] as const)("taken from the public by an ADMIN is told so, also when a newer text %s", async (_, steps) => {
    const standing = (await submissionsOf(id))[0]?.id ?? "";
    const page = async () => textOf(await firma.get(`${LIST}/${id}`));
    await edit(firma, id, { body: "Textul nou.", intent: "submit" });
    for (const one of steps) await (one === "reject" ? reject(id, "Fără surse.") : step(firma, id, one));
    if (steps[0] === "reject") expect(await page()).toContain("Modificările au fost respinse. Motivul: Fără surse.");
    await unpublishArticle(admin.actor, standing, { reason: "Neadevărat." });
    expect(await page()).toContain("Articolul a fost scos de pe blog. Motivul: Neadevărat.");
    await edit(firma, id, { body: "Textul îndreptat." });
    expect(await page()).toContain("Data trecută, administratorul v-a scris: Neadevărat.");
    await step(firma, id, "submission");
    await reject(id, "Tot neadevărat.");
    expect(await page()).toContain("Articolul a fost respins. Motivul: Tot neadevărat.");
  });

  it("is deleted after a confirmation and restored unchanged", async () => {
    expect(await textOf(await firma.get(`${LIST}/${id}/deletion`))).toContain("Sigur dorești să ștergi acest articol?");
    const deleted = await step(firma, id, "deletion");
    expect(deleted.headers.get("location")).toBe(LIST);
    const cookie = `${firma.cookie}; ${deleted.headers.get("set-cookie")?.split(";")[0]}`;
    expect(await textOf(await firma.get(LIST, { cookie }))).toContain("Articolul a fost șters.");
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);
    expect(await textOf(await firma.get(`${LIST}?stare=cos`))).toContain("Restaurează");
    expect((await firma.get(`${LIST}/${id}/edit`)).status).toBe(409);
    expect((await step(firma, id, "restoration")).status).toBe(303);
    expect(await publicText()).toContain("Textul aprobat.");
  });

  it("is deleted permanently after thirty days", async () => {
    await deleteArticle(firma.actor, id);
    const at = now().getTime() + 30 * 86_400_000;
    await withClock(new Date(at - 60_000), async () => {
      expect(await articleBin.sweep()).toBe(0);
      expect((await articleOf(firma.actor, id, now())).id).toBe(id);
    });
    await withClock(new Date(at + 60_000), async () => {
      await expect(articleOf(firma.actor, id, now())).rejects.toMatchObject({ status: 404 });
      await expect(restoreArticle(firma.actor, id)).rejects.toMatchObject({ status: 404 });
      expect(await articleBin.sweep()).toBe(1);
    });
    expect(await articleById(id)).toBeNull();
    expect(await db().$count(articleSubmissions, eq(articleSubmissions.articleId, id))).toBe(0);
  });
});
