import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { type Claim, claimInspection, cleanIn, description, type Structure, structureOf } from "./inspected";
import type { Visitor } from "./stage";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The axe rules, by what they check; which run depends on the width and theme. */
const RULES = {
  tags: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  /** About the whole page; never run on a part of it. */
  ofPage: "^(landmark-|region$|heading-order$|page-has-heading-one$|bypass$|duplicate-id|skip-link$|accesskeys$)",
  /** The other theme differs only in colours. */
  colours: ["color-contrast", "link-in-text-block"],
  /** The other width differs only in places and sizes. */
  layout: ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"],
} as const;

type Look = { width: 360 | 1280; colorScheme: "light" | "dark"; asked: "all" | "colours" | "layout" };

/** Elements that only a narrow page has are checked by all rules. */
const LOOKS: Record<"alike" | "more on a narrow page", readonly Look[]> = {
  alike: [
    { width: 360, colorScheme: "light", asked: "layout" },
    { width: 1280, colorScheme: "dark", asked: "colours" },
    { width: 1280, colorScheme: "light", asked: "all" },
  ],
  "more on a narrow page": [
    { width: 360, colorScheme: "light", asked: "all" },
    { width: 360, colorScheme: "dark", asked: "colours" },
    { width: 1280, colorScheme: "dark", asked: "colours" },
    { width: 1280, colorScheme: "light", asked: "all" },
  ],
};
const BASIS = [source, JSON.stringify([RULES, LOOKS]), description()].join("\n");

/** The open dialog; the page behind it was inspected before. */
export const DIALOG = "dialog[open]";

/** Fails on any accessibility violation at any width or theme, and on horizontal overflow. */
export async function inspect(visitor: Visitor, where: string, within = "html"): Promise<void> {
  const { found, wide } = await findings(visitor, within);
  expect.soft(found, `axe: ${where}`).toEqual([]);
  expect.soft(wide, `sideways scroll: ${where}`).toBe(0);
}

/** Violations of the loaded page, or of a part of it, at two widths and in two themes. A structure inspected before is skipped. */
export async function findings(visitor: Visitor, within = "html"): Promise<{ found: string[]; wide: number }> {
  const page = visitor.script ? visitor.page : await scriptedCopy(visitor);
  const [atDesk, atHand] = [await layout(page, 1280, within), await layout(page, 360, within)];
  const basis = BASIS + atDesk.styles;
  const claim = claimInspection(atDesk.whole + atHand.whole, basis);
  const shell = claim ? atDesk.shell.map((part, index) => claimInspection(part + atHand.shell[index], basis)) : [];
  const found: string[] = [];
  const clean: (() => void)[] = [];
  if (claim) {
    const narrow = cleanIn("narrow", basis);
    const looks = looksAt(narrowOnly(atDesk, atHand), narrow.names, shell);
    const leftOut = [...shell.keys()].filter((index) => shell[index] === null);
    if (!(await page.evaluate(isThere))) await page.evaluate(source);
    for (const { width, colorScheme, asked } of looks) {
      const { colours } = width === 360 ? atHand : atDesk;
      const { names, add } = cleanIn(`${width} ${colorScheme}`, basis);
      const known = [...colours.keys()].filter((kind) => names.has(colours.get(kind) ?? ""));
      clean.push(() => add(colours.values()));
      if (asked === "colours" && known.length === colours.size) continue;
      await look(page, width, colorScheme);
      const violations = await page.evaluate(run, { within, asked, leftOut, known, rules: RULES });
      found.push(...linesOf(violations, `${width} px, ${colorScheme}`));
    }
    if (looks === LOOKS["more on a narrow page"]) clean.push(() => narrow.add(narrowOnly(atDesk, atHand)));
  }
  await look(page, 1280, "light");
  for (const one of [claim, ...shell]) found.length > 0 ? one?.giveUp() : one?.wasClean();
  if (found.length === 0) for (const keep of clean) keep();
  return { found, wide: Math.max(atDesk.wide, atHand.wide) };
}

/** The elements that only the narrow page has. */
function narrowOnly(atDesk: Structure, atHand: Structure): string[] {
  const known = new Set(atDesk.elements.map(({ line }) => line));
  return atHand.elements.flatMap(({ line, name }) => (known.has(line) ? [] : [name]));
}

