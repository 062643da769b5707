import { beforeAll, describe, expect, it } from "vitest";
import { communities } from "~/modules/communities/tables.server";
import { partnerServices } from "~/modules/partners/tables.server";
import { createPartner, setRating } from "~/modules/partners/verbs.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { responses } from "~/modules/requests/tables/responses.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, organisation, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { testimonials } from "./rules/content";

ownPlatform();
const at = new Date("2026-11-20T08:00:00Z");
const DAY = 86_400_000;
const LONG = "Asociația pentru Strategii, Proiecte și Consultanță Locală SRL";

let uat: Person;
let firma: Person;

async function firm(name: string, services: readonly string[], rating: number | null): Promise<string> {
  const organisationId = await organisation("FIRMA", "verified", { name });
  const given = { website: null, portfolio: "", domains: [], tradeRegisterNumber: "J26/415/2015", at };
  await createPartner({ organisationId, ...given });
  const rows = services.map((service, rank) => ({ partnerId: organisationId, rank, name: service }));
  if (rows.length > 0) await db().insert(partnerServices).values(rows);
  const each = { quality: 5, time: 5, communication: 5, price: 5 };
  if (rating !== null) await setRating(organisationId, { rating, reviewCount: 3, ...each });
  return organisationId;
}

type Told = { title: string; number: number; days: number; only?: boolean; hidden?: boolean; finished?: boolean };

/** A request of `owner` that `partnerId` won; finished and reviewed unless told otherwise. */
async function collaboration(owner: Person, partnerId: string, told: Told): Promise<void> {
  const { title, number, days, only, hidden, finished = true } = told;
  const moment = new Date(at.getTime() - days * DAY);
  const ownerId = owner.actor.organisation?.id ?? "";
  const sent = { sentAt: moment, deadlineAt: moment, questionsUntil: moment, answersUntil: moment };
  const [request] = await db()
    .insert(requests)
    .values({
      ownerId,
      createdBy: owner.actor.userId,
      title,
      category: "local_strategies",
      description: "…",
      ...sent,
      registrationYear: 2026,
      registrationNumber: number,
      decidedAt: moment,
      completedAt: finished ? moment : null,
      onlyPartnerId: only ? partnerId : null,
      createdAt: moment,
      updatedAt: moment,
    })
    .returning();
  const requestId = request!.id;
  const answered = { submittedAt: moment, acceptedAt: moment, updatedAt: moment };
  await db()
    .insert(responses)
    .values({ requestId, partnerId, ...answered });
  if (!finished) return;
  const scores = { overall: 5, quality: 5, time: 5, communication: 5, price: 5 };
  const hiding = hidden ? { hiddenAt: moment, hiddenReason: "Jigniri" } : {};
  const signed = { text: "Bine.", reviewedAt: moment, reviewedBy: owner.actor.userId };
  await db()
    .insert(reviews)
    .values({ requestId, partnerId, ...scores, ...signed, ...hiding });
}

const landing = async (who: { get: Person["get"] } = stranger) => (await who.get("/")).text();
const words = (html: string) => textOf(new Response(html));
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

beforeAll(() => setClock(new Date("2026-11-20T09:00:00Z")));

describe("the landing page of an empty platform", () => {
  it("is whole: no cards, no knots, bands without names, and nothing counted", async () => {
    const html = await landing();
    expect(count(html, 'href="/partener/')).toBe(0);
    expect(count(html, 'href="/comunitati/')).toBe(0);
    expect(html).not.toContain("<text");
    expect(html).not.toContain("PSP-2");
    const text = await words(html);
    expect(text).toContain("Comunitățile și partenerii apar aici pe măsură ce sunt verificați.");
    expect(text).toContain("Comunitățile apar aici după verificare.");
    expect(text).toContain("Partenerii apar aici după verificare.");
    expect(text).toContain("Toți partenerii");
  });
});

