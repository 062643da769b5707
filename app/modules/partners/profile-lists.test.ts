import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { localDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, type Fields, firm, ownId, rows, saveAs } from "./profile.test-data";
import type { SECTION_CODES } from "./rules/sections";
import { servicesOf } from "./store/profile.server";
import { partnerProjects, partnerSpecialOffers } from "./tables.server";

ownPlatform();
let owner: Person;
let id = "";
const stored = () => servicesOf(id);
const save = (section: (typeof SECTION_CODES)[number], fields: Fields, by = owner) => saveAs(by, section, fields);

beforeEach(async () => {
  setClock(at);
  owner = await firm();
  id = ownId(owner);
});

describe("the lists of a profile", () => {
  it("services: blank ones are ignored, others trimmed; a changed one keeps its row, wherever it stands", async () => {
    await save(
      "services",
      rows([{ name: " Audit  energetic " }, { name: "  ", description: "" }, { name: "Instruire" }]),
    );
    const [audit, course] = await stored();
    expect([audit?.name, course?.name]).toEqual(["Audit energetic", "Instruire"]);
    await save(
      "services",
      rows([
        { id: course?.id ?? "", name: "Instruire scurtă", description: "O zi.\nLa sediu." },
        { name: "Portal" },
        { id: audit?.id ?? "", name: "Audit energetic" },
      ]),
    );
    const after = await stored();
    expect(after.map(({ name, description }) => [name, description])).toEqual([
      ["Instruire scurtă", "O zi.\nLa sediu."],
      ["Portal", null],
      ["Audit energetic", null],
    ]);
    expect([after[0]?.id, after[2]?.id]).toEqual([course?.id, audit?.id]);
    await save("services", rows([{ id: audit?.id ?? "", name: "" }]));
    expect(await stored()).toEqual([]);
  });

  it("a wrong row is said with its number, and all that was typed comes back", async () => {
    const answer = await save("services", rows([{ name: "Bun" }, { name: "", description: "Fără nume" }]));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Introduceți denumirea serviciului");
    expect(html).toContain("Serviciul 2: introduceți denumirea serviciului");
    expect(html).toContain('href="#rows[1].name"');
    expect(html).toContain("Fără nume");
    expect(html).toContain('value="Bun"');
    expect(await stored()).toEqual([]);
    const many = rows(Array.from({ length: 31 }, (_, index) => ({ name: `S ${index}` })));
    expect((await save("services", many)).status).toBe(400);
  });

  it("a button changes the rows and saves nothing", async () => {
    await save("services", rows([{ name: "Unu" }, { name: "Doi" }]));
    const [one, two] = await stored();
    const typed = rows([
      { id: one?.id ?? "", name: "Unu schimbat" },
      { id: two?.id ?? "", name: "Doi" },
    ]);
    const added = await save("services", { ...typed, "rows.change": "add 2" });
    const html = await added.text();
    expect(added.status).toBe(200);
    expect(html).toContain('value="Unu schimbat"');
    expect(html).toMatch(/name="rows\[2\]\.name"[^>]*autofocus|autofocus[^>]*name="rows\[2\]\.name"/i);
    expect(html).toContain(`value="${one?.id}"`);
    expect(html).not.toContain("<title>Eroare");
    const swapped = await (await save("services", { ...typed, "rows.change": "down 0" })).text();
    expect(swapped.indexOf('value="Doi"')).toBeLessThan(swapped.indexOf('value="Unu schimbat"'));
    expect((await stored()).map(({ name }) => name)).toEqual(["Unu", "Doi"]);
  });

  it("portfolio: a sum with its currency, or none", async () => {
    const answer = await save(
      "portfolio",
      rows([
        { name: "Școala Nr. 2", year: "2024", budget: "90.000 lei", currency: "RON" },
        { name: "Fără buget", currency: "EUR" },
      ]),
    );
    expect(answer.status).toBe(303);
    expect(await db().select().from(partnerProjects).where(eq(partnerProjects.partnerId, id))).toMatchObject([
      { name: "Școala Nr. 2", year: 2024, budget: 9_000_000, currency: "RON" },
      { name: "Fără buget", year: null, budget: null, currency: null },
    ]);
    const other = await save("portfolio", rows([{ name: "X", budget: "90 EUR", currency: "RON" }]));
    expect(await textOf(other)).toContain("Scrieți bugetul în moneda aleasă sau alegeți moneda scrisă lângă sumă");
    expect((await save("portfolio", rows([{ name: "X", budget: "mult" }]))).status).toBe(400);
    expect((await save("portfolio", rows([{ name: "X", year: "2030" }]))).status).toBe(400);
  });

  it("offers: hold until a day to come; one that has ended may stay, and is no longer shown", async () => {
    const offer = { title: "Diagnostic gratuit", description: "Pentru comune." };
    expect(await textOf(await save("offers", rows([{ ...offer, validUntil: "2026-11-20" }])))).toContain(
      "Ziua a trecut",
    );
    expect((await save("offers", rows([{ ...offer, validUntil: "31.02.2027" }]))).status).toBe(400);
    expect((await save("offers", rows([{ ...offer, validUntil: "24.11.2026" }]))).status).toBe(303);
    const [row] = await db().select().from(partnerSpecialOffers).where(eq(partnerSpecialOffers.partnerId, id));
    expect(row).toMatchObject({ ...offer, validUntil: localDate(2026, 11, 24) });
    expect(await textOf(await owner.get("/firma/profile"))).toContain("mai este valabilă 3 zile");
    setClock(new Date("2026-11-25T08:00:00Z"));
    owner = await person("FIRMA", id);
    expect(await textOf(await owner.get("/firma/profile"))).toContain("a expirat la 24 noiembrie 2026");
    expect(await textOf(await stranger.get(`/partener/${id}`))).not.toContain("Diagnostic gratuit");
    const kept = { id: row?.id ?? "", ...offer, title: "Diagnostic", validUntil: "2026-11-24" };
    expect((await save("offers", rows([kept]))).status).toBe(303);
    expect((await save("offers", rows([{ ...kept, validUntil: "2026-11-23" }]))).status).toBe(400);
  });

  it("specialisations, certifications and the team", async () => {
    await save("specialisations", rows([{ name: "Iluminat public" }, { name: "" }]));
    await save("certifications", rows([{ name: "ISO 9001", detail: "până în 2028" }]));
    await save("team", rows([{ name: "Ana Pop", position: "inginer", experience: "12 ani" }]));
    expect((await save("team", rows([{ name: "Ana Pop" }]))).status).toBe(400);
    const [first, services, team] = await Promise.all(
      ["", "?tab=servicii", "?tab=echipa"].map(async (tab) => textOf(await stranger.get(`/partener/${id}${tab}`))),
    );
    expect(first).toContain("ISO 9001");
    expect(first).toContain("Iluminat public");
    expect(services).toContain("Iluminat public");
    expect(team).toContain("Ana Pop inginer 12 ani");
  });
});
