import type { Actor, Cast } from "./cast";
import { postedForms } from "./crawl";
import { fieldOf } from "./scribe";

/** The first pages of each person's crawl. */
export const BEGINNINGS: Record<Actor, string[]> = {
  stranger: ["/", "/admin-login"],
  uat: ["/uat/dashboard"],
  firma: ["/firma/dashboard"],
  admin: ["/admin/dashboard"],
};
/** Field types that store text; search and sign-in fields do not. */
const WORDS = ["text", "textarea", "tel", "url"];

/** Every text field of every form, on every kind of page that is reached by links. */
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
