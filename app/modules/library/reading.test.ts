import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentOf } from "~/modules/media/content/attachment-content.server";
import { textOf as storedTextOf } from "~/modules/media/content/text-content.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { sweepResourceUses } from "./jobs.server";
import { documentOf, published, rowOf } from "./library.test-data";
import { resources, resourceUses } from "./tables/resources.server";
import { editResource, verifyResource, versionOf, withdrawResource } from "./verbs/resources.server";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");
const day = (number: number) => new Date(START.getTime() + number * 86_400_000);
const SOURCE = { source: "https://legislatie.just.ro/Public/1", sourceOn: "2025-05-01" as LocalDate };
const HUB = "/uat/knowledge-hub";

let admin: Person;
let uat: Person;
let other: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  other = await member("UAT");
});
beforeEach(() => setClock(START));

const page = (id: string, part = "") => `/uat/resource/${id}${part}`;
const words = async (who: Person, path: string) => textOf(await who.get(path));

describe("a document, as an authority reads it", () => {
  it("is given as DOCX when it is a template, of any edition, and counted as a download", async () => {
    const id = await published(admin, { title: "Model de delegare" });
    expect(await words(uat, page(id))).toContain("Descarcă DOCX");
    const form = { number: "1", format: "docx" };
    expect((await uat.post(page(id, "/download"), form)).headers.get("location")).toBe(page(id, "/v/1/docx"));
    expect((await rowOf(id)).downloads).toBe(1);
    for (const path of ["/docx", "/v/1/docx"]) {
      const answer = await uat.get(page(id, path));
      const name = encodeURIComponent("Model de delegare, ediția 1, 21 noiembrie 2026.docx");
      expect(answer.headers.get("content-disposition")).toContain(name);
      const file = Buffer.from(await answer.arrayBuffer());
      expect((await contentOf(file, 1)).kind).toBe("docx");
      const text = await storedTextOf("docx", file);
      expect(typeof text === "string" ? text : text.pages.join("\n")).toContain("Subsemnatul solicit");
    }
    const guide = await published(admin, { kind: "guide", title: "Un ghid" });
    expect(await words(uat, page(guide))).not.toContain("Descarcă DOCX");
    const listed = async (sought: string) => words(uat, `${HUB}?cauta=${sought}`);
    expect(await listed("model+de+delegare")).toContain("Descarcă DOCX : Model de delegare");
    expect(await listed("un+ghid")).not.toContain("Descarcă DOCX : Un ghid");
    expect((await uat.get(page(guide, "/docx"))).status).toBe(404);
  });

  it("says everything that is known of it", async () => {
    setClock(day(-400));
    const id = await published(admin);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    await db().update(resources).set({ isExample: true }).where(eq(resources.id, id)); // as in the demo world
    setClock(START);
    const text = await words(uat, page(id));
    for (const said of [
      "Model de referat de necesitate",
      "Achiziții Publice",
      "Transparență",
      "achiziție directă",
      "Exemplu, neverificat",
      "sursa oficială",
      "textul ei este din 1 mai 2025",
      "Salvează ca PDF",
      "Adaugă la favorite",
      "Copiază linkul",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Editează");
    expect(text).not.toContain("Verificat la");
    expect(await (await uat.get(page(id))).text()).toContain('legislatie.just.ro/Public/1"');
  });

  it("is an example until somebody compares it with its source", async () => {
    const id = await published(admin, { title: "Exemplul verificat", isExample: true });
    const said = "Exemplu, neverificat";
    expect(await words(uat, page(id))).toContain(said);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    expect(await words(uat, page(id))).not.toContain(said);
    const list = await words(uat, "/uat/knowledge-hub?cauta=exemplul+verificat");
    const row = list.slice(list.indexOf("Biblioteca de documente"), list.indexOf("Salvează ca PDF"));
    expect(row).toMatch(/ Verificat /);
    expect(row).not.toMatch(/ Exemplu /);
  });

  it("warns that it was edited after its verification, and keeps each edition at its address", async () => {
    const id = await published(admin);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    setClock(day(2));
    await editResource(admin.actor, id, documentOf(admin, { body: "<p>Alt text.</p>" }), versionOf(await rowOf(id)));
    expect(await words(uat, page(id))).toContain(
      "Modificat la 23 noiembrie 2026, după verificarea din 21 noiembrie 2026",
    );
    expect(await words(uat, page(id, "/v/1"))).toContain("Subsemnatul solicit");
    expect(await words(uat, page(id, "/v/2"))).toContain("Ce s-a schimbat față de ediția 1");
  });

  it("is saved as a PDF with its date in the name, each edition too", async () => {
    const body =
      '<h2>Pași</h2><ul><li><p>Întâi <strong>cererea</strong></p></li></ul><p>Vedeți <a href="https://exemplu.ro/">lista</a>.</p>';
    const id = await published(admin, { title: "Cerere pentru șosea", body });
    const { headers } = await uat.post(page(id, "/download"), { number: "1" });
    expect(headers.get("location")).toBe(page(id, "/v/1/pdf"));
    for (const path of ["/pdf", "/v/1/pdf"]) {
      const answer = await uat.get(page(id, path));
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      const name = encodeURIComponent("Cerere pentru șosea, ediția 1, 21 noiembrie 2026.pdf");
      expect(answer.headers.get("content-disposition")).toContain(`UTF-8''${name}`);
      expect((await answer.text()).startsWith("%PDF-")).toBe(true);
    }
    expect((await uat.get(page(id, "/v/2/pdf"))).status).toBe(404);
  });

  it("has no download of an edition that is not there, which is not counted", async () => {
    const id = await published(admin);
    for (const number of ["2", "0", "x", "999999"])
      expect((await uat.post(page(id, "/download"), { number })).status, number).toBe(404);
    expect(await rowOf(id)).toMatchObject({ downloads: 0 });
  });

  it("counts each person once a day, as reader and as downloader", async () => {
    const id = await published(admin);
    for (const who of [uat, uat, other]) await who.get(page(id));
    await uat.get(page(id), { "sec-purpose": "prefetch" });
    for (const who of [uat, uat, other]) {
      const answer = await who.post(page(id, "/download"));
      expect(answer.headers.get("location")).toBe(page(id, "/pdf"));
    }
    await admin.get(`/admin/library/${id}`);
    expect(await rowOf(id)).toMatchObject({ views: 2, downloads: 2 });
    setClock(day(1));
    await uat.get(page(id));
    await uat.post(page(id, "/download"));
    expect(await rowOf(id)).toMatchObject({ views: 3, downloads: 3 });
    await sweepResourceUses.run({});
    const kept = await db().select().from(resourceUses);
    expect(kept.map((use) => use.day).sort()[0]).toBe("2026-11-22");
  });

  it("is put among the favourites and taken out", async () => {
    const id = await published(admin, { title: "Favoritul meu" });
    const favourites = () => words(uat, `${HUB}?care=favorite`);
    await uat.post(page(id, "/favourite"), { kept: "yes" });
    expect(await favourites()).toContain("Favoritul meu");
    expect(await words(uat, page(id))).toContain("Scoate din favorite");
    expect((await (await other.get(`${HUB}?care=favorite`)).text()).match(/Salvează ca PDF</g) ?? []).toEqual([]);
    await uat.post(page(id, "/favourite"), { kept: "no" });
    expect(await favourites()).toContain("Nimic nu corespunde filtrelor");
  });
});

describe("the knowledge hub", () => {
  const found = async (query: string, id: string) => {
    const list =
      /Biblioteca de documente[\s\S]*?<aside/.exec(await (await uat.get(`${HUB}?${query}`)).text())?.[0] ?? "";
    return list.includes(`"${page(id)}"`);
  };

  it("finds one document by different wordings, in title, summary, tags and text", async () => {
    const id = await published(admin, {
      title: "Regulamentul serviciului de salubrizare",
      summary: "Cum se colectează deșeurile menajere.",
      tags: ["gunoi"],
      body: "<p>Pubelele se ridică săptămânal din gospodării.</p>",
      category: "environment",
      kind: "guide",
      topics: ["urbanism"],
    });
    for (const query of ["salubrizare", "regulamente+servicii", "deseu+menajer", "gunoi", "pubela+gospodarie"])
      expect([query, await found(`cauta=${query}`, id)]).toEqual([query, true]);
    expect(await found("cauta=salubrizare&categorie=environment&fel=guide", id)).toBe(true);
    expect(await found("cauta=salubrizare&categorie=taxation", id)).toBe(false);
    expect(await words(uat, `${HUB}?cauta=salubrizare`)).toContain("Mediu și Dezvoltare Durabilă (1)");
    expect(await words(uat, `${HUB}/urbanism`)).toContain("Regulamentul serviciului de salubrizare");
    expect(await words(uat, `${HUB}/digitalizare`)).not.toContain("Regulamentul serviciului de salubrizare");
    await withdrawResource(admin.actor, id);
    expect(await found("cauta=salubrizare", id)).toBe(false);
    expect((await uat.get(page(id))).status).toBe(404);
  });

  it("puts first what has the words in its title", async () => {
    const inText = await published(admin, { title: "Anexă", body: "<p>Se completează devizul general.</p>" });
    const inTitle = await published(admin, { title: "Un deviz general" });
    const html = await (await uat.get(`${HUB}?cauta=deviz+general`)).text();
    const list = html.slice(html.indexOf("Biblioteca de documente"));
    expect(list.indexOf(inTitle)).toBeGreaterThan(-1);
    expect(list.indexOf(inTitle)).toBeLessThan(list.indexOf(inText));
  });
});