/** Every width and theme when the narrow page has elements of its own, or a part of the shell, not inspected before. */
function looksAt(narrow: readonly string[], clean: Set<string>, shell: readonly (Claim | null)[]): readonly Look[] {
  const more = narrow.some((name) => !clean.has(name)) || shell.some((part) => part !== null);
  return LOOKS[more ? "more on a narrow page" : "alike"];
}

async function layout(page: Page, width: number, within: string): Promise<Structure> {
  await look(page, width, "light");
  return structureOf(page, within);
}

const schemes = new WeakMap<Page, "light" | "dark">();

/** Skips needless resizing: a new layout costs as much as a rule. */
async function look(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  if (schemes.get(page) !== colorScheme) await page.emulateMedia({ colorScheme });
  schemes.set(page, colorScheme);
}

/** The functions below run in the page. */
const isThere = () => "axe" in window;
/** Of axe: how a rule selects its elements. */
type Found = { actualNode: Node };
type Rule = { id: string; gather(this: Rule, ...context: unknown[]): Found[] };
type Axe = typeof import("axe-core") & { _audit: { rules: Rule[] } };
type Asked = {
  within: string;
  asked: Look["asked"];
  leftOut: readonly number[];
  known: readonly number[];
  rules: typeof RULES;
};

async function run({ within, asked, leftOut, known, rules }: Asked): Promise<AxeResults["violations"]> {
  const { axe } = window as unknown as { axe: Axe };
  // after scrolling, a sticky bar may cover a part of a button
  window.scrollTo({ top: 0, behavior: "instant" });
  const include = [...document.querySelectorAll(within)];
  const seen = [...document.querySelectorAll("header, nav, footer")].filter((part) =>
    leftOut.includes((part as Element & { shellPart?: number }).shellPart ?? -1),
  );
  const tried = axe
    .getRules([...rules.tags])
    .filter(({ tags }) => !tags.some((tag) => /^(experimental|deprecated)$/.test(tag)));
  const ids = asked === "all" ? tried.map(({ ruleId }) => ruleId) : [...rules[asked]];
  const ofPage = new RegExp(rules.ofPage);
  // Styles give colours by kind and place, so that one of each kind in each kind of place is asked about them.
  const knownKinds = new Set(known);
  const hasKnownColours = ({ actualNode }: Found) =>
    Reflect.get(actualNode, `isAskedAt${innerWidth}`) === false ||
    knownKinds.has(Reflect.get(actualNode, `colourKindAt${innerWidth}`));
  // One run for both: collecting the page costs axe more than running the rules.
  for (const rule of axe._audit.rules) {
    const gather = Object.getPrototypeOf(rule).gather as Rule["gather"];
    const isSeen = ({ actualNode }: Found) => seen.some((part) => part.contains(actualNode));
    rule.gather = function (...context) {
      const found = gather.apply(this, context);
      if (ofPage.test(this.id)) return found;
      const isColour = (rules.colours as readonly string[]).includes(this.id);
      return found.filter((one) => !isSeen(one) && !(isColour && hasKnownColours(one)));
    };
  }
  const options: RunOptions = { runOnly: { type: "rule", values: ids }, resultTypes: ["violations"] };
  return (await axe.run({ include }, options)).violations;
}

const linesOf = (violations: AxeResults["violations"], look: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${look}: ${id} (${help}) at ${html.slice(0, 160)}`),
  );

const scriptedCopies = new WeakMap<Browser, Page>();

/**
 * axe needs timers, which do not run where JavaScript is off: it inspects a copy of the document, without its scripts,
 * in a page where JavaScript is on. Each worker has one such page, because opening another costs a second.
 */
async function scriptedCopy({ page: shown }: Visitor): Promise<Page> {
  const html = (await shown.content()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const browser = shown.context().browser();
  if (!browser) throw new Error("The visitor has no browser");
  const page = scriptedCopies.get(browser) ?? (await emptyPage(browser, new URL("/robots.txt", shown.url()).href));
  scriptedCopies.set(browser, page);
  await page.setContent(html);
  return page;
}

async function emptyPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
