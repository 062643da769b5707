import { expect, it } from "vitest";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import type { Browser } from "../../../tests/support/browser";
import { linksOf } from "../../../tests/support/html";
import { browserOf, organisation, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

type Desk = { path: string; category: string; centre: string };

/** Both kinds of author, each at its own desk. */
const DESKS = {
  UAT: { path: "/uat/articles", category: "Realizări", centre: "/uat/notificari" },
  FIRMA: { path: "/firma/content", category: "Achiziții Publice", centre: "/firma/notificari" },
} as const satisfies Record<string, Desk>;
type Kind = keyof typeof DESKS;

const FIRST = "Am terminat.";
const BETTER = "Am terminat lucrarea în două luni și jumătate, cu 20.000 de lei mai puțin decât era prevăzut.";
const REASON = "Spuneți cât a durat și cât a costat.";

ownPlatform();

/** An author of a verified organisation that has a public page. */
async function authorOf(kind: Kind): Promise<Browser> {
  const at = now();
  const id = await organisation(kind);
  if (kind === "UAT")
    await createCommunity({ organisationId: id, name: "Comuna Măgura", county: "SJ", createdAt: at }, null);
  else
    await createPartner({
      organisationId: id,
      website: null,
      portfolio: "Scriem strategii.",
      domains: ["it"],
      tradeRegisterNumber: "J26/415/2015",
      at,
    });
  return browserOf(await person(kind, id));
}

async function writeAndSend(author: Browser, desk: Desk, title: string) {
  await author.open(`${desk.path}/new`);
  author.fill({ Titlul: title, Categoria: desk.category, Conținutul: FIRST });
  const sent = await author.press("Salvează și trimite la revizie");
  expect([sent.announced, sent.heading]).toEqual([expect.stringContaining("Articolul este în revizie."), title]);
}

/** From the list of what waits, as an ADMIN comes to it. */
async function openWaiting(admin: Browser, title: string) {
  await admin.open("/admin/articles");
  admin.fill({ Caută: title });
  await admin.press("Filtrează");
  expect((await admin.follow(title)).heading).toBe(title);
}

/** An ADMIN is asked for the reason of a rejection, and gives it. */
async function reject(admin: Browser, title: string) {
  await openWaiting(admin, title);
  const refused = await admin.press("Respinge");
  expect(refused.text()).toContain("Scrieți motivul sau alegeți unul dintre cele frecvente");
  admin.fill({ "Motivul respingerii": REASON });
  expect((await admin.press("Respinge")).announced).toContain("Autorul a fost notificat despre decizie.");
}

async function improve(author: Browser) {
  await author.follow("Editează");
  author.fill({ Conținutul: BETTER });
  expect((await author.press("Salvează și trimite la revizie")).announced).toContain("Articolul este în revizie.");
}

async function approve(admin: Browser, title: string) {
  await openWaiting(admin, title);
  expect(admin.page.text("main")).toContain(REASON);
  expect((await admin.press("Aprobă și publică")).announced).toContain("Articolul a fost publicat cu succes.");
}

async function told(author: Browser, { centre }: Desk, sentence: string) {
  await deliverJournal();
  expect((await author.open(centre)).text("main")).toContain(sentence);
}

/** On the blog, in the feed and on the page of whoever wrote it. */
async function read(stranger: Browser, publicPath: string, title: string) {
  const article = await stranger.open(publicPath);
  expect([article.status, article.heading, article.text()]).toEqual([200, title, expect.stringContaining(BETTER)]);
  expect((await stranger.get("/blog.atom")).html).toContain(title);
  const [writer = ""] = linksOf(article.part("main")).filter((href) => /^\/(comunitati|partener)\//.test(href));
  await stranger.open(writer);
  expect(stranger.page.link(new RegExp(title))).toBe(publicPath);
  await stranger.open("/blog");
  expect(stranger.page.link(new RegExp(title))).toBe(publicPath);
}

it.each(Object.entries(DESKS))(
  "an article of a %s author, from the first word to its readers, with forms alone",
  async (kind, desk) => {
    const title = `Acoperișul cel nou al autorului ${kind}`;
    const [author, stranger] = [await authorOf(kind as Kind), browserOf()];
    const admin = browserOf(await person("ADMIN"));
    await writeAndSend(author, desk, title);
    const { path } = author.page;
    const publicPath = `/blog/${path.split("/").at(-1)}`;
    await reject(admin, title);
    expect((await stranger.get(publicPath)).status).toBe(404);
    await told(author, desk, `Articolul „${title}” nu a fost aprobat`);
    expect((await author.open(path)).text("main")).toContain(REASON);
    await improve(author);
    await approve(admin, title);
    await told(author, desk, `Articolul „${title}” a fost publicat`);
    await read(stranger, publicPath, title);
  },
);
