import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LocalDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { Overtaken } from "~/platform/form/version.server";
import { Refusal } from "~/platform/refusal";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { documentOf, everything, published, rowOf } from "./library.test-data";
import { editionOf, editionsOf, verificationsOf } from "./store/resources.server";
import { resources, resourceVerifications } from "./tables/resources.server";
import {
  createResource,
  editResource,
  resourceBin,
  restoreResource,
  verifyResource,
  versionOf,
  withdrawResource,
} from "./verbs/resources.server";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");
const day = (number: number) => new Date(START.getTime() + number * 86_400_000);
const SOURCE = {
  source: "https://legislatie.just.ro/Public/DetaliiDocument/178667",
  sourceOn: "2026-10-01" as LocalDate,
};
const LIST = "/admin/library";

let admin: Person;
let uat: Person;
let firma: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  firma = await member("FIRMA");
});
beforeEach(() => setClock(START));

const edit = async (id: string, given: Parameters<typeof documentOf>[1], seen?: string) =>
  editResource(admin.actor, id, documentOf(admin, given), seen ?? versionOf(await rowOf(id)));

describe("a document", () => {
  it("has editions that never change, each with its number", async () => {
    const id = await published(admin);
    const first = await editionOf(id, 1);
    setClock(day(1));
    await edit(id, { body: "<p>Alt text.</p>", note: "Textul nou" });
    await edit(id, { body: "<p>Alt text.</p>", months: 6 }); // no other text, so no other edition
    expect((await editionsOf(id)).map(({ number, note }) => [number, note])).toEqual([
      [2, "Textul nou"],
      [1, ""],
    ]);
    expect(await editionOf(id, 1)).toEqual(first);
    expect(await rowOf(id)).toMatchObject({ number: 2, months: 6, body: "<p>Alt text.</p>" });
  });

  it("has no deputy who answers for it already", async () => {
    const { userId } = admin.actor;
    const fields = {
      title: "Ghid",
      kind: "guide",
      category: "taxation",
      summary: "Pe scurt.",
      months: "12",
      bodyForm: "plain",
      body: "Un text.",
      ownerId: userId,
      deputyId: userId,
    };
    const sentence = "Alegeți ca înlocuitor altă persoană decât cea care răspunde de document";
    for (const path of ["/admin/library/new", "/admin/library/import"]) {
      const answer = await admin.post(path, fields);
      expect([answer.status, await textOf(answer)]).toEqual([400, expect.stringContaining(sentence)]);
    }
    await expect(published(admin, { deputyId: userId })).rejects.toThrow();
  });

  it("is not overwritten by who has not seen its last text", async () => {
    const id = await published(admin);
    const seen = versionOf(await rowOf(id));
    await edit(id, { title: "Alt titlu" });
    const before = await everything();
    await expect(edit(id, { title: "Al treilea" }, seen)).rejects.toThrow(Overtaken);
    expect(await everything()).toBe(before);
  });

  it("is verified in the edition that was seen", async () => {
    const id = await published(admin);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    expect((await rowOf(id)).verification).toMatchObject({ verifiedOn: "2026-11-21", ...SOURCE });
    await edit(id, { summary: "Altul." });
    await expect(verifyResource(admin.actor, id, { edition: 1, ...SOURCE })).rejects.toThrow(/ediție nouă/);
    await verifyResource(admin.actor, id, { edition: 2, ...SOURCE });
    expect((await verificationsOf(id)).map(({ edition }) => edition)).toEqual([2, 1]);
  });

  it("keeps its verification through every other step", async () => {
    const steps = {
      edit: (id: string, text: string) => edit(id, { body: `<p>${text}</p>` }),
      facts: (id: string, text: string) => edit(id, { months: text.length % 2 ? 6 : 12 }),
      withdraw: (id: string) => withdrawResource(admin.actor, id),
      restore: (id: string) => restoreResource(admin.actor, id),
    };
    const names = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
    const verified = async (id: string) =>
      JSON.stringify([
        await db().select().from(resourceVerifications).orderBy(resourceVerifications.id),
        (await rowOf(id)).verification,
      ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, fc.string({ minLength: 1, maxLength: 5 })), { maxLength: 8 }),
        async (all) => {
          const id = await published(admin);
          await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
          const before = await verified(id);
          for (const [name, text] of all) {
            await steps[name](id, text).catch((error) => {
              if (!(error instanceof Refusal)) throw error;
            });
            expect(await verified(id)).toBe(before);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it("is withdrawn into the bin, restored, and deleted after thirty days with all its editions", async () => {
    const id = await published(admin);
    await edit(id, { title: "Alt titlu" });
    await verifyResource(admin.actor, id, { edition: 2, ...SOURCE });
    await withdrawResource(admin.actor, id);
    const before = await everything();
    await expect(edit(id, { title: "Încă unul" })).rejects.toThrow(/retras/);
    await expect(verifyResource(admin.actor, id, { edition: 2, ...SOURCE })).rejects.toThrow(/retras/);
    expect(await everything()).toBe(before);
    await restoreResource(admin.actor, id);
    await withdrawResource(admin.actor, id);
    setClock(day(31));
    expect(await resourceBin.sweep()).toBeGreaterThan(0);
    expect(await editionsOf(id)).toEqual([]);
    expect((await db().select().from(resources)).map((row) => row.id)).not.toContain(id);
  });

  it("is written only by an ADMIN", async () => {
    const id = await published(admin);
    const before = await everything();
    for (const { actor } of [uat, firma]) {
      await expect(createResource(actor, documentOf(admin))).rejects.toThrow(/administrator/);
      await expect(editResource(actor, id, documentOf(admin, { title: "Al meu" }), null)).rejects.toThrow(
        /administrator/,
      );
      await expect(verifyResource(actor, id, { edition: 1, ...SOURCE })).rejects.toThrow(/administrator/);
      await expect(withdrawResource(actor, id)).rejects.toThrow(/administrator/);
    }
    expect(await everything()).toBe(before);
  });
});

describe("the desk of the library", () => {
  const fields = {
    title: "Ghid de gunoi",
    kind: "guide",
    category: "environment",
    summary: "Cum se colectează deșeurile.",
    tags: "deșeuri, salubrizare, Deseuri",
    bodyForm: "plain",
    body: "## Pașii\n\nSe **cântăresc** sacii.",
    months: "6",
  };
  const form = async () => ({
    formKey: hiddenField(await (await admin.get(`${LIST}/new`)).text(), "formKey"),
    ownerId: admin.actor.userId,
    ...fields,
  });
  const idIn = (answer: Response) => answer.headers.get("location")?.split("/").at(-1) ?? "";

  it("writes a document once, however often it is sent", async () => {
    const sent = await form();
    const one = await admin.post(`${LIST}/new`, sent);
    const other = await admin.post(`${LIST}/new`, sent);
    expect(one.status).toBe(303);
    expect(idIn(one)).toBe(idIn(other));
    const row = await rowOf(idIn(one));
    expect(row).toMatchObject({ number: 1, months: 6, isExample: false });
    expect(row.tags).toEqual(["Deseuri", "salubrizare"]);
    expect(row.body).toBe("<h2>Pașii</h2><p>Se <strong>cântăresc</strong> sacii.</p>");
  });

  it.each([
    [{ title: "" }, "Introduceți titlul"],
    [{ body: "" }, "Scrieți conținutul documentului"],
    [{ tags: "a,b,c,d,e,f,g,h,i,j,k" }, "Scrieți cel mult 10 etichete"],
    [{ kind: "poem" }, "Alegeți felul documentului din listă"],
    [{ ownerId: "01890000-0000-7000-8000-00000000ffff" }, "Alegeți o persoană din listă"],
  ])("refuses %j with the form kept", async (wrong, sentence) => {
    const before = await everything();
    const answer = await admin.post(`${LIST}/new`, { ...(await form()), ...wrong });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain("Cum se colectează deșeurile.");
    expect(await everything()).toBe(before);
  });

  it("shows both texts to who saves over somebody else's", async () => {
    const id = idIn(await admin.post(`${LIST}/new`, await form()));
    const path = `${LIST}/${id}/edit`;
    const html = await (await admin.get(path)).text();
    const shown = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    await edit(id, { title: "Titlul colegei" });
    const answer = await admin.post(path, { ...(await form()), ...shown, title: "Titlul meu" });
    expect(answer.status).toBe(409);
    const page = await textOf(answer.clone());
    expect(page).toContain("Titlul colegei");
    const again = { ...(await form()), title: "Titlul meu", version: hiddenField(await answer.text(), "version") };
    expect((await admin.post(path, again)).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ title: "Titlul meu", number: 3 });
  });

  it("verifies against an address and a date", async () => {
    const id = await published(admin);
    const path = `${LIST}/${id}/verification`;
    const sent = { edition: "1", source: "legislatie.just.ro/Public/1", sourceOn: "01.10.2026" };
    expect((await admin.post(path, { ...sent, source: "nu știu" })).status).toBe(400);
    expect((await admin.post(path, sent)).status).toBe(303);
    const page = await textOf(await admin.get(`${LIST}/${id}`));
    expect(page).toContain("Verificat la 21 noiembrie 2026; de reverificat din 21 noiembrie 2027");
    expect(page).toContain("legislatie.just.ro/Public/1");
  });

  it("lists by state, kind, category and words in any form", async () => {
    setClock(day(-365));
    const old = await published(admin, { title: "Clădiri de demult" });
    await verifyResource(admin.actor, old, { edition: 1, ...SOURCE });
    setClock(START);
    const id = await published(admin, {
      title: "Autorizarea clădirilor",
      category: "local_strategies",
      kind: "checklist",
    });
    const found = async (query: string, it = id) =>
      (await (await admin.get(`${LIST}?${query}`)).text()).includes(`${LIST}/${it}"`);
    expect(await found("cauta=clădire+autorizare")).toBe(true);
    expect(await found("cauta=cladiri&stare=never&fel=checklist&categorie=local_strategies")).toBe(true);
    expect(await found("cauta=cladiri&stare=verified")).toBe(false);
    expect(await found("cauta=cladiri&categorie=taxation")).toBe(false);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    expect(await found("cauta=cladiri&stare=verified")).toBe(true);
    expect(await found("cauta=cladiri&stare=due", old)).toBe(true);
    expect(await found("cauta=cladiri&stare=due")).toBe(false);
    await edit(id, { title: "Autorizarea clădirilor noi" });
    expect(await found("cauta=cladiri&stare=changed")).toBe(true);
    await withdrawResource(admin.actor, id);
    expect(await found("cauta=cladiri")).toBe(false);
  });

  it("shows what changed in an edition, at its permanent address", async () => {
    const id = await published(admin);
    await edit(id, { title: "Referat nou", body: "<p>Subsemnata solicit demararea achiziției.</p>" });
    const page = await textOf(await admin.get(`${LIST}/${id}/v/2`));
    expect(page).toContain("Ce s-a schimbat față de ediția 1");
    expect(page).toContain("[șters: Subsemnatul ] [adăugat: Subsemnata ]");
    expect(await textOf(await admin.get(`${LIST}/${id}/v/1`))).toContain("Cea de acum este ediția 2");
    for (const number of ["3", "0", "01", "x"]) expect((await admin.get(`${LIST}/${id}/v/${number}`)).status).toBe(404);
  });

  it("is closed to others", async () => {
    for (const who of [stranger, uat, firma]) expect((await who.get(LIST)).status).toBe(302);
  });
});
