import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { type Claim, claimInspection, cleanIn, description, nameOf, type Structure, structureOf } from "./inspected";
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
const BASIS = [source, JSON.stringify([RULES, LOOKS]), description(), run.toString(), survey.toString()].join("\n");

/** The open dialog; the page behind it was inspected before. */
export const DIALOG = "dialog[open]";

/**
 * Fails on any accessibility violation at any width or theme, and on horizontal overflow. The suite looks at no state
 * (`npm test` sets JOURNEYS_UNINSPECTED): that is a fifth of a journey, and the sweeps look at every one.
 */
export async function inspect(visitor: Visitor, where: string, within = "html"): Promise<void> {
  if (process.env.JOURNEYS_UNINSPECTED === "1") return;
  const { found, wide } = await findings(visitor, within);
  expect.soft(found, `axe: ${where}`).toEqual([]);
  expect.soft(wide, `sideways scroll: ${where}`).toBe(0);
}

/** Violations of the loaded page, or of a part of it, at two widths and in two themes. A structure inspected before is skipped. */
export async function findings(visitor: Visitor, within = "html"): Promise<{ found: string[]; wide: number }> {
  const page = visitor.script ? visitor.page : await scriptedCopy(visitor);
  const atDesk = await layout(page, 1280, within);
  const atHand = await layout(page, 360, within);
  const basis = BASIS + atDesk.styles;
  const claim = claimInspection(atDesk.whole + atHand.whole, basis);
  const shell = claim ? atDesk.shell.map((part, index) => claimInspection(part + atHand.shell[index], basis)) : [];
  const found: string[] = [];
  const clean: (() => void)[] = [];
  if (claim) {
    const ofNarrow = narrowOnly(atDesk, atHand);
    const narrow = cleanIn("narrow", basis);
    const paints = cleanIn("paints", basis);
    const known = new Set(["", ...paints.names]);
    const outline = nameOf(atDesk.outline);
    const outlines = cleanIn("outlines", basis);
    const leftOut = [...shell.keys()].filter((index) => shell[index] === null);
    for (const { width, colorScheme, asked } of looksAt(ofNarrow, narrow.names, shell)) {
      const { colours, elements } = width === 360 ? atHand : atDesk;
      const kinds = cleanIn(`${width} ${colorScheme}`, basis);
      clean.push(() => kinds.add(colours.values()));
      const unknown = [...colours].flatMap(([kind, name]) => (kinds.names.has(name) ? [] : [kind]));
      if (asked === "colours" && unknown.length === 0) continue;
      const places = cleanIn(`places at ${width}`, basis);
      const fresh = numbersOf(elements, (name) => !places.names.has(name));
      const others =
        width === 1280 ? fresh : numbersOf(elements, (name) => ofNarrow.has(name) && !narrow.names.has(name));
      await look(page, width, colorScheme);
      const { paintOf, isTight } = await page.evaluate(survey, { within, asked, leftOut, unknown, fresh });
      clean.push(() => paints.add(Object.values(paintOf)));
      if (asked !== "colours") clean.push(() => places.add(elements.map(({ name }) => name)));
      const asksPage =
        asked === "all" && (leftOut.length < shell.length || others.length > 0 || !outlines.names.has(outline));
      const toAsk = new Map(unknown.map((kind) => [paintOf[kind] ?? "", kind]));
      for (const paint of toAsk.keys()) if (known.has(paint)) toAsk.delete(paint);
      if (!asksPage && toAsk.size === 0 && !isTight) continue;
      if (!(await page.evaluate(isThere))) await page.evaluate(source);
      const question = { within, asked, leftOut, kinds: [...toAsk.values()], fresh, others, rules: RULES };
      const before = found.length;
      found.push(...linesOf(await page.evaluate(run, question), `${width} px, ${colorScheme}`));
      if (found.length === before) for (const paint of toAsk.keys()) known.add(paint);
    }
    clean.push(
      () => narrow.add(ofNarrow),
      () => outlines.add([outline]),
    );
  }
  await look(page, 1280, "light");
  for (const one of [claim, ...shell]) found.length > 0 ? one?.giveUp() : one?.wasClean();
  if (found.length === 0) for (const keep of clean) keep();
  return { found, wide: Math.max(atDesk.wide, atHand.wide) };
}

