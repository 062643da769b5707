import { type Browser, expect, test } from "@playwright/test";
import { looks } from "../sheet/pages";
import { plantLongWords } from "../support/long-words";
import { type RunningServer, startServer } from "../support/servers";
import { arrive } from "./support/arrival";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter } from "./support/steps";

/** A word of this many letters has to fit on a line of its own; longer ones may be broken. */
const LONGEST_WORD = 20;
const WIDTHS = [1280, 360];

test.describe("every title has a word longer than any line", () => {
  // in one process: two would plant the words in the same rows while the other signs in
  test.describe.configure({ mode: "default" });
  let server: RunningServer;
  test.beforeAll(async () => {
    await plantLongWords(stage.unbreakable.databaseUrl, "all");
    server = await startServer({ ...stage.unbreakable, seed: "demo" });
  });
  test.afterAll(() => server?.stop());

  for (const [email, list] of Object.entries(looks)) {
    test(`and no page is wider than its window, as ${email || "a stranger"}`, async ({ browser }) => {
      const { page, context } = await someone(browser, server.origin, email);
      for (const look of list) {
        await arrive(page, look);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const { wide, cut, broken } = await page.evaluate(measure, LONGEST_WORD);
          expect.soft(wide, `${look.name} at ${width} px: sideways scroll, and what causes it`).toEqual([]);
          expect.soft(cut, `${look.name} at ${width} px: tables whose columns are out of sight`).toEqual([]);
          expect.soft(broken, `${look.name} at ${width} px: words broken without need`).toEqual([]);
        }
      }
      await context.close();
    });
  }
});

/** Without JavaScript, which lays nothing out and would take most of the time. */
async function someone(browser: Browser, origin: string, email: string): Promise<Visitor> {
  const one = await visitor(browser, { origin, script: false });
  if (email !== "") await enter(one, email, email.startsWith("admin") ? "/admin-login" : "/login?tip=uat");
  return one;
}

/** Runs in the page: what sticks out of the window when it scrolls sideways, tables that do, and short words and numbers cut by a line's end. */
function measure(longest: number): { wide: string[]; cut: string[]; broken: string[] } {
  const root = document.documentElement;
  const name = (element: Element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`;
  const outside =
    root.scrollWidth <= root.clientWidth
      ? []
      : [...document.body.querySelectorAll("*")].filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth + 1,
        );
  const cut = [...document.querySelectorAll(".scroll")].filter((box) => box.scrollWidth > box.clientWidth + 1);
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest("script, style, .vh, textarea")) continue;
    for (const { 0: run, index: begin } of (node.textContent ?? "").matchAll(/\S+/g)) {
      // a line may end after a hyphen, but not in a register number
      const words = run.length > longest ? [] : run.matchAll(/PSP-\d{4}-\d{6}|[\p{L}\d]+/gu);
      for (const { 0: word, index } of words) {
        range.setStart(node, begin + index);
        range.setEnd(node, begin + index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`${word} in ${name(parent)}`);
      }
    }
  }
  return { wide: outside.slice(0, 8).map(name), cut: cut.map(name), broken: broken.slice(0, 8) };
}
