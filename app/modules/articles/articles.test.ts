import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { draftOf, everything } from "./desk.test-data";
import { articleById, articleOf } from "./store/own.server";
import { submissionsOf, waitingSubmissionId } from "./store/submissions.server";
import { articleSubmissions, articles } from "./tables/articles.server";
import { approveSubmission, rejectSubmission } from "./verbs/moderation.server";
import { purgeBin } from "./verbs/purge.server";
import { deleteArticle, restoreArticle, submitArticle } from "./verbs/writing.server";

const LIST = "/firma/content";
const UAT_LIST = "/uat/articles";
const STEPS = ["submission", "recall", "withdrawal", "deletion", "restoration"] as const;

ownPlatform();

let firma: Person;
let colleague: Person;
let uat: Person;
let other: Person;
let newcomer: Person;
let suspended: Person;
let admin: Person;

beforeAll(async () => {
  firma = await member("FIRMA");
  colleague = await person("FIRMA", firma.actor.organisation?.id ?? null, "colleague");
  uat = await member("UAT");
  other = await member("FIRMA");
  newcomer = await member("FIRMA", "pending");
  suspended = await member("FIRMA", "suspended");
  admin = await person("ADMIN");
});

const keyOn = async (who: Person, path: string) => hiddenField(await (await who.get(path)).text(), "formKey");
const idIn = (answer: Response) => answer.headers.get("location")?.split("/").at(-1) ?? "";
const rowOf = async (id: string) => {
  const row = await articleById(id);
  if (!row) throw new Error("No article");
  return row;
};

/** The new article's form, filled in as it is without script. */
const fields = async (who: Person, list: string, given: Record<string, string> = {}) => ({
  formKey: await keyOn(who, `${list}/new`),
  title: "Drumul de la deal",
  category: list === LIST ? "eu-funds" : "projects",
  summary: "",
  bodyForm: "plain",
  body: "Am asfaltat **doi** kilometri.",
  ...given,
});
const create = async (who: Person, list: string, given: Record<string, string> = {}) =>
  who.post(`${list}/new`, await fields(who, list, given));
const edit = async (who: Person, id: string, given: Record<string, string> = {}) => {
  const path = `${LIST}/${id}/edit`;
  const html = await (await who.get(path)).text();
  const shown = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
  const text = { title: "Drumul de la deal", category: "eu-funds", summary: "", bodyForm: "plain", body: "Alt text." };
  return who.post(path, { ...shown, ...text, ...given });
};
const step = (who: Person, id: string, name: (typeof STEPS)[number], list = LIST) => who.post(`${list}/${id}/${name}`);
const approve = async (id: string) =>
  approveSubmission(admin.actor, (await waitingSubmissionId(id)) ?? "", { notes: null });
const reject = async (id: string, reason: string) =>
  rejectSubmission(admin.actor, (await waitingSubmissionId(id)) ?? "", { reason });

