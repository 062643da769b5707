import type { Actor, Cast } from "./cast";
import { postedForms } from "./crawl";
import { fieldOf } from "./scribe";

/** Where each begins to look around. */
export const BEGINNINGS: Record<Actor, string[]> = {
  stranger: ["/", "/admin-login"],
  uat: ["/uat/dashboard"],
  firma: ["/firma/dashboard"],
  admin: ["/admin/dashboard"],
};
/** A form that only asks, or that takes what everybody knows by heart, stores no words. */
const WORDS = ["text", "textarea", "tel", "url"];

/** Every field of every form that stores words, on every kind of page that links lead to. */
export async function writableFields(cast: Cast): Promise<string[]> {
  const actors = Object.entries(BEGINNINGS) as [Actor, string[]][];
  const found = await Promise.all(actors.map(([who, from]) => postedForms(cast[who].browser, from)));
  const fields = found
    .flat()
    .flatMap(({ page, form }) =>
      [...form.texts].flatMap(([name, { type }]) => (WORDS.includes(type) ? [fieldOf(form, page, name)] : [])),
    );
  return [...new Set(fields)].sort();
}
