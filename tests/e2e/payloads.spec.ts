import { type Browser as Chromium, expect, test } from "@playwright/test";
import { embeddedUrl, query } from "../support/databases";
import { type RunningServer, startServer } from "../support/servers";
import { readXml, type XmlElement } from "../support/xml";
import { type Actor, type Cast, castAt, type Read, strangerAt } from "./support/cast";
import { PAYLOADS } from "./support/payloads";
import { feeds, rooms } from "./support/planting";
import { Notes } from "./support/scribe";
import { listen, strangeIn } from "./support/strange";

/** In each round three payloads are in every short field, and all of them in every long one. */
const ROUNDS = 10;

test("the reading finds whatever would run", async ({ browser }) => {
  const page = await browser.newPage();
  const problems = listen(page);
  for (const payload of PAYLOADS.slice(0, 6)) await page.setContent(`<input value="${payload}">${payload}`);
  await expect.poll(() => problems.filter((problem) => problem.includes("dialog")).length).toBeGreaterThan(4);
  await page.setContent(PAYLOADS.filter((payload) => payload.startsWith("<")).join("\n"));
  expect((await strangeIn(page)).length).toBeGreaterThan(10);
  await page.close();
});

test("what is written into any field is read as text wherever it is shown", async ({ browser }) => {
  const server = await startServer({ seed: "demo" });
  try {
    const notes = new Notes();
    const cast = await castAt(server.origin, notes);
    const reads = await plant(cast, await embeddedUrl(server.dataDir), () => strangerAt(server.origin, notes));
    expect(await readPages(browser, { server, cast, reads })).toEqual([]);
    expect(await readMailsAndFeeds(browser, server)).toEqual([]);
  } finally {
    await server.stop();
  }
});

async function plant(cast: Cast, database: string, newcomer: () => Cast["stranger"]): Promise<Read[]> {
  const reads = new Map<string, Read>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, write] of Object.entries(rooms)) {
      const written = await test.step(`${name}, round ${round + 1}`, () =>
        write({ ...cast, stranger: newcomer() }, database));
      for (const one of written) reads.set(`${one.who} ${one.path}`, one);
    }
  }
  return [...reads.values()];
}

type Stage = { server: RunningServer; cast: Cast; reads: readonly Read[] };

/** Everybody reads at once, each in a window of their own. */
async function readPages(chromium: Chromium, { server, cast, reads }: Stage): Promise<string[]> {
  const found = await Promise.all(
    (Object.keys(cast) as Actor[]).map(async (who) => {
      const context = await chromium.newContext({ baseURL: server.origin, locale: "ro-RO" });
      await context.addCookies(sessionIn(cast[who].browser.cookie, server.origin));
      const page = await context.newPage();
      const problems = listen(page);
      for (const { path } of reads.filter((one) => one.who === who)) {
        await page.goto(path);
        problems.push(...(await strangeIn(page)).map((what) => `${path}: ${what}`));
      }
      await context.close();
      return problems.map((problem) => `${who}, ${problem}`);
    }),
  );
  return found.flat();
}

/** The session alone: a sentence that waits to be shown once belongs to whoever made it. */
const sessionIn = (header: string, url: string) =>
  header
    .split("; ")
    .map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url }))
    .filter(({ name }) => name.includes("session"));

/** As a mail program and a feed reader show them, where no policy of ours holds. */
async function readMailsAndFeeds(chromium: Chromium, server: RunningServer): Promise<string[]> {
  const mails = await query<{ subject: string; html: string }>(
    await embeddedUrl(server.dataDir),
    "select subject, html from mails",
  );
  expect(mails.length).toBeGreaterThan(ROUNDS);
  const pieces = mails.map(({ subject, html }) => ({ name: `mail ${subject}`, html }));
  for (const feed of feeds) {
    const document = readXml(await (await fetch(server.origin + feed)).text());
    pieces.push(...contentsOf(document).map((html) => ({ name: feed, html })));
  }
  const page = await chromium.newPage();
  await page.route(/^https?:/, (route) => route.abort());
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const { name, html } of pieces) {
    await page.setContent(html);
    problems.push(...(await strangeIn(page, "mail")).map((what) => `${name}: ${what}`));
  }
  await page.close();
  return problems;
}

/** What a reader would show as a page: everything that a feed says is HTML. */
const contentsOf = (element: XmlElement): string[] => [
  ...(element.attributes.type === "html" ? [element.text] : []),
  ...element.children.flatMap(contentsOf),
];
