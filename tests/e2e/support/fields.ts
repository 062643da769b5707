import type { Browser } from "../../support/browser";
import type { Actor, Cast } from "./cast";
import { isPage, kindOf } from "./kinds";
import { fieldOf } from "./scribe";

/** Where each begins to look around. */
const BEGINNINGS: Record<Actor, string[]> = {
  stranger: ["/", "/admin-login"],
  uat: ["/uat/dashboard"],
  firma: ["/firma/dashboard"],
  admin: ["/admin/dashboard"],
};
/** A form that only asks, or that takes what everybody knows by heart, stores no words. */
const WORDS = ["text", "textarea", "tel", "url"];

/** Every field of every form that stores words, on every kind of page that links lead to. */
export async function writableFields(cast: Cast): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(BEGINNINGS).map(([who, from]) => fieldsSeenBy(cast[who as Actor].browser, from)),
  );
  return [...new Set(found.flat())].sort();
}

async function fieldsSeenBy(browser: Browser, from: readonly string[]): Promise<string[]> {
  const waiting = [...from];
  const seen = new Set<string>();
  const fields: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path))) continue;
    seen.add(kindOf(path));
    const page = await browser.get(path);
    if (page.location) waiting.push(page.location);
    for (const form of page.forms.filter(({ method }) => method === "post"))
      for (const [name, { type }] of form.texts) if (WORDS.includes(type)) fields.push(fieldOf(form, page, name));
    waiting.push(...page.links("/").filter(isPage));
  }
  return fields;
}
