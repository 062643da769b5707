import type { Browser } from "../../support/browser";
import type { PageForm } from "../../support/forms";
import type { Page } from "../../support/page";
import { isPage, kindOf } from "./kinds";

export type FoundForm = { page: Page; form: PageForm };

/** Every POST form on every kind of page that is reached by links. */
export async function postedForms(browser: Browser, from: readonly string[]): Promise<FoundForm[]> {
  const waiting = [...from];
  const seen = new Set<string>();
  const found: FoundForm[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path))) continue;
    seen.add(kindOf(path));
    const page = await browser.get(path);
    if (page.location) waiting.push(page.location);
    for (const form of page.forms) if (form.method === "post") found.push({ page, form });
    waiting.push(...page.links("/").filter(isPage));
  }
  return found;
}
