import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { stage } from "./stage";

/**
 * Whether a page of this run, in which the same elements stand in the same classes, states and order, was right
 * already: then only its words are others, and neither the way in which it is built nor its colours hang on them.
 * What repeats itself (the rows of a list) is there once. Both workers write in one folder, which ends with the run.
 */
export async function lookedAt(page: Page, within: string): Promise<{ before: boolean; keep(): void }> {
  const built = await page.evaluate(skeleton, within);
  const file = join(stage.looked, createHash("sha256").update(built).digest("hex"));
  return {
    before: existsSync(file),
    keep() {
      mkdirSync(stage.looked, { recursive: true });
      writeFileSync(file, "");
    },
  };
}

/** Runs in the page. Tags, classes, states and the presence of names and words; not the words themselves. */
function skeleton(within: string): string {
  const unseen = ["script", "style", "template", "noscript", "head"];
  const state =
    /^(class|role|type|tabindex|hidden|disabled|open|lang|checked|required|readonly|aria-(?!label|describ).+)$/;
  const reference = /^(data-.+|aria-(controls|owns|value.+)|[xyrd]|[xyc][12xy]|points|transform|viewBox)$/;
  const built = (element: Element): string => {
    if (unseen.includes(element.localName)) return "";
    const attributes = [...element.attributes]
      .filter(({ name }) => !reference.test(name))
      .map(({ name, value }) => (state.test(name) ? `${name}=${value}` : value === "" ? `${name}=` : name));
    const parts: string[] = [];
    for (const child of element.localName === "svg" ? [] : element.childNodes) {
      const part = child instanceof Element ? built(child) : child.textContent?.trim() ? "…" : "";
      if (part !== parts.at(-1)) parts.push(part);
    }
    return `<${element.localName} ${attributes.sort().join(" ")}>${parts.join("")}</>`;
  };
  return [...document.querySelectorAll(within)].map(built).join("");
}