/** The elements that only the narrow page has. */
function narrowOnly(atDesk: Structure, atHand: Structure): Set<string> {
  const known = new Set(atDesk.elements.map(({ line }) => line));
  return new Set(atHand.elements.flatMap(({ line, name }) => (known.has(line) ? [] : [name])));
}

const numbersOf = (elements: Structure["elements"], is: (name: string) => boolean): number[] =>
  elements.flatMap(({ name }, number) => (is(name) ? [number] : []));

/** Every width and theme when the narrow page has elements of its own, or a part of the shell, not inspected before. */
function looksAt(narrow: Set<string>, clean: Set<string>, shell: readonly (Claim | null)[]): readonly Look[] {
  const more = [...narrow].some((name) => !clean.has(name)) || shell.some((part) => part !== null);
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
type Surveyed = {
  within: string;
  asked: Look["asked"];
  leftOut: readonly number[];
  unknown: readonly number[];
  fresh: readonly number[];
};
type Asked = {
  within: string;
  asked: Look["asked"];
  leftOut: readonly number[];
  /** The kinds of elements that are asked about their colours. */
  kinds: readonly number[];
  /** The elements that are asked about their sizes and places. */
  fresh: readonly number[];
  /** The elements that are asked about all else. */
  others: readonly number[];
  rules: typeof RULES;
};

/**
 * How the elements of unknown kinds are painted: everything that decides their contrast, so that what is painted alike is
 * asked about once, wherever it stands. And whether an element not seen before may break a rule about sizes and places.
 */
function survey({ within, asked, leftOut, unknown, fresh }: Surveyed): {
  paintOf: Record<number, string>;
  isTight: boolean;
} {
  const [colourKind, isAsked, element] = ["colourKindAt", "isAskedAt", "elementAt"].map((name) => name + innerWidth);
  const mark = (one: Element, name = ""): unknown => Reflect.get(one, name);
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  const isAfloat = ({ position }: CSSStyleDeclaration) => position !== "static" && position !== "relative";
  /**
   * What is painted behind the contents: an opaque ground hides those below it, unless something mixes them. What floats may
   * stand above anything, so its place counts too.
   */
  const grounds = new Map<Element | null, string>([[null, ""]]);
  const ground = (one: Element | null): string => {
    const known = grounds.get(one);
    if (known !== undefined || one === null) return known ?? "";
    const style = getComputedStyle(one);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const isMixed = opacity !== "1" || filter !== "none" || mixBlendMode !== "normal";
    const floats =
      isAfloat(style) ||
      (style.position === "relative" &&
        [...one.children].map((child) => getComputedStyle(child)).some((child) => isAfloat(child) && isPainted(child)));
    const below = ground(one.parentElement);
    const isOpaque = backgroundColor.startsWith("rgb(") && !isMixed && !below.includes("mixed");
    const own = isPainted(style) || isMixed ? `|${backgroundColor} ${backgroundImage}` : "";
    const mixed = isMixed ? ` mixed ${opacity} ${filter} ${mixBlendMode}` : "";
    const all = (isOpaque ? "" : below) + own + mixed + (floats ? `|${pathOf(one)}` : "");
    grounds.set(one, all);
    return all;
  };
  const pathOf = (one: Element): string =>
    `${one.parentElement ? pathOf(one.parentElement) : ""}>${one.localName}.${one.getAttribute("class") ?? ""}`;
  const paint = (one: Element): string => {
    const style = getComputedStyle(one);
    const { color, fontSize, fontWeight, textShadow } = style;
    const link = one.closest("a");
    const around = link?.parentElement && getComputedStyle(link.parentElement);
    const ofLink = around
      ? [around.color, around.fontWeight, style.textDecorationLine, style.borderBottom, style.display]
      : [];
    const isOff = one.matches(":disabled, [aria-disabled=true], :disabled *, [aria-disabled=true] *");
    const off = isOff || (one instanceof HTMLLabelElement && one.control?.matches(":disabled"));
    const isForReadersOnly = one instanceof HTMLElement && one.offsetWidth <= 1 && one.offsetHeight <= 1;
    return isForReadersOnly ? "" : [color, fontSize, fontWeight, textShadow, off, ...ofLink, ground(one)].join();
  };
  const unknownKinds = new Set(unknown);
  const freshElements = new Set<unknown>(fresh);
  const paintOf: Record<number, string> = {};
  const inside = [...document.querySelectorAll(within)].flatMap((root) => [root, ...root.querySelectorAll("*")]);
  for (const one of inside) {
    const kind = mark(one, colourKind);
    if (typeof kind === "number" && mark(one, isAsked) === true && unknownKinds.has(kind)) paintOf[kind] = paint(one);
  }
  if (asked === "colours") return { paintOf, isTight: false };
  const seen = [...document.querySelectorAll("header, nav, footer")].filter((part) =>
    leftOut.includes((part as Element & { shellPart?: number }).shellPart ?? -1),
  );
  const isFresh = (one: Element): boolean => {
    const number = mark(one, element);
    return number === undefined ? !seen.some((part) => part.contains(one)) : freshElements.has(number);
  };
  const boxes = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex], [role]")]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const boxOf = new Map(boxes.map((one) => [one.one, one]));
  const isCrowded = ({ one, box }: (typeof boxes)[number]) =>
    box.width < 24 ||
    box.height < 24 ||
    boxes.some(
      (other) =>
        !other.one.contains(one) &&
        !one.contains(other.one) &&
        other.box.left < box.right &&
        other.box.right > box.left &&
        other.box.top < box.bottom &&
        other.box.bottom > box.top,
    );
  const scrolls = (one: Element) =>
    (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth) &&
    /auto|scroll/.test(getComputedStyle(one).overflow);
  let isTight = false;
  for (const one of inside) {
    const crowded = boxOf.get(one);
    const mayBreak = isFresh(one) && ((crowded !== undefined && isCrowded(crowded)) || scrolls(one));
    Object.assign(one, { isTight: mayBreak });
    isTight ||= mayBreak;
  }
  return { paintOf, isTight };
}