describe("the writing desk", () => {
  let id: string;
  beforeEach(async () => {
    id = await draftOf(firma.actor);
  });

  it("sends the signed-out to sign in, with what they typed", async () => {
    const before = await everything();
    for (const path of [LIST, `${LIST}/new`, `${LIST}/${id}`, `${LIST}/${id}/edit`, UAT_LIST]) {
      expect((await stranger.get(path)).headers.get("location")).toContain("/login");
    }
    const posted = await stranger.post(`${LIST}/new`, { title: "Pierdut?", body: "Nu." });
    expect(posted.headers.get("location")).toContain("/login?redirectTo=%2Freluare");
    expect(await everything()).toBe(before);
  });

  it("shows another role its own home, and refuses what it posts", async () => {
    const before = await everything();
    expect((await uat.get(`${LIST}/${id}`)).headers.get("location")).toBe("/uat/dashboard");
    for (const name of STEPS) expect((await step(uat, id, name)).status).toBe(403);
    expect((await admin.post(`${LIST}/${id}/edit`, { title: "Rescris" })).status).toBe(403);
    expect(await everything()).toBe(before);
  });

  it("knows nothing of another organisation's articles", async () => {
    const uats = await draftOf(uat.actor);
    const before = await everything();
    for (const part of ["", "/edit", "/preview", "/difference", "/deletion", "/withdrawal"]) {
      expect((await other.get(`${LIST}/${id}${part}`)).status).toBe(404);
    }
    for (const name of STEPS) expect((await step(other, id, name)).status).toBe(404);
    expect((await other.post(`${LIST}/${id}/edit`, { title: "Al altuia" })).status).toBe(404);
    expect((await firma.get(`${LIST}/${uats}`)).status).toBe(404);
    expect(await everything()).toBe(before);
  });

  it("lets a suspended organisation read and nothing more", async () => {
    const before = await everything();
    expect((await suspended.get(LIST)).status).toBe(200);
    expect((await suspended.get(`${LIST}/new`)).status).toBe(403);
    const posted = await suspended.post(`${LIST}/new`, { title: "Titlu", category: "legal", body: "Text" });
    expect(posted.status).toBe(403);
    expect(await textOf(posted)).toContain("Contul organizației este suspendat.");
    expect(await everything()).toBe(before);
  });

  it("lets a newcomer write, and send only after the verification", async () => {
    const own = idIn(await create(newcomer, LIST));
    const page = await textOf(await newcomer.get(`${LIST}/${own}`));
    expect(page).toContain("Puteți trimite articole la revizie după ce un administrator vă verifică organizația.");
    expect(page).not.toContain("Trimite la revizie");
    const before = await everything();
    const refused = await step(newcomer, own, "submission");
    expect(refused.status).toBe(403);
    expect(await everything()).toBe(before);
  });

  it.each([
    ["recall", "este din nou o ciornă"],
    ["withdrawal", "nu mai este publicat"],
    ["restoration", "nu este în coș"],
  ] as const)("refuses the %s of a draft: %s", async (name, words) => {
    const before = await everything();
    const answer = await step(firma, id, name);
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain(words);
    expect(await everything()).toBe(before);
  });

  it("keeps what waits for its decision as it is", async () => {
    await submitArticle(firma.actor, id);
    const before = await everything();
    expect((await step(firma, id, "submission")).status).toBe(409);
    const answer = await firma.post(`${LIST}/${id}/edit`, { title: "Altul", category: "legal", body: "Alt text" });
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Retrageți-l din revizie");
    expect(await everything()).toBe(before);
  });
});

