import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { builtAs, claimLook } from "./looked-at";
import type { Visitor } from "./stage";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const whole: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};
/** The other theme has the same elements in other colours. */
const colours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes: ["violations"],
};

const LOOKS = [
  { width: 360, colorScheme: "light", options: whole },
  { width: 360, colorScheme: "dark", options: colours },
  { width: 1280, colorScheme: "dark", options: colours },
  { width: 1280, colorScheme: "light", options: whole },
] as const;

/** The open dialog: what lies behind it was looked at before it was opened. */
export const DIALOG = "dialog[open]";

/** Nothing may be found at any of the looks, and nothing may stand out of the page. */
export async function inspect(visitor: Visitor, where: string, within = "html"): Promise<void> {
  const { found, wide } = await findings(visitor, within);
  expect.soft(found, `axe: ${where}`).toEqual([]);
  expect.soft(wide, `sideways scroll: ${where}`).toBe(0);
}

/** Looks at the loaded page, or at a part of it, at two widths in two themes. */
export async function findings(visitor: Visitor, within = "html"): Promise<{ found: string[]; wide: number }> {
  const page = visitor.script ? visitor.page : await likeness(visitor);
  const [atDesk, atHand] = [await layout(page, 1280, within), await layout(page, 360, within)];
  const claim = claimLook(atDesk.built + atHand.built);
  const found: string[] = [];
  if (claim && !(await page.evaluate(isThere))) await page.evaluate(source);
  for (const { width, colorScheme, options } of claim ? LOOKS : []) {
    await look(page, width, colorScheme);
    found.push(...linesOf(await page.evaluate(run, { within, options }), `${width} px, ${colorScheme}`));
  }
  await look(page, 1280, "light");
  if (found.length > 0) claim?.giveUp();
  return { found, wide: Math.max(atDesk.wide, atHand.wide) };
}

async function layout(page: Page, width: number, within: string): Promise<{ built: string; wide: number }> {
  await look(page, width, "light");
  return { built: await builtAs(page, within), wide: await page.evaluate(sideways) };
}

const schemes = new WeakMap<Page, "light" | "dark">();

/** To lay a page out anew for nothing costs as much as a rule. */
async function look(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  if (schemes.get(page) !== colorScheme) await page.emulateMedia({ colorScheme });
  schemes.set(page, colorScheme);
}

/** These run in the page. */
const isThere = () => "axe" in window;
const run = ({ within, options }: { within: string; options: RunOptions }) =>
  (window as unknown as { axe: { run(within: string, o: RunOptions): Promise<AxeResults> } }).axe.run(within, options);
const sideways = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

const linesOf = ({ violations }: AxeResults, look: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${look}: ${id} (${help}) at ${html.slice(0, 160)}`),
  );

const likenesses = new WeakMap<Browser, Page>();

/**
 * axe waits by timers, which do not run where scripts are off: it looks at the same document, without its scripts,
 * in a page where they are on. A worker has one such page, since another costs a second, and axe is read in it once.
 */
async function likeness({ page: shown }: Visitor): Promise<Page> {
  const html = (await shown.content()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const browser = shown.context().browser();
  if (!browser) throw new Error("The visitor has no browser");
  const page = likenesses.get(browser) ?? (await emptyPage(browser, new URL("/robots.txt", shown.url()).href));
  likenesses.set(browser, page);
  await page.setContent(html);
  return page;
}

async function emptyPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
