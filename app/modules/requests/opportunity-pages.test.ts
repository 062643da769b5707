import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { colleague, keyOf, LIST, OFFER, orgOf, sendForm } from "./opportunity-pages.test-data";
import { type Cast, cast, everything, firm, NONE, START, STATES, sentBy, type Told } from "./stories.test-data";

ownPlatform();

let people: Cast;
let author: Person;
let newcomer: Person;
let uat: Person;
let unverified: Person;

beforeAll(async () => {
  people = await cast();
  author = await colleague(people.author);
  newcomer = await colleague(await firm());
  uat = await person("UAT", orgOf(people.uat), "colleague");
  unverified = await colleague(await firm({ verification: "pending" }));
});
beforeEach(() => setClock(START));

const PAGES = [
  "",
  "/response",
  "/withdrawal",
  "/questions",
  "/review-reply",
  "/termen.ics",
  `/files/${NONE}`,
  `/response/files/${NONE}`,
];
const POSTS = ["/response", "/confirmation", "/withdrawal", "/questions", "/review-reply"];

describe("who is turned away", () => {
  let open: Told;
  beforeAll(async () => {
    setClock(START);
    open = await STATES.open(people);
  });

  it("strangers go to the door, others to their own panel, and nothing changes", async () => {
    const before = await everything();
    for (const part of PAGES) {
      const path = `${LIST}/${open.id}${part}`;
      expect((await stranger.get(path)).headers.get("location"), path).toContain("/login?redirectTo=");
      expect((await uat.get(path)).headers.get("location"), path).toBe("/uat/dashboard");
    }
    for (const part of POSTS) {
      const path = `${LIST}/${open.id}${part}`;
      expect((await stranger.post(path, { text: "x" })).status, path).toBe(302);
      expect((await uat.post(path, { text: "x" })).status, path).toBe(403);
    }
    for (const path of [LIST, "/firma/dashboard"]) {
      expect((await stranger.get(path)).status).toBe(302);
      expect((await uat.get(path)).headers.get("location")).toBe("/uat/dashboard");
    }
    expect(await everything()).toBe(before);
  });

  it("what is missing, a draft or addressed to another is the same 404", async () => {
    const draft = await STATES.draft(people);
    const addressed = await sentBy(people.uat, { partner: orgOf(people.other) });
    const before = await everything();
    const bodies = new Set<string>();
    for (const id of [NONE, "abc", draft.id, addressed]) {
      for (const part of PAGES) expect((await author.get(`${LIST}/${id}${part}`)).status, `${id}${part}`).toBe(404);
      bodies.add(await textOf(await author.get(`${LIST}/${id}`)));
      const fields = { formKey: NONE, ...OFFER };
      for (const part of POSTS) expect((await author.post(`${LIST}/${id}${part}`, fields)).status, part).toBe(404);
    }
    expect(bodies.size).toBe(1);
    expect(await everything()).toBe(before);
  });

  it("a firm without a response has nothing to confirm, withdraw or reply to", async () => {
    const fields = { formKey: NONE, text: "x" };
    for (const part of ["/confirmation", "/withdrawal", "/review-reply"]) {
      expect((await newcomer.post(`${LIST}/${open.id}${part}`, fields)).status, part).toBe(404);
    }
    for (const part of ["/withdrawal", "/review-reply"]) {
      const answer = await newcomer.get(`${LIST}/${open.id}${part}`);
      expect(answer.headers.get("location"), part).toBe(`${LIST}/${open.id}`);
    }
  });

  it("no page of a firm holds another's response", async () => {
    const text = await (await newcomer.get(`${LIST}/${open.id}`)).text();
    expect(text).toContain("2 oferte");
    expect(text).not.toMatch(/84\.500|89\.900|Mutăm debitele|Trei portaluri/);
  });

  it("an unverified firm reads, and is told what comes next; its posts are refused", async () => {
    expect(await textOf(await unverified.get(LIST))).toContain("Firma nu este încă verificată.");
    const html = await (await unverified.get(`${LIST}/${open.id}`)).text();
    expect(html).toContain("După verificare puteți trimite oferte și întrebări.");
    expect(html).not.toContain("Trimite oferta");
    const path = `${LIST}/${open.id}`;
    expect((await unverified.get(`${path}/response`)).headers.get("location")).toBe(path);
    const fields = { formKey: await keyOf(newcomer, path), ...OFFER };
    const before = await everything();
    expect((await unverified.post(`${path}/response`, fields)).status).toBe(403);
    expect((await unverified.post(`${path}/questions`, fields)).status).toBe(403);
    expect(await everything()).toBe(before);
  });
});

