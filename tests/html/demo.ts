import { eq } from "drizzle-orm";
import { createSession } from "~/modules/accounts/session/session.server";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { looks } from "../sheet/pages";
import { app } from "../support/app";
import { publicAddresses } from "../support/public-addresses";
import { ORIGIN } from "../support/settings";
import { placesOf, wrongPlace } from "./places";

export type Answer = { status: number; location: string | null; type: string; body: string };

/** Requests the application in process, with this cookie. */
export async function ask(path: string, cookie = ""): Promise<Answer> {
  const answer = await app().fetch(new Request(ORIGIN + path, { headers: cookie ? { cookie } : {} }));
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    type: answer.headers.get("content-type") ?? "",
    body: await answer.text(),
  };
}

/** Whoever has no session: asks for each page once, however many look at it. */
export type Stranger = (path: string) => Promise<Answer>;

export function oneStranger(): Stranger {
  const seen = new Map<string, Promise<Answer>>();
  return (path) => {
    const known = seen.get(path) ?? ask(path);
    seen.set(path, known);
    return known;
  };
}

/** Where links that end in a place lead a signed-in person wrong: the pages of the sheet, and whatever they link to with #. */
export async function wrongPlaces(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [email, list] of Object.entries(looks)) {
    if (email === "") continue;
    const cookie = await sessionOf(email);
    const seen = new Map<string, Promise<Answer>>();
    const see = (path: string) => {
      const known = seen.get(path) ?? ask(path, cookie);
      seen.set(path, known);
      return known;
    };
    for (const { path, under = [] } of list) {
      let at = path;
      let page = await see(path);
      for (const words of under) {
        at = linkWith(page.body, words);
        page = await see(at);
      }
      for (const { href, page: target, place } of placesOf(page.body, at)) {
        const { status, body } = await see(target);
        const why = status === 200 ? wrongPlace(body, place) : status >= 400 ? `answers ${status}` : null;
        if (why !== null) wrong.push(`${email}: ${href} on ${at}: ${why}`);
      }
    }
  }
  return [...new Set(wrong)];
}

/** Every kind of page of the demo world, by name: as strangers see it, and as each of the sheet's people does. */
export async function renderedPages(stranger: Stranger): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of await publicAddresses(async (path) => (await stranger(path)).body))
    pages.set(path, (await stranger(path)).body);
  for (const [email, list] of Object.entries(looks)) {
    const cookie = email ? await sessionOf(email) : "";
    const see = email ? (path: string) => ask(path, cookie) : stranger;
    for (const { path, under = [] } of list) {
      let page = await see(path);
      for (const words of under) page = await see(linkWith(page.body, words));
      pages.set([`${email || "oricine"} ${path}`, ...under].join(" → "), page.body);
    }
  }
  return pages;
}

export async function sessionOf(email: string): Promise<string> {
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} is not in the demo world`);
  return createSession(user.id);
}

/** Where the first link of the page that has these words leads. Throws when it has none. */
function linkWith(html: string, words: string): string {
  const links = html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g);
  const found = [...links].find(([, , inside = ""]) => inside.replace(/<[^>]*>/g, "").includes(words))?.[1];
  if (found === undefined) throw new Error(`No link says: ${words}`);
  return found;
}
