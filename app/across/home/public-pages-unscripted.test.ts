import { beforeAll, expect, it } from "vitest";
import { fillDirectory } from "~/modules/communities/directory.test-data";
import { partnerServices } from "~/modules/partners/tables.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { Browser } from "../../../tests/support/browser";
import { type Element, shownWords, taggedIn } from "../../../tests/support/html";
import { browserOf, member, organisation } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { rebuildSearchIndex } from "../search/verbs/index.server";

const COMMUNE = "Comuna Fântâna Albastră";
const SEARCH = "Căutați o comunitate, o firmă, o oportunitate, un articol";
const FIRM = "Registru Deschis SRL";

ownPlatform();

beforeAll(async () => {
  await fillDirectory();
  const partnerId = await organisation("FIRMA", "verified", { name: FIRM });
  await createPartner({
    organisationId: partnerId,
    website: null,
    portfolio: "Registre electronice pentru primării.",
    domains: ["it"],
    tradeRegisterNumber: "J26/415/2015",
    at: now(),
  });
  await db().insert(partnerServices).values({ partnerId, rank: 0, name: "Registratură electronică" });
  await rebuildSearchIndex();
});

/** The figures of what was refused, and the proof of a statement under its name. */
async function readSecurity(citizen: Browser) {
  await citizen.open("/");
  const page = await citizen.follow(/^Securitate/);
  expect(page.heading).toBe("Securitate");
  expect(page.text(/^Conectări refuzate/)).toContain("Blocat");
  const proof = page.text(/Dovada pentru Fără scripturi de la alții/);
  expect(proof).toContain("antetul content-security-policy: default-src 'self'");
}

const county = ({ page }: Browser): Element | undefined =>
  taggedIn(page.tree, "a").find(({ attribs }) => attribs["aria-label"]?.startsWith("Sălaj: "));

async function findByMap(citizen: Browser) {
  await citizen.open("/");
  expect((await citizen.follow(/^Toate/, "#comunitati")).heading).toBe("Comunități 4 comunități");
  await citizen.open(county(citizen)?.attribs.href ?? "");
  expect(citizen.page.path).toContain("judet=SJ");
  expect(county(citizen)?.attribs["aria-current"]).toBe("true");
  expect(citizen.page.link(COMMUNE)).toBeTruthy();
}

async function findByList(citizen: Browser) {
  await citizen.open("/comunitati");
  await citizen.follow(/^Sălaj/, /Județele, ca listă/);
  expect(citizen.page.path).toContain("judet=SJ");
  expect(citizen.page.link(COMMUNE)).toBeTruthy();
}

async function findByName(citizen: Browser, name: string) {
  await citizen.open("/comunitati");
  citizen.fill({ "Numele comunității": name });
  expect((await citizen.press("Caută")).path).toContain("cauta=");
  expect(citizen.page.link(COMMUNE)).toBeTruthy();
}

async function readCommunity(citizen: Browser) {
  const page = await citizen.follow(COMMUNE);
  expect(page.heading).toBe(COMMUNE);
  const parts = ["Despre comunitate", "Obiective", "Proiecte", "Ce se poate vedea", "Galerie", "Contact"];
  expect(page.headings("h2", "h3")).toEqual(expect.arrayContaining(parts));
  expect(page.text("main")).toContain("65% realizat");
  expect((await citizen.follow("Înapoi la toate comunitățile")).heading).toBe("Comunități 4 comunități");
}

it("a citizen finds a commune on the map and by name, and all that it shows, with forms alone", async () => {
  const citizen = browserOf();
  await readSecurity(citizen);
  await findByMap(citizen);
  await findByList(citizen);
  for (const name of ["Fântâna Albastră", "fantana albastra", "FÂNTÂNA ALBASTRĂ"]) await findByName(citizen, name);
  await readCommunity(citizen);
});

/** By the box in the head of every page, which has no button. */
async function search(citizen: Browser, words: string) {
  citizen.fill({ [SEARCH]: words }, new RegExp(`^${SEARCH}$`));
  const found = await citizen.enter(SEARCH, new RegExp(`^${SEARCH}$`));
  expect(found.path).toContain("/cauta?q=");
  const [status] = taggedIn(found.part("main"), "p").filter(({ attribs }) => attribs.role === "status");
  expect(shownWords(status!)).not.toBe("");
}

it("a citizen finds by the one search what the directories hold, with forms alone", async () => {
  const citizen = browserOf();
  await citizen.open("/");
  await search(citizen, "fantina albastra");
  expect(citizen.page.link(COMMUNE)).toBeTruthy();
  await search(citizen, "registratura");
  await citizen.follow(/^Parteneri/);
  expect((await citizen.follow(FIRM)).headings("h2")).toContain("Recenzii");
  await citizen.follow(/^Servicii/);
  expect(citizen.page.headings("h2", "h3")).toContain("Registratură electronică");
  expect(citizen.page.text("main")).toContain("Registratură electronică – Premium");
  await search(citizen, "100%_nimic");
  expect(citizen.page.text("main")).toContain("100%_nimic");
});

/** By the links of the header to the parts of the first page. */
async function walkByHeader(someone: Browser) {
  await someone.open("/");
  for (const [label, id] of [
    ["Despre Noi", "despre"],
    ["Funcționalități", "functionalities"],
    ["Comunități", "comunitati"],
    ["Parteneri", "parteneri"],
    ["Contact", "contact"],
  ] as const) {
    expect(someone.page.link(label, "header")).toBe(`/#${id}`);
    const page = await someone.follow(label, "header");
    expect(page.text(`#${id}`)).not.toBe("");
  }
}

it("a visitor walks the first page by its header and finds a commune from it, with forms alone", async () => {
  const someone = browserOf();
  await walkByHeader(someone);
  await search(someone, "Fantana Albastra");
  expect(someone.page.path).toBe("/cauta?q=Fantana+Albastra");
  expect(someone.page.link(COMMUNE)).toBeTruthy();
});

it("a member is greeted on the first page and goes on to its desk, with forms alone", async () => {
  const clerk = browserOf(await member("UAT"));
  const page = await clerk.open("/");
  expect(page.heading).toMatch(/^Bine ați revenit, /);
  expect(page.text()).not.toContain("Devino Membru CCDL");
  expect((await clerk.follow("Deschide panoul")).path).toBe("/uat/dashboard");
});