describe("the page of an opportunity", () => {
  it("has the offer before the questions", async () => {
    const { id } = await STATES.open(people);
    const html = await (await newcomer.get(`${LIST}/${id}`)).text();
    expect(html.indexOf('id="raspuns"')).toBeGreaterThan(0);
    expect(html.indexOf('id="raspuns"')).toBeLessThan(html.indexOf('id="intrebari"'));
  });
});

describe("the list", () => {
  it("has a button to respond only where the firm may", async () => {
    const { id } = await STATES.open(people);
    const button = `href="${LIST}/${id}#raspuns"`;
    const listOf = async (who: Person) => (await who.get(LIST)).text();
    expect(await listOf(newcomer)).toContain(button);
    expect(await listOf(unverified)).not.toContain(button);
    const owner = eq(organisations.id, orgOf(people.uat));
    await db().update(organisations).set({ suspendedAt: START, suspendedReason: "Date false." }).where(owner);
    const closed = await listOf(newcomer);
    await db().update(organisations).set({ suspendedAt: null, suspendedReason: null }).where(owner);
    expect(closed).toContain(`href="${LIST}/${id}"`);
    expect(closed).not.toContain(button);
  });

  it("is what the specification draws, its filters in the address", async () => {
    const id = await sentBy(people.uat, {
      title: "Sistem „documente” & arhivă",
      urgency: "high",
      budgetMin: null,
      budgetMax: null,
    });
    const answer = await newcomer.get(`${LIST}?cauta=arhiva&categorie=digitalisation&locatie=cluj-napoca`);
    const html = await answer.clone().text();
    expect(html).not.toContain("style=");
    expect(html).toContain(`href="${LIST}/${id}"`);
    expect(html).toContain(`href="${LIST}/${id}#raspuns"`);
    expect(html).toContain(`solicitare=${id}`);
    const text = await textOf(answer);
    for (const words of [
      "Oportunități de Business 1",
      "Activ",
      "Urgent",
      "Buget nespecificat",
      "Vezi Detalii",
      "Mesaj",
      "Trei sfaturi",
      "0 oferte",
      "Lucrați în județul Cluj.",
      "Resetează Filtrele",
    ]) {
      expect(text, words).toContain(words);
    }
  });

  it("leaves only what suits the firm when asked to, and begins with the offer to be confirmed", async () => {
    const unsuitable = await sentBy(people.uat, { title: "Audit de mediu", category: "environment" });
    const others = await cast();
    const { id } = await STATES.to_confirm(others);
    const mine = await colleague(others.author);
    const all = await (await mine.get(LIST)).text();
    expect(all).toContain(unsuitable);
    const listed = [...all.matchAll(/<h2 class="row__title"><a href="[^"]*opportunities\/([^"]+)"/g)].map(
      ([, one]) => one,
    );
    expect(listed[0]).toBe(id);
    expect(all).toMatch(/<li[^>]*class="row row--now".*De confirmat.*Solicitarea s-a schimbat\..*Confirmă oferta/s);
    const fitting = await (await mine.get(`${LIST}?potrivite=da`)).text();
    expect(fitting).toContain(id);
    expect(fitting).not.toContain(unsuitable);
    expect(await textOf(new Response(fitting))).toContain("Numai cele care mi se potrivesc");
  });

  it("has tabs with their numbers, and keeps tab and order in the addresses of filters and pages", async () => {
    const { id } = await STATES.open(people);
    const html = await (await author.get(`${LIST}?fila=mele&ordine=termen&categorie=digitalisation`)).text();
    expect(html).toContain(`href="${LIST}?categorie=digitalisation&amp;ordine=termen"`); // the open ones
    expect(html).toContain(`href="${LIST}?categorie=digitalisation&amp;fila=inchise&amp;ordine=termen"`);
    expect(html).toContain(`href="${LIST}?fila=mele&amp;ordine=termen"`); // without the filter
    expect(html).toContain('<input type="hidden" name="fila" value="mele"/>');
    expect(html).toContain(`href="${LIST}/${id}"`);
    expect(await textOf(await author.get(`${LIST}?fila=mele`))).toMatch(/Deschise \d+ Ale mele \d+ Închise \d+/);
    const none = await (await member("FIRMA")).get(`${LIST}?fila=mele`);
    expect(await textOf(none)).toContain("Nicio oportunitate a firmei, deocamdată");
  });

  it("is found again as it was left, from an opportunity and after something was sent from it", async () => {
    const { id } = await STATES.open(people);
    const listed = await author.get(`${LIST}?fila=mele&cauta=portal`);
    const [kept = ""] = listed.headers.getSetCookie();
    expect(kept).toContain("HttpOnly");
    const cookie = `${author.cookie}; ${kept.split(";")[0]}`;
    const back = `href="${LIST}?cauta=portal&amp;fila=mele" class="crumb"`;
    expect(await (await author.get(`${LIST}/${id}`, { cookie })).text()).toContain(back);
    const asked = await sendForm(author, `${LIST}/${id}`, `${LIST}/${id}/questions`, { text: "Este termen ferm?" });
    expect(await (await author.get(asked.headers.get("location") ?? "", { cookie })).text()).toContain(back);
    const [gone = ""] = (await author.get(LIST, { cookie })).headers.getSetCookie();
    expect(gone).toMatch(/psp_list=;.*Max-Age=0/);
    expect((await author.get("/firma/messages", { cookie })).headers.getSetCookie()).toEqual([]);
    for (const forged of ["https://rau.example/?a", "/admin?x", `${LIST}-x?y`]) {
      const cookie = `${author.cookie}; psp_list=${encodeURIComponent(forged)}`;
      expect(await (await author.get(`${LIST}/${id}`, { cookie })).text()).toContain(`href="${LIST}" class="crumb"`);
    }
  });

  it("says apart that nothing matches and that there is nothing", async () => {
    expect(await textOf(await newcomer.get(`${LIST}?cauta=zzzz`))).toContain("Nimic nu corespunde filtrelor");
    expect((await newcomer.get(`${LIST}?categorie=nimic&locatie=XX&pagina=-3`)).status).toBe(200);
  });

  it("shows what was answered as answered", async () => {
    const { id } = await STATES.open(people);
    const text = await textOf(await author.get(`${LIST}?cauta=${"portal"}`));
    expect(text).toContain("Ai răspuns");
    expect(await textOf(await author.get(`${LIST}/${id}`))).toContain("Trimisă");
  });
});

describe("the dashboard", () => {
  it("says the one thing that waits, and computes its figures", async () => {
    const others = await cast();
    await STATES.to_confirm(others);
    const mine = await colleague(others.author);
    const text = await textOf(await mine.get("/firma/dashboard"));
    expect(text).toContain("Confirmați oferta la „Portal de taxe și impozite locale”");
    expect(text).toContain("1 Oferte trimise");
    expect(text).toContain("Fără recenzii");
    expect(text).toContain("părți completate");
    expect(await textOf(await unverified.get("/firma/dashboard"))).toContain("Firma așteaptă verificarea");
    expect((await (await member("FIRMA")).get("/firma/dashboard")).status).toBe(200);
  });
});
