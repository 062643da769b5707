import { createHash, hash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { stage } from "./stage";

/** The structure of a page, without its words. Names stand for what they are made of, the same on every page. */
export type Structure = {
  /** The whole structure: elements, classes, states, order. */
  whole: string;
  /** The parts that most pages share (header, menus, footer), in document order. */
  shell: string[];
  /** The distinct elements outside those parts, by the numbers that they carry: without their contents, and with their contents and place. */
  elements: { line: string; name: string }[];
  /** The kinds of the elements that are asked about their colours, by the numbers that the elements carry. */
  colours: Map<number, string>;
  /** The headings, landmarks and dialogs in order, with their names: what the rules about whole pages depend on. */
  outline: string;
  /** The style sheets: hashed file names and inline styles. */
  styles: string;
  /** Horizontal overflow, in pixels. */
  wide: number;
};

export async function structureOf(page: Page, within: string): Promise<Structure> {
  const answer: string = await page.evaluate(skeleton, within);
  const { lines, trees, places, kinds, whole, shell, elements, colours, ...others }: Skeleton = JSON.parse(answer);
  const treeNames: string[] = [];
  for (const [own = 0, ...inside] of trees)
    treeNames.push(nameOf(lines[own], ...inside.map((tree) => treeNames[tree] ?? "…")));
  const placeNames: string[] = [];
  for (const [around, own] of places)
    placeNames.push(nameOf(typeof around === "string" ? around : placeNames[around], lines[own]));
  const kindNames: string[] = [];
  for (const { within, before, own, place } of kinds) {
    const around = typeof within === "string" ? within : kindNames[within];
    kindNames.push(nameOf(around, before === null ? "first" : lines[before], lines[own], place));
  }
  return {
    ...others,
    whole: nameOf(...whole.map((tree) => treeNames[tree])),
    shell: shell.map(({ above, tree }) => nameOf(above, treeNames[tree])),
    elements: elements.map(([own, tree, place]) => ({
      line: lines[own] ?? "",
      name: nameOf(treeNames[tree], placeNames[place]),
    })),
    colours: new Map(colours.map((kind) => [kind, kindNames[kind] ?? ""])),
  };
}

export const nameOf = (...parts: readonly (string | undefined)[]): string =>
  hash("sha1", parts.join("\0"), "base64url").slice(0, 16);

/**
 * The names found clean in this run, by any worker, in one kind of look: a page is not asked again about what another has
 * in the same kind of place.
 */
export function cleanIn(look: string, basis: string): { names: Set<string>; add(names: Iterable<string>): void } {
  const file = join(stage.looked, `${nameOf(basis)} ${look}`);
  const names = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  const add = (more: Iterable<string>) => {
    const fresh = [...more].filter((name) => !names.has(name));
    appendFileSync(file, fresh.map((name) => `${name}\n`).join(""));
  };
  return { names, add };
}

/** The right to inspect one structure: it is recorded as clean, or released for others. */
export type Claim = { wasClean(): void; giveUp(): void };

/**
 * Claims the inspection of a structure. Null when it was found clean before, in this run or an earlier one, or is being
 * inspected now: pages of one structure differ only in words, which no rule depends on. Broken references and duplicate
 * ids are part of the structure; whether JavaScript runs is not, only what it shows. Repeated elements (rows of a list)
 * count once. `basis` is everything else that decides the result.
 */
export function claimInspection(built: string, basis: string): Claim | null {
  const name = createHash("sha256").update(basis).update("\0").update(built).digest("hex");
  const kept = join(INSPECTED, name);
  const file = join(stage.looked, name);
  if (existsSync(kept)) return null;
  try {
    writeFileSync(file, "", { flag: "wx" });
  } catch {
    return null;
  }
  return { wasClean: () => keep(kept), giveUp: () => rmSync(file) };
}

/** A cache that outlives the run: empty files named by the hash of a clean structure. Not committed. */
export const INSPECTED = join(import.meta.dirname, "../../../.cache/looked-at");

function keep(file: string): void {
  mkdirSync(INSPECTED, { recursive: true });
  writeFileSync(file, "");
}

/** Part of `basis`: a change of the description invalidates the cache. */
export const description = (): string => skeleton.toString() + structureOf.toString();

type Skeleton = {
  /** Elements without contents. The other lists speak of them, and of each other, by numbers. */
  lines: string[];
  /** A line, and the trees inside; -1 for text. */
  trees: number[][];
  /** Lines, each within another place. */
  places: [within: number | string, line: number][];
  /** Places with what precedes them there. */
  kinds: { within: number | string; before: number | null; own: number; place: string }[];
  whole: number[];
  shell: { above: string; tree: number }[];
  elements: [line: number, tree: number, place: number][];
  colours: number[];
} & Pick<Structure, "outline" | "styles" | "wide">;

/**
 * Runs in the page. Describes tags, classes, states and whether there is a name or text, not the text itself. Returns JSON of
 * a `Skeleton`: the browser's protocol would name the type of each number.
 */
function skeleton(within: string): string {
  const unseen = ["script", "style", "template", "noscript", "head"];
  const state =
    /^(class|role|type|tabindex|hidden|disabled|open|lang|checked|required|readonly|data-change|aria-(?!label|describ).+)$/;
  const without = /^(data-(?!change$).+|aria-value.+|[xyrd]|[xyc][12xy]|points|transform|viewBox)$/;
  /** No rule asks these about more than their children. The others may be named by all their contents. */
  const containers =
    ":is(html, body, main, header, footer, nav, section, article, aside, div, ul, ol, li, dl, form, fieldset, details, dialog, figure):not([role], [aria-hidden])";
  const reference = /^(for|list|aria-(labelledby|describedby|controls|owns|errormessage|activedescendant|details))$/;
  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll("[id]")) ids.set(id, (ids.get(id) ?? 0) + 1);
  const standing = (id: string): number => ids.get(id) ?? 0;
  const written = ({ name, value }: Attr): string => {
    if (name === "id") return standing(value) > 1 ? "id, twice" : "id";
    if (reference.test(name)) return value.split(/\s+/).every((id) => standing(id) > 0) ? name : `${name}, to nowhere`;
    if (state.test(name)) return `${name}=${value}`;
    return value === "" ? `${name}=` : name;
  };
  const line = (element: Element): string => {
    const isPage = element === document.documentElement; // its class depends on JavaScript
    const attributes = isPage ? [] : [...element.attributes].filter(({ name }) => !without.test(name)).map(written);
    const labelled = "labels" in element && (element.labels as NodeList | null)?.length ? " labelled" : "";
    const isOfDisabled = element instanceof HTMLLabelElement && element.control?.matches(":disabled");
    return `<${element.localName} ${attributes.sort().join(" ")}${labelled}${isOfDisabled ? " of disabled" : ""}>`;
  };
  /** A list without repetitions, and the number of each of its entries. */
  const listed = <T>() => {
    const list: T[] = [];
    const numbers = new Map<string, number>();
    const number = (one: T): number => {
      const key = typeof one === "string" ? one : JSON.stringify(one);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, list.length);
      return list.push(one) - 1;
    };
    return { list, number };
  };
  const lines = listed<string>();
  const trees = listed<number[]>();
  const places = listed<Skeleton["places"][number]>();
  const kinds = listed<Skeleton["kinds"][number]>();
  const elements = listed<[number, number, number]>();
  const colours = new Set<number>();
  const parts = [...document.querySelectorAll("header, nav, footer")].filter(
    ({ parentElement }) => within === "html" && !parentElement?.closest("header, nav, footer, main, dialog"),
  );
  /** What styles give colours by: the same attributes, in the same kind of place, within the same kinds. */
  const kindOf = (element: Element, own: number, within: number | string): number => {
    const { previousElementSibling: before, nextElementSibling: after } = element;
    const beside = [...(element.parentElement?.children ?? [])].indexOf(element) % 2;
    const hasText = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
    const place = `${beside}${after ? "" : " last"}${hasText ? " …" : ""}`;
    const kind = kinds.number({ within, before: before ? lines.number(line(before)) : null, own, place });
    // axe would look for text in all others
    const isAsked = (hasText || element.matches("a, button, input, select, textarea")) && !colours.has(kind);
    Object.assign(element, { [`colourKindAt${innerWidth}`]: kind, [`isAskedAt${innerWidth}`]: isAsked });
    if (isAsked) colours.add(kind);
    return kind;
  };
  const built = (element: Element, within: number | string, around = within): number | null => {
    if (unseen.includes(element.localName) || !element.checkVisibility()) return null;
    const own = lines.number(line(element));
    const kind = kindOf(element, own, within);
    const place = places.number([around, own]);
    const inside: number[] = [];
    for (const child of element.localName === "svg" ? [] : element.childNodes) {
      const part = child instanceof Element ? built(child, kind, place) : child.textContent?.trim() ? -1 : null;
      if (part !== null && part !== inside.at(-1)) inside.push(part);
    }
    const tree = trees.number([own, ...inside]);
    const contents = element.matches(containers)
      ? trees.number([
          own,
          ...new Set(inside.map((part) => (part < 0 ? part : trees.number([trees.list[part]?.[0] ?? 0])))),
        ])
      : tree;
    if (!parts.some((part) => part.contains(element)))
      Object.assign(element, { [`elementAt${innerWidth}`]: elements.number([own, contents, place]) });
    return tree;
  };
  const above = (element: Element): string => {
    const { parentElement } = element;
    return parentElement ? above(parentElement) + line(parentElement) : "";
  };
  const page = document.documentElement.className; // styles may ask whether JavaScript runs
  for (const [index, part] of parts.entries()) Object.assign(part, { shellPart: index });
  const whole = [...document.querySelectorAll(within)].map((element) => built(element, page + above(element)) ?? -1);
  const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")].map(
    (sheet) => sheet.getAttribute("href") ?? sheet.textContent,
  );
  const outlined =
    "h1, h2, h3, h4, h5, h6, header, nav, main, aside, footer, section, form, search, dialog, [role], [accesskey]";
  const outline = [...document.querySelectorAll(`:is(${outlined})`)]
    .filter((one) => one.checkVisibility())
    .map(
      (one) =>
        `${line(one)} ${one.matches("h1, h2, h3, h4, h5, h6") ? "" : one.getAttribute("aria-label")} ${above(one)}`,
    );
  const described: Skeleton = {
    outline: outline.join("\n"),
    whole,
    shell: parts.map((part, index) => ({
      above: above(part),
      tree: built(part, `${index} ${page} ${above(part)}`) ?? -1,
    })),
    lines: lines.list,
    trees: trees.list,
    places: places.list,
    kinds: kinds.list,
    elements: elements.list,
    colours: [...colours],
    styles: sheets.join("\n"),
    wide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
  return JSON.stringify(described);
}
