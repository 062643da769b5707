import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { stage } from "./stage";

/** How what is shown of a page is built: the same elements in the same classes, states and order. */
export const builtAs = (page: Page, within: string): Promise<string> => page.evaluate(skeleton, within);

/**
 * Takes a look upon oneself, unless a page of this run that shows the same was looked at already, or is just now: then
 * only its words are others, and neither the way in which it is built nor its colours hang on them. What points nowhere,
 * and an id that stands twice, are part of how it is built; whether scripts run is not, only what they show. What repeats
 * itself (the rows of a list) is there once. Both workers write in one folder, which ends with the run. Null: not needed.
 */
export function claimLook(built: string): { giveUp(): void } | null {
  mkdirSync(stage.looked, { recursive: true });
  const file = join(stage.looked, createHash("sha256").update(built).digest("hex"));
  try {
    writeFileSync(file, "", { flag: "wx" });
  } catch {
    return null;
  }
  return { giveUp: () => rmSync(file) };
}

/** Runs in the page. Of what is rendered: tags, classes, states and the presence of names and words; not the words themselves. */
function skeleton(within: string): string {
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
  const built = (element: Element): string => {
    if (unseen.includes(element.localName) || !element.checkVisibility()) return "";
    const page = element === document.documentElement; // its class says that scripts run
    const attributes = page ? [] : [...element.attributes].filter(({ name }) => !without.test(name)).map(written);
    const parts: string[] = [];
    for (const child of element.localName === "svg" ? [] : element.childNodes) {
      const part = child instanceof Element ? built(child) : child.textContent?.trim() ? "…" : "";
      if (part !== "" && part !== parts.at(-1)) parts.push(part);
    }
    return `<${element.localName} ${attributes.sort().join(" ")}>${parts.join("")}</>`;
  };
  return [...document.querySelectorAll(within)].map(built).join("");
}
