import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { stage } from "./stage";

/** The structure of a page, without its words. */
export type Structure = {
  /** The whole structure: elements, classes, states, order. */
  whole: string;
  /** The parts that most pages share (header, menus, footer), in document order. */
  shell: string[];
  /** The distinct elements outside those parts, without their contents. */
  elements: string[];
  /** The style sheets: hashed file names and inline styles. */
  styles: string;
  /** Horizontal overflow, in pixels. */
  wide: number;
};

export const structureOf = (page: Page, within: string): Promise<Structure> => page.evaluate(skeleton, within);

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
export const description = (): string => skeleton.toString();

/** Runs in the page. Describes tags, classes, states and whether there is a name or text, not the text itself. */
function skeleton(within: string): Structure {
  const unseen = ["script", "style", "template", "noscript", "head"];
  const state =
    /^(class|role|type|tabindex|hidden|disabled|open|lang|checked|required|readonly|data-change|aria-(?!label|describ).+)$/;
  const without = /^(data-(?!change$).+|aria-value.+|[xyrd]|[xyc][12xy]|points|transform|viewBox)$/;
  const reference = /^(for|list|aria-(labelledby|describedby|controls|owns|errormessage|activedescendant|details))$/;
  const standing = (id: string): number => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length;
  const written = ({ name, value }: Attr): string => {
    if (name === "id") return standing(value) > 1 ? "id, twice" : "id";
    if (reference.test(name)) return value.split(/\s+/).every((id) => standing(id) > 0) ? name : `${name}, to nowhere`;
    if (state.test(name)) return `${name}=${value}`;
    return value === "" ? `${name}=` : name;
  };
  const line = (element: Element): string => {
    const page = element === document.documentElement; // its class depends on JavaScript
    const attributes = page ? [] : [...element.attributes].filter(({ name }) => !without.test(name)).map(written);
    return `<${element.localName} ${attributes.sort().join(" ")}>`;
  };
  const parts = [...document.querySelectorAll("header, nav, footer")].filter(
    ({ parentElement }) => within === "html" && !parentElement?.closest("header, nav, footer, main, dialog"),
  );
  const elements = new Set<string>();
  const colours = new Set<string>();
  /** Marks an element whose colours another has: of the same kind, in the same kind of place, within the same kinds. */
  const compare = (element: Element, within: string): string => {
    const { previousElementSibling: before, nextElementSibling: after } = element;
    const beside = [...(element.parentElement?.children ?? [])].indexOf(element) % 2;
    const place = `${beside} ${before ? line(before) : "first"} ${after ? "" : "last"}`;
    const hasText = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
    const kind = `${within} ${place} ${line(element)}${hasText ? "…" : ""}`;
    Object.assign(element, { [`hasKnownColoursAt${innerWidth}`]: colours.has(kind) });
    colours.add(kind);
    return kind;
  };
  const built = (element: Element, within = ""): string => {
    if (unseen.includes(element.localName) || !element.checkVisibility()) return "";
    const own = line(element);
    const kind = compare(element, within);
    if (!parts.some((part) => part.contains(element))) elements.add(own);
    const inside: string[] = [];
    for (const child of element.localName === "svg" ? [] : element.childNodes) {
      const part = child instanceof Element ? built(child, kind) : child.textContent?.trim() ? "…" : "";
      if (part !== "" && part !== inside.at(-1)) inside.push(part);
    }
    return `${own}${inside.join("")}</>`;
  };
  const above = (element: Element): string => {
    const { parentElement } = element;
    return parentElement ? above(parentElement) + line(parentElement) : "";
  };
  for (const [index, part] of parts.entries()) Object.assign(part, { shellPart: index });
  const whole = [...document.querySelectorAll(within)].map((element) => built(element)).join("");
  const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")].map(
    (sheet) => sheet.getAttribute("href") ?? sheet.textContent,
  );
  return {
    whole,
    shell: parts.map((part, index) => above(part) + built(part, `${index}`)),
    elements: [...elements],
    styles: sheets.join("\n"),
    wide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
}
