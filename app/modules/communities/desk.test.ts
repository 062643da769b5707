import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { keepDraft, keptDraft } from "~/platform/form/draft.server";
import { newFormKey } from "~/platform/form/once.server";
import {
  hiddenField,
  member,
  organisation,
  type Person,
  person,
  stranger,
  textOf,
} from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { DESK, type Fields, idOf, own, profile, SAVED, saidAfter, save, sent, withCommunity } from "./desk.test-data";
import { SECTIONS } from "./rules/sections";
import { communityOf } from "./store/profile.server";
import { communities } from "./tables.server";

ownPlatform();

beforeAll(() => setClock(new Date("2026-11-21T09:00:00Z")));

describe("an authority without a community", () => {
  let uat: Person;
  beforeAll(async () => {
    uat = await member("UAT", "pending", { name: "Comuna Nouă", county: "CJ", authorityKind: "commune" });
  });

  it("is asked to make one, from what it registered with", async () => {
    const text = await textOf(await uat.get(DESK));
    expect(text).toContain("Comunitatea nu are încă o pagină");
    expect(text).toContain("Creează pagina comunității");
    const html = await (await uat.get(`${DESK}/new`)).text();
    expect(html).toContain('value="Comuna Nouă"');
    expect(html).toContain('<option value="CJ" selected="">');
    expect(html).toContain('value="Strada Morii nr. 4"');
    expect(html).toContain("Comună, stabilit la verificare.");
  });

  it("is led there from whatever would edit one", async () => {
    for (const page of ["profile", "contact", "gallery", "attractions/new", "preview"])
      expect((await uat.get(`${DESK}/${page}`)).headers.get("location"), page).toBe(DESK);
  });

  it("is told what is missing, with what was typed", async () => {
    const answer = await save(uat, `${DESK}/new`, { name: " ", county: "CJ", address: "Undeva" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Introduceți denumirea comunității");
    expect(html).toContain('value="Undeva"');
    expect(await communityOf(idOf(uat))).toBeNull();
  });

  it("makes one, once, of the kind that was found when it was verified", async () => {
    const form = await sent(uat, `${DESK}/new`, { name: "Comuna Nouă", county: "CJ", kind: "municipality" });
    const answers = [await uat.post(`${DESK}/new`, form), await uat.post(`${DESK}/new`, form)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await saidAfter(uat, answers[0] as Response)).toContain(SAVED);
    expect(await own(uat)).toMatchObject({ name: "Comuna Nouă", kind: "commune", county: "CJ" });
    expect(await db().$count(communities, eq(communities.organisationId, idOf(uat)))).toBe(1);
    const again = await uat.post(`${DESK}/new`, { formKey: newFormKey(), name: "Alta", county: "CJ" });
    expect(again.status).toBe(409);
  });

  it("is not told that the kind differs, which its form does not ask, when somebody else saved first", async () => {
    const early = await sent(uat, `${DESK}/location`, { county: "CJ", population: "2.100" });
    expect((await save(uat, `${DESK}/location`, { county: "CJ", population: "2.200" })).status).toBe(303);
    const answer = await uat.post(`${DESK}/location`, early);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('<th scope="row">Populația</th>');
    expect(html).not.toContain('<th scope="row">Felul autorității</th>');
    await save(uat, `${DESK}/location`, { county: "CJ" });
    expect(await own(uat)).toMatchObject({ kind: "commune", population: null });
  });

  it("sees at once that nobody else sees it yet, and what comes next", async () => {
    const text = await textOf(await uat.get(DESK));
    for (const words of ["Pagina nu este publică încă", "Ce urmează", "0 din 9 părți completate", "Scrie descrierea"])
      expect(text, words).toContain(words);
    expect(text).not.toContain("Pagina publică");
    const { id } = await own(uat);
    expect((await stranger.get(`/comunitati/${id}`)).status).toBe(404);
    expect(await textOf(await uat.get(`${DESK}/preview`))).toContain("pagina nu este publică încă");
  });
});

describe("sections", () => {
  let uat: Person;
  let colleague: Person;
  beforeAll(async () => {
    const id = await organisation("UAT");
    uat = await withCommunity(await person("UAT", id));
    colleague = await person("UAT", id, "colleague");
  });

  it.each(Object.entries(SECTIONS))("%s: its form has every field that it has", async (section, fields) => {
    const html = await (await uat.get(`${DESK}/${section}`)).text();
    const shown = Object.keys(fields).filter((field) => html.includes(`name="${field}"`));
    expect(shown).toEqual(Object.keys(fields));
  });

  it("come back whole with what is wrong in them, and nothing is stored", async () => {
    const before = await own(uat);
    const answer = await save(uat, `${DESK}/contact`, { phone: "12", email: "nimic", address: "Ulița Mare" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const words of ["Ulița Mare", 'value="12"', 'value="nimic"', "Numărul de telefon"])
      expect(html).toContain(words);
    expect(await own(uat)).toEqual(before);
  });

  it("keep the number that stands when words are typed in its place, and show the words again", async () => {
    await save(uat, `${DESK}/statistics`, { citizensServed: "4.120" });
    const answer = await save(uat, `${DESK}/statistics`, { citizensServed: "circa 4120" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="circa 4120"');
    expect(html).toContain("Scrieți numărul de cetățeni deserviți ca număr întreg");
    expect((await own(uat)).citizensServed).toBe(4120);
  });

  it.each<[string, Fields, object]>([
    ["profile", profile, { description: "Trei sate.", objectives: "Apă." }],
    [
      "location",
      { county: "CJ", kind: "town", population: "4.120", areaHectares: "84,5" },
      { county: "CJ", kind: "town", population: 4120, areaHectares: 8450 },
    ],
    [
      "statistics",
      { projectsCompleted: "14", budgetAllocated: "12 milioane lei", citizensServed: "" },
      { projectsCompleted: 14, citizensServed: 0 },
    ],
    ["contact", { phone: "0260 555 014", website: "magura.example" }, { phone: "+40260555014", address: null }],
  ])("%s: saved by a colleague too, and on the public page at once", async (section, fields, stored) => {
    const answer = await save(colleague, `${DESK}/${section}`, fields);
    expect(answer.headers.get("location")).toBe(DESK);
    expect(await saidAfter(colleague, answer)).toContain(SAVED);
    expect(await own(uat)).toMatchObject(stored);
    const { id } = await own(uat);
    const page = await textOf(await stranger.get(`/comunitati/${id}`));
    const words = {
      profile: "Trei sate.",
      location: "84,5 km²",
      statistics: "12 milioane lei",
      contact: "0260 555 014",
    };
    expect(page).toContain(words[section as keyof typeof words]);
  });

  it("show two phones, one with an extension, and a site and an address as they are written", async () => {
    const phone = "0260 555 014 int. 12, 0722 555 014";
    const fields = { phone, website: "www.primăria.example/știri", email: "contact@xn--primria-c4a.example" };
    expect((await save(uat, `${DESK}/contact`, fields)).status).toBe(303);
    expect((await own(uat)).phone).toBe("+40260555014;ext=12,+40722555014");
    const form = await (await uat.get(`${DESK}/contact`)).text();
    for (const value of [phone, "https://www.primăria.example/", "contact@primăria.example"])
      expect(form).toContain(`value="${value}`);
    const { id } = await own(uat);
    const page = await (await stranger.get(`/comunitati/${id}`)).text();
    for (const shown of [
      'href="tel:+40260555014;ext=12">0260 555 014 int. 12<',
      'href="tel:+40722555014">0722 555 014<',
      ">contact@primăria.example<",
      ">primăria.example/",
    ])
      expect(page, shown).toContain(shown);
    expect((await save(uat, `${DESK}/contact`, { ...fields, phone: `${phone}, 0722 555 015` })).status).toBe(400);
  });

  it("are in the directory, on the map and in the one search at once", async () => {
    await save(uat, `${DESK}/profile`, {
      ...profile,
      name: "Comuna Zgrăbunțeni",
      description: "La noi se țes ștergare.",
    });
    await save(uat, `${DESK}/location`, { county: "TL" });
    await deliverJournal();
    expect(await textOf(await stranger.get("/comunitati?cauta=zgrabunteni"))).toContain("Comuna Zgrăbunțeni");
    expect(await (await stranger.get("/comunitati")).text()).toContain('aria-label="Tulcea: 1 comunitate"');
    expect(await textOf(await stranger.get("/cauta?q=zgrabunteni"))).toContain("Zgrăbunțeni");
  });

  it("the second who saves one hears of the first, and loses nothing", async () => {
    const mine = await sent(uat, `${DESK}/contact`, { phone: "0260 555 015", address: "Strada Nouă nr. 1" });
    const theirs = await sent(colleague, `${DESK}/contact`, { phone: "0260 555 016" });
    expect((await colleague.post(`${DESK}/contact`, theirs)).status).toBe(303);
    const answer = await uat.post(`${DESK}/contact`, mine);
    expect(answer.status).toBe(409);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const words of [colleague.actor.name, "a salvat", "0260 555 016", "0260 555 015", "Strada Nouă nr. 1"])
      expect(text, words).toContain(words);
    expect(html).toContain('value="Strada Nouă nr. 1"');
    expect((await own(uat)).phone).toBe("+40260555016");
    mine.set("version", hiddenField(html, "version"));
    expect((await uat.post(`${DESK}/contact`, mine)).status).toBe(303);
    expect(await own(uat)).toMatchObject({ phone: "+40260555015", address: "Strada Nouă nr. 1" });
  });

  it("two who save different ones never meet", async () => {
    const mine = await sent(uat, `${DESK}/statistics`, { citizensServed: "7" });
    expect((await save(colleague, `${DESK}/profile`, { ...profile, name: "Comuna Măgura Mare" })).status).toBe(303);
    expect((await uat.post(`${DESK}/statistics`, mine)).status).toBe(303);
    expect(await own(uat)).toMatchObject({ name: "Comuna Măgura Mare", citizensServed: 7 });
  });

  it("give back what was typed and not saved, and forget it when it is", async () => {
    const typed = new FormData();
    typed.set("name", "Comuna Ciornă");
    typed.set("version", hiddenField(await (await uat.get(`${DESK}/profile`)).text(), "version"));
    await keepDraft(uat.actor.userId, `${DESK}/profile`, typed);
    expect(await textOf(await uat.get(`${DESK}/profile`))).toContain("Continuați textul păstrat de la");
    expect(await (await uat.get(`${DESK}/profile?ciorna=da`)).text()).toContain('value="Comuna Ciornă"');
    expect((await save(uat, `${DESK}/profile`, profile)).status).toBe(303);
    expect(await keptDraft(uat.actor.userId, `${DESK}/profile`)).toBeNull();
  });

  it("clean what is pasted, and show it as text", async () => {
    await save(uat, `${DESK}/profile`, { ...profile, description: "<script>alert(1)</script> Iaşi\u202e" });
    expect((await own(uat)).description).toBe("<script>alert(1)</script> Iași");
    const { id } = await own(uat);
    expect(await (await stranger.get(`/comunitati/${id}`)).text()).toContain(
      "&lt;script&gt;alert(1)&lt;/script&gt; Iași",
    );
  });
});