describe("the landing page", () => {
  beforeAll(async () => {
    uat = await member("UAT", "verified", { name: "Comuna Măgura de Lut" });
    firma = await member("FIRMA", "verified", { name: "Vizitator SRL" });
    const first = await firm(LONG, ["Strategii locale", "Studii"], 4.91);
    for (const [index, rating] of [4.8, 4.7, 4.6, 4.5, 4.4, 4.3].entries())
      await firm(`Firma ${index}`, ["Audit"], rating);
    await firm("Neevaluată SRL", [], null);
    await firm("Zidul din afara listei SRL", ["Ziduri"], null);
    const other = await member("UAT", "verified", { name: "Orașul Trei Izvoare" });
    await collaboration(uat, first, { title: "Strategia comunei 2027–2034", number: 104, days: 10 });
    await collaboration(other, first, { title: "Ascunsă", number: 105, days: 1, hidden: true });
    await collaboration(other, first, { title: "Numai pentru un partener", number: 106, days: 2, only: true });
    await collaboration(other, first, { title: "În lucru", number: 107, days: 3, finished: false });
    const rows = ["Alfa", "Beta", "Gama", "Delta", "Eta"].map((name, index) => ({
      name: `Comuna ${name}`,
      county: "SJ" as const,
      createdAt: new Date(at.getTime() + index * DAY),
      updatedAt: at,
    }));
    await db().insert(communities).values(rows);
  });

  it("has the anchors of its header, each once", async () => {
    const html = await landing();
    for (const id of ["despre", "functionalities", "comunitati", "parteneri", "contact"])
      expect(count(html, ` id="${id}"`), id).toBe(1);
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const nav = header.slice(header.indexOf("<nav"), header.indexOf("</nav>"));
    expect([...nav.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, label]) => `${label} ${href}`)).toEqual([
      "Despre Noi /#despre",
      "Funcționalități /#functionalities",
      "Comunități /#comunitati",
      "Parteneri /#parteneri",
      "Contact /#contact",
    ]);
    expect(header).toContain("<details");
    expect(header).toContain('action="/cauta"');
    expect(header).toContain("Căutați o comunitate, o firmă, o oportunitate, un articol");
    expect(html).not.toContain("style=");
  });

  it("says what the association declares, apart from what is counted, and tells neither to search engines", async () => {
    const html = await landing();
    const text = await words(html);
    const declared = ["500+", "200+", "1000+", "98%", "15M EUR", "72h", "95%"];
    for (const said of [...declared, "Ținta pentru 2025: 1000+ autorități membre și 500+ parteneri."])
      expect(text).toContain(said);
    expect(text).toContain("Cifre declarate de asociație.");
    expect(text).toContain("Acum, pe platformă: 5 comunități, 9 parteneri verificați.");
    expect(testimonials).toHaveLength(3);
    for (const { text: said, name } of testimonials) expect(text).toMatch(new RegExp(`„${said}” ${name}`));
    const facts = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    expect(facts).toContain('"SearchAction"');
    expect(facts).toContain("/cauta?q=");
    expect(facts).not.toMatch(/500\+|98%|Rating|Review|@psp/);
  });

  it("shows four communities, newest first, and eight partners, best first", async () => {
    const html = await landing();
    const text = await words(html);
    expect(count(html, 'href="/comunitati/')).toBe(4);
    expect(text.indexOf("Comuna Eta")).toBeLessThan(text.indexOf("Comuna Delta"));
    expect(text).not.toContain("Comuna Alfa");
    expect(text).toContain("Toate cele 5 comunități");
    expect(count(html, 'href="/partener/')).toBe(8);
    const cards = text.slice(text.indexOf("Toți cei 9 parteneri"));
    const order = [LONG, "Firma 0", "Firma 1", "Firma 2", "Firma 3", "Firma 4", "Firma 5", "Neevaluată SRL"];
    const places = order.map((name) => cards.indexOf(name));
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    expect(cards).not.toContain("Zidul din afara listei");
    expect(cards).toMatch(/AS Asociația pentru Strategii.*Strategii locale\W+4,9 din 5/);
    expect(cards).toMatch(/NE Neevaluată SRL Servicii IT\W+Fără recenzii/);
  });

  it("ties its string to the newest finished collaboration whose every fact is public, and no knot to another", async () => {
    const html = await landing();
    const text = await words(html);
    for (const said of [
      "PSP-2026-000104",
      "Strategia comunei 2027–2034",
      "Finalizată",
      "Comuna Măgura de Lut și Asociația pentru Strategii…",
    ])
      expect(text).toContain(said);
    for (const secret of ["Ascunsă", "Numai pentru un partener", "În lucru", "000105", "000106", "000107"])
      expect(text).not.toContain(secret);
    expect(count(html, "l10 10-10 10-10-10z")).toBe(2); // one knot in each of the two drawings
    expect(await landing()).toBe(html);
  });

  it("invites strangers and ADMIN to join", async () => {
    const admin = await person("ADMIN");
    for (const who of [stranger, admin]) {
      const hero = (await landing(who)).match(/<section class="hero">[\s\S]*?<\/section>/)?.[0] ?? "";
      expect(hero).toMatch(/href="\/register\?tip=uat"[^>]*>Devino Membru CCDL</);
      expect(hero).toMatch(/href="\/register\?tip=firma"[^>]*>Devino Partener CCDL</);
      expect(await words(await landing(who))).toContain("Pentru autorități locale");
    }
    const header = (await landing()).split("</header>")[0];
    expect(header).toMatch(/href="\/login"[^>]*>Conectare</);
    expect(header).toMatch(/href="\/register"[^>]*>Înregistrare</);
    const signedIn = (await landing(admin)).split("</header>")[0];
    expect(signedIn).toMatch(/href="\/admin\/dashboard"[^>]*>Dashboard</);
    expect(signedIn).toContain("Deconectare");
  });

  it("greets members and partners, and does not tell them for whom it is", async () => {
    for (const [who, home] of [
      [uat, "/uat/dashboard"],
      [firma, "/firma/dashboard"],
    ] as const) {
      const html = await landing(who);
      const text = await words(html);
      expect(text).toContain(`Bine ați revenit, ${who.actor.name}!`);
      expect(html.slice(html.indexOf("<main"))).toMatch(new RegExp(`href="${home}"[^>]*>Deschide panoul<`));
      expect(text).not.toContain("Devino Membru CCDL");
      expect(text).not.toContain("Pentru autorități locale");
    }
  });

  it("leads from each feature to its page", async () => {
    const main = (await landing()).match(/id="functionalities"[\s\S]*?<\/section>/)?.[0] ?? "";
    const links = [...main.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, title]) => [
      title,
      href,
    ]);
    expect(Object.fromEntries(links)).toEqual({
      "Marketplace de parteneri": "/features/marketplace",
      "Vitrina comunităților": "/features/community-showcase",
      "Hub de cunoștințe cu asistent AI": "/uat/knowledge-hub",
      "Forum de discuții": "/features/forum",
      "Potrivire cu parteneri": "/features/marketplace",
      "Schimb de proiecte": "/features/project-exchange",
      "Analiză și rapoarte": "/features/analytics",
      Securitate: "/features/security",
    });
    const steps = await words((await landing()).match(/aria-labelledby="pasi"[\s\S]*?<\/section>/)?.[0] ?? "");
    expect(steps).toMatch(/Înregistrare.*Explorare.*Conectare.*Succes/);
  });

  it("ends with the newsletter, the contact and the rules", async () => {
    const foot = (await landing()).match(/<footer[\s\S]*<\/footer>/)?.[0] ?? "";
    expect(foot).toContain('action="/abonare"');
    for (const href of ["/blog", "/support", "/confidentialitate", "/termeni", "/gdpr", "/accesibilitate"])
      expect(foot).toContain(`href="${href}"`);
    expect(foot).toContain('href="mailto:');
    expect(foot).toContain('href="tel:0210000000"');
  });
});