describe("bad input", () => {
  it("comes back whole, with the specification's sentence when something is missing", async () => {
    const before = await everything();
    const answer = await create(firma, LIST, { title: " ", category: "", body: "", summary: "Rămâne." });
    expect(answer.status).toBe(400);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const words of ["Toate câmpurile sunt obligatorii", "Introduceți titlul", "Alegeți categoria"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Scrieți conținutul articolului");
    expect(html).toContain("Rămâne.");
    expect(html).toContain("<title>Eroare: Articol nou – PSP</title>");
    expect(await everything()).toBe(before);
  });

  it.each([
    ["a long title", { title: "a".repeat(151) }, "Titlul poate avea cel mult 150 de caractere"],
    ["a long summary", { summary: "a".repeat(301) }, "Rezumatul poate avea cel mult 300 de caractere"],
    ["a long text", { body: "cuvânt ".repeat(9000) }, "Conținutul poate avea cel mult 60.000 de caractere"],
    ["a category of the other kind of author", { category: "announcements" }, "Alegeți o categorie din listă"],
    ["an editor's empty paragraph", { bodyForm: "rich", body: "<p></p>" }, "Toate câmpurile sunt obligatorii"],
    [
      "only a foreign picture",
      { bodyForm: "rich", body: '<img src="https://rau.example/x.png">' },
      "Scrieți conținutul",
    ],
  ] as const)("%s", async (_, given, words) => {
    const before = await everything();
    const answer = await create(firma, LIST, given);
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain(words);
    expect(await everything()).toBe(before);
  });

  it("is twenty articles a day and not one more", async () => {
    const writer = await member("FIRMA");
    for (let count = 0; count < 20; count += 1) expect((await create(writer, LIST)).status).toBe(303);
    const before = await everything();
    const answer = await create(writer, LIST);
    expect(answer.status).toBe(429);
    expect(await everything()).toBe(before);
    const tomorrow = new Date(now().getTime() + 25 * 3_600_000);
    await withClock(tomorrow, async () => expect((await create(writer, LIST)).status).toBe(303));
  });
});

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
    const [one, two] = [await firma.post(`${LIST}/new`, form), await firma.post(`${LIST}/new`, form)];
    expect(one.headers.get("location")).toBe(two.headers.get("location"));
    expect(await db().$count(articles, eq(articles.title, "O singură dată"))).toBe(1);
  });

  it("is cleaned whichever form of it was sent", async () => {
    const rich = await create(firma, LIST, {
      bodyForm: "rich",
      body: '<p onclick="x()">a<script>alert(1)</script></p><p><a href="javascript:alert(1)">b</a></p>',
    });
    expect((await rowOf(idIn(rich))).body).toBe("<p>a</p><p>b</p>");
    const plain = await create(firma, LIST, { body: "<script>alert(1)</script>\n\n[b](javascript:alert(1))" });
    expect((await rowOf(idIn(plain))).body).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>b</p>");
  });

  it("is edited by any colleague, and comes back the same through the form without script", async () => {
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

  it("saved as it was and sent in one step is the form again, with why", async () => {
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

describe("a published article", () => {
  let id: string;
  beforeEach(async () => {
    id = await draftOf(firma.actor, { body: "<p>Textul aprobat.</p>" });
    await submitArticle(firma.actor, id);
    await approve(id);
  });

  const publicText = async () => textOf(await stranger.get(`/blog/${id}`));

  it("is read as approved while its newer text is written, sent and rejected", async () => {
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

  it("has no newer text when the old one is written again", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await edit(firma, id, { body: "Textul aprobat." });
    expect(await rowOf(id)).toMatchObject({ revision: null });
    expect((await step(firma, id, "submission")).status).toBe(409);
  });

  it("keeps its newer text when that is taken back from review", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await step(firma, id, "submission");
    await step(firma, id, "recall");
    expect(await rowOf(id)).toMatchObject({ status: "published", revision: "draft" });
  });

  it("is withdrawn by its author after a question, and what waited with it", async () => {
    await edit(firma, id, { body: "Textul nou." });
    await step(firma, id, "submission");
    expect(await textOf(await firma.get(`${LIST}/${id}/withdrawal`))).toContain("Retrageți articolul din public?");
    expect((await step(firma, id, "withdrawal")).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "draft", body: "<p>Textul nou.</p>" });
    expect((await stranger.get(`/blog/${id}`)).status).toBe(404);
    expect(await waitingSubmissionId(id)).toBeNull();
  });

  it("goes into the bin after a question and comes out as it was", async () => {
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

  it("ends for good thirty days later, and is gone from the desk to the minute", async () => {
    await deleteArticle(firma.actor, id);
    const at = now().getTime() + 30 * 86_400_000;
    await withClock(new Date(at - 60_000), async () => {
      expect(await purgeBin()).toBe(0);
      expect((await articleOf(firma.actor, id, now())).id).toBe(id);
    });
    await withClock(new Date(at + 60_000), async () => {
      await expect(articleOf(firma.actor, id, now())).rejects.toMatchObject({ status: 404 });
      await expect(restoreArticle(firma.actor, id)).rejects.toMatchObject({ status: 404 });
      expect(await purgeBin()).toBe(1);
    });
    expect(await articleById(id)).toBeNull();
    expect(await db().$count(articleSubmissions, eq(articleSubmissions.articleId, id))).toBe(0);
  });
});

describe("the list", () => {
  it("counts each state, finds words and keeps both in its address", async () => {
    const writer = await member("FIRMA");
    expect(await textOf(await writer.get(LIST))).toContain("Niciun articol, deocamdată");
    await draftOf(writer.actor, { title: "Canalizare" });
    const waiting = await draftOf(writer.actor, { title: "Apă" });
    await submitArticle(writer.actor, waiting);
    const all = await textOf(await writer.get(LIST));
    expect(all).toMatch(/Toate 2 Ciorne 1 În revizie 1 Publicate 0 Respinse 0/);
    const drafts = await textOf(await writer.get(`${LIST}?stare=ciorne`));
    expect(drafts).toContain("Canalizare");
    expect(drafts).not.toMatch(/„Apă”/);
    expect(await textOf(await writer.get(`${LIST}?cauta=canalizare`))).toMatch(/Toate 1 Ciorne 1 În revizie 0/);
    expect(await textOf(await writer.get(`${LIST}?cauta=nimic`))).toContain("Niciun articol cu „nimic”");
    expect(await textOf(await writer.get(`${LIST}?stare=respinse`))).toContain("Niciun articol respins");
  });

  it("shows the first hundred characters", async () => {
    const writer = await member("UAT");
    await draftOf(writer.actor, { body: `<p>${"cuvânt ".repeat(60)}</p>` });
    const html = await (await writer.get(UAT_LIST)).text();
    const shown = html.match(/<p>((?:cuvânt ?)+…)<\/p>/)?.[1] ?? "";
    expect(shown.length).toBeLessThanOrEqual(100);
    expect(shown.length).toBeGreaterThan(90);
  });
});
