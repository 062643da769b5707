import { type Browser as Chromium, expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { type RunningServer, startServer } from "../support/servers";
import { readXml, type XmlElement } from "../support/xml";
import { type Cast, castAt, type Read, strangerAt } from "./support/cast";
import { writableFields } from "./support/fields";
import { injectedIn, injectedInHtml, listen } from "./support/injected";
import { Notes } from "./support/notes";
import { PAYLOADS } from "./support/payloads";
import { feeds, rooms } from "./support/planting";
import type { Scribe } from "./support/scribe";
import { stage } from "./support/stage";
import { type Window, Windows } from "./support/windows";

/** A field takes a few payloads in each round; none needs as many rounds. */
const MOST_ROUNDS = 15;

test("planted markup that would run is found", async ({ browser }) => {
  const page = await browser.newPage();
  const problems = listen(page);
  for (const payload of PAYLOADS.slice(0, 6)) await page.setContent(`<input value="${payload}">${payload}`);
  await expect.poll(() => problems.filter((problem) => problem.includes("dialog")).length).toBeGreaterThan(4);
  await page.setContent(PAYLOADS.filter((payload) => payload.startsWith("<")).join("\n"));
  expect((await injectedIn(page)).length).toBeGreaterThan(10);
  const served = (html: string) => injectedInHtml(`<!DOCTYPE html><title>x</title>${html}`);
  expect(served("")).toEqual([]);
  for (const payload of PAYLOADS.slice(0, 6)) expect(served(payload), payload).not.toEqual([]);
  expect(served(PAYLOADS.filter((payload) => payload.startsWith("<")).join("\n")).length).toBeGreaterThan(10);
  await page.close();
});

test.describe("what is typed into any field is shown as text on every page", () => {
  test.describe.configure({ mode: "serial" });
  const notes = new Notes();
  let server: RunningServer;
  let cast: Cast;

  test.beforeAll(async () => {
    server = await startServer({ ...stage.spare, seed: "demo" });
    cast = await castAt(server.origin, notes);
  });
  test.afterAll(() => server?.stop());

  for (const [name, write] of Object.entries(rooms)) {
    test(name, async ({ browser }) => {
      const windows = new Windows(browser, server.origin, cast);
      let rounds = 0;
      do {
        const reads = await write({ ...cast, stranger: strangerAt(server.origin, notes) }, stage.spare.databaseUrl);
        expect(await readPages(reads, windows, rounds === 0)).toEqual([]);
        rounds += 1;
      } while (notes.unfinished().length > 0 && rounds < MOST_ROUNDS);
      expect(notes.unfinished()).toEqual([]);
      await windows.close();
    });
  }

  test("mails and feeds", async ({ browser }) => {
    expect(await readMailsAndFeeds(browser, server.origin)).toEqual([]);
  });

  test("every text field of the product was tried", async () => {
    const fields = await writableFields(cast);
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter((field) => !notes.knows(field))).toEqual([]);
  });
});

/** Everybody reads at once: the first time as the hydrated application shows it, then what is served. */
async function readPages(reads: readonly Read[], windows: Windows, isShown: boolean): Promise<string[]> {
  const readers = [...new Set(reads.map(({ who }) => who))];
  const found = await Promise.all(
    readers.map(async (who) => {
      const paths = reads.filter((one) => one.who === who).map(({ path }) => path);
      const problems = await (isShown ? shownTo(await windows.of(who), paths) : servedTo(windows.cast[who], paths));
      return problems.map((problem) => `${who}, ${problem}`);
    }),
  );
  return found.flat();
}

async function shownTo({ page, problems }: Window, paths: readonly string[]): Promise<string[]> {
  for (const path of paths) {
    await page.goto(path);
    problems.push(...(await injectedIn(page)).map((what) => `${path}: ${what}`));
  }
  // a live page that stays open asks again for pictures that the next rounds replace
  await page.goto("/termeni");
  return problems.splice(0);
}

async function servedTo({ browser }: Scribe, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const { status, html } = await browser.open(path);
    const found = status === 200 ? injectedInHtml(html) : [`answered ${status}`];
    problems.push(...found.map((what) => `${path}: ${what}`));
  }
  return problems;
}

/** As a mail program and a feed reader show them, where no policy of ours holds. */
async function readMailsAndFeeds(chromium: Chromium, origin: string): Promise<string[]> {
  const mails = await query<{ subject: string; html: string }>(
    stage.spare.databaseUrl,
    "select subject, html from mails",
  );
  expect(mails.length).toBeGreaterThan(PAYLOADS.length);
  const pieces = mails.map(({ subject, html }) => ({ name: `mail ${subject}`, html }));
  for (const feed of feeds) {
    const document = readXml(await (await fetch(origin + feed)).text());
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
    problems.push(...(await injectedIn(page, "mail")).map((what) => `${name}: ${what}`));
  }
  await page.close();
  return problems;
}

/** What a reader would show as a page: everything that a feed says is HTML. */
const contentsOf = (element: XmlElement): string[] => [
  ...(element.attributes.type === "html" ? [element.text] : []),
  ...element.children.flatMap(contentsOf),
];
