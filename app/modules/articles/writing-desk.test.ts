import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { now, withClock } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { create, draftOf, everything, idIn, LIST, STEPS, step, UAT_LIST } from "./desk.test-data";
import { submitArticle } from "./verbs/writing.server";

ownPlatform();

let firma: Person;
let uat: Person;
let other: Person;
let newcomer: Person;
let suspended: Person;
let admin: Person;

beforeAll(async () => {
  firma = await member("FIRMA");
  uat = await member("UAT");
  other = await member("FIRMA");
  newcomer = await member("FIRMA", "pending");
  suspended = await member("FIRMA", "suspended");
  admin = await person("ADMIN");
});

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
    expect(posted.headers.get("location"), "nobody knows whose it is").toContain(
      `redirectTo=${encodeURIComponent(`${LIST}/new`)}`,
    );
    expect(await everything()).toBe(before);
  });

  it("redirects other roles to their dashboard, and refuses their posts", async () => {
    const before = await everything();
    expect((await uat.get(`${LIST}/${id}`)).headers.get("location")).toBe("/uat/dashboard");
    for (const name of STEPS) expect((await step(uat, id, name)).status).toBe(403);
    expect((await admin.post(`${LIST}/${id}/edit`, { title: "Rescris" })).status).toBe(403);
    expect(await everything()).toBe(before);
  });

  it("answers 404 for another organisation's articles", async () => {
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
    expect(await textOf(await newcomer.get(`${LIST}/${own}/preview`))).not.toContain("Verificată");
    const verified = await draftOf(firma.actor);
    expect(await textOf(await firma.get(`${LIST}/${verified}/preview`))).toContain("Verificată");
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

  it("does not change a pending text", async () => {
    await submitArticle(firma.actor, id);
    const before = await everything();
    expect((await step(firma, id, "submission")).status).toBe(409);
    const sent = { formKey: newFormKey(), title: "Altul", category: "legal", body: "Alt text" };
    const answer = await firma.post(`${LIST}/${id}/edit`, sent);
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Retrageți-l din revizie");
    expect(await everything()).toBe(before);
  });
});

describe("bad input", () => {
  it("is shown again complete, with the specification's sentence when a field is missing", async () => {
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

  it("keeps an earlier draft and its notice, so that it is not overwritten", async () => {
    const writer = await member("FIRMA");
    await writer.post("/ciorna", { _pagina: `${LIST}/new`, title: "Scris ieri", body: "Ce am scris ieri." });
    const answer = await create(writer, LIST, { title: " " });
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("Continuați textul păstrat de la");
    expect(await (await writer.get(`${LIST}/new?ciorna=da`)).text()).toContain("Scris ieri");
  });

  it.each([
    ["a long title", { title: "a".repeat(151) }, "Scurtați titlul la cel mult 150 de caractere"],
    ["a long summary", { summary: "a".repeat(301) }, "Scurtați rezumatul la cel mult 300 de caractere"],
    ["a long text", { body: "cuvânt ".repeat(9000) }, "Scurtați conținutul la cel mult 60.000 de caractere"],
    ["a category of the other kind of author", { category: "announcements" }, "Alegeți categoria din listă"],
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

  it("is limited to twenty articles a day", async () => {
    const writer = await member("FIRMA");
    for (let count = 0; count < 20; count += 1) expect((await create(writer, LIST)).status).toBe(303);
    const before = await everything();
    const answer = await create(writer, LIST);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toMatch(/Încercați din nou peste 2[34] de ore.*name="title" [^>]*value="[^"]+"/s);
    expect(await everything()).toBe(before);
    const tomorrow = new Date(now().getTime() + 25 * 3_600_000);
    await withClock(tomorrow, async () => expect((await create(writer, LIST)).status).toBe(303));
  });
});
describe("the list", () => {
  it("counts each state, searches, and keeps tab and search in its address", async () => {
    const writer = await member("FIRMA");
    expect(await textOf(await writer.get(LIST))).toContain("Niciun articol, deocamdată");
    const noDrafts = await textOf(await writer.get(`${LIST}?stare=ciorne`));
    for (const words of ["Nicio ciornă", "Articol nou", "Toate 0"]) expect(noDrafts).toContain(words);
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
    const shown = html.match(/<p class="row__say">((?:cuvânt ?)+…)<\/p>/)?.[1] ?? "";
    expect(shown.length).toBeLessThanOrEqual(100);
    expect(shown.length).toBeGreaterThan(90);
  });
});