async function run({ within, asked, leftOut, kinds, fresh, others, rules }: Asked): Promise<AxeResults["violations"]> {
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
  const askedKinds = new Set(kinds);
  const freshElements = new Set(fresh);
  const otherElements = new Set(others);
  // One run for all rules: collecting the page costs axe more than most of them.
  for (const rule of axe._audit.rules) {
    const gather = Object.getPrototypeOf(rule).gather as Rule["gather"];
    const isSeen = ({ actualNode }: Found) => seen.some((part) => part.contains(actualNode));
    const isIn = ({ actualNode }: Found, numbers: Set<number>) => {
      const number = Reflect.get(actualNode, `elementAt${innerWidth}`);
      return number === undefined || numbers.has(number);
    };
    rule.gather = function (...context) {
      const found = gather.apply(this, context);
      if (ofPage.test(this.id)) return found;
      const kept = found.filter((one) => !isSeen(one));
      // Of each way to paint that is not known, one element is asked: the first of its kind.
      if ((rules.colours as readonly string[]).includes(this.id))
        return kept.filter(
          ({ actualNode }) =>
            Reflect.get(actualNode, `isAskedAt${innerWidth}`) !== false &&
            (Reflect.get(actualNode, `colourKindAt${innerWidth}`) === undefined ||
              askedKinds.has(Reflect.get(actualNode, `colourKindAt${innerWidth}`))),
        );
      if ((rules.layout as readonly string[]).includes(this.id))
        return kept.filter((one) => isIn(one, freshElements) && Reflect.get(one.actualNode, "isTight") !== false);
      return kept.filter((one) => isIn(one, otherElements));
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
