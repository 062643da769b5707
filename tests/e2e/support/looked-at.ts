import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { stage } from "./stage";

/** How what is shown is built. */
export type Built = {
  /** All of it: the same elements in the same classes, states and order. */
  whole: string;
  /** The parts that most pages have in common (header, menus, footer), in their order in the document. */
  shell: string[];
  /** The different elements outside of those parts, each without what it holds. */
  elements: string[];
  /** The style sheets: files that are named by their contents, and what the page carries itself. */
  styles: string;
  /** How much of it stands out sideways. */
  wide: number;
};

export const builtAs = (page: Page, within: string): Promise<Built> => page.evaluate(skeleton, within);

/** A look that was taken upon oneself: it was clean, or others have to look. */
export type Claim = { wasClean(): void; giveUp(): void };

/**
 * Takes a look upon oneself. Null when what is built so was found clean, in this run or in one before, or is looked at just
 * now: then only its words are others, and neither the way in which it is built nor its colours hang on them. What points
 * nowhere, and an id that stands twice, are part of how it is built; whether scripts run is not, only what they show. What
 * repeats itself (the rows of a list) is there once. `basis` is everything else that decides what is found.
 */
export function claimLook(built: string, basis: string): Claim | null {
  const name = createHash("sha256").update(basis).update("\0").update(built).digest("hex");
  const kept = join(LOOKED, name);
  const file = join(stage.looked, name);
  if (existsSync(kept)) return null;
  try {
    writeFileSync(file, "", { flag: "wx" });
  } catch {
    return null;
  }
  return { wasClean: () => keep(kept), giveUp: () => rmSync(file) };
}

/** Outlives the run; never committed. Empty files whose names say what was clean. */
export const LOOKED = join(import.meta.dirname, "../../../.cache/looked-at");

function keep(file: string): void {
  mkdirSync(LOOKED, { recursive: true });
  writeFileSync(file, "");
}

/** Also part of what decides: another way to describe a page makes other names. */
export const description = (): string => skeleton.toString();

/** Runs in the page. Of what is rendered: tags, classes, states and the presence of names and words; not the words themselves. */
function skeleton(within: string): Built {
  const unseen = ["script", "style", "template", "noscript", "head"];
  const state =
    /^(class|role|type|tabindex|hidden|disabled|open|lang|checked|required|readonly|aria-(?!label|describ).+)$/;
  const without = /^(data-.+|aria-value.+|[xyrd]|[xyc][12xy]|points|transform|viewBox)$/;
  const reference = /^(for|list|aria-(labelledby|describedby|controls|owns|errormessage|activedescendant|details))$/;
  const standing = (id: string): number => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length;
  const written = ({ name, value }: Attr): string => {
    if (name === "id") return standing(value) > 1 ? "id, twice" : "id";
    if (reference.test(name)) return value.split(/\s+/).every((id) => standing(id) > 0) ? name : `${name}, to nowhere`;
    if (state.test(name)) return `${name}=${value}`;
    return value === "" ? `${name}=` : name;
  };
  const line = (element: Element): string => {
    const page = element === document.documentElement; // its class says that scripts run
    const attributes = page ? [] : [...element.attributes].filter(({ name }) => !without.test(name)).map(written);
    return `<${element.localName} ${attributes.sort().join(" ")}>`;
  };
  const parts = [...document.querySelectorAll("header, nav, footer")].filter(
    ({ parentElement }) => within === "html" && !parentElement?.closest("header, nav, footer, main, dialog"),
  );
  const elements = new Set<string>();
  const built = (element: Element): string => {
    if (unseen.includes(element.localName) || !element.checkVisibility()) return "";
    const own = line(element);
    if (!parts.some((part) => part.contains(element))) elements.add(own);
    const inside: string[] = [];
    for (const child of element.localName === "svg" ? [] : element.childNodes) {
      const part = child instanceof Element ? built(child) : child.textContent?.trim() ? "…" : "";
      if (part !== "" && part !== inside.at(-1)) inside.push(part);
    }
    return `${own}${inside.join("")}</>`;
  };
  const above = (element: Element): string => {
    const { parentElement } = element;
    return parentElement ? above(parentElement) + line(parentElement) : "";
  };
  for (const [index, part] of parts.entries()) Object.assign(part, { shellPart: index });
  const whole = [...document.querySelectorAll(within)].map(built).join("");
  const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")].map(
    (sheet) => sheet.getAttribute("href") ?? sheet.textContent,
  );
  return {
    whole,
    shell: parts.map((part) => above(part) + built(part)),
    elements: [...elements],
    styles: sheets.join("\n"),
    wide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
}
