import { existsSync } from "node:fs";
import { join } from "node:path";
import { linksOf } from "../support/html";
import { ORIGIN } from "../support/settings";
import type { Answer, Stranger } from "./demo";
import { placesOf, wrongPlace } from "./places";

/** Made by the build, not by the application. */
const BUILT = /^\/(@|app\/|assets\/|node_modules\/)/;
/** Sign-in pages, to which visitors are redirected. */
const GUARDED = /^\/(uat|firma|admin)(\/|$)/;

/** Broken links of these pages and of all pages reached from them. Addresses with a query are fetched, but their links are not followed. */
export async function brokenLinks(
  from: readonly string[],
  stranger: Stranger,
): Promise<{ asked: number; broken: string[] }> {
  const answers = new Map<string, Answer>();
  const broken: string[] = [];
  const waiting = from.map((path) => ({ path, on: "the list", search: true }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, on, search } = next;
    if (answers.has(path)) continue;
    const answer = await stranger(path);
    answers.set(path, answer);
    if (!isRight(path, answer)) broken.push(`${path} on ${on}: ${answer.status} ${answer.location ?? ""}`);
    if (!search || answer.status !== 200) continue;
    for (const target of targetsOf(answer, path)) {
      if (!answers.has(target)) waiting.push({ path: target, on: path, search: !target.includes("?") });
    }
  }
  for (const [path, answer] of answers)
    broken.push(...missingAnchors(path, answer, answers), ...missingFiles(path, answer));
  return { asked: answers.size, broken: [...new Set(broken)] };
}

const isRight = (path: string, { status, location }: Answer): boolean =>
  status === 200 || (GUARDED.test(path) && status === 302 && /^\/(login|admin-login)\?/.test(location ?? ""));

/** Addresses of ours that the page or feed leads to, without what stands behind #. */
function targetsOf({ body, type }: Answer, path: string): string[] {
  const written = type.includes("xml") ? addressesIn(body) : [...linksOf(body), ...otherAddresses(body)];
  const own = written.map((href) => URL.parse(href, ORIGIN + path)).filter((url) => url?.origin === ORIGIN);
  const paths = own.map((url) => (url ? url.pathname + url.search : ""));
  return [...new Set(paths)].filter((each) => !BUILT.test(each) && !isFile(each));
}

/** Pictures in every size, feeds, the next page, and what a search form asks for when nothing was typed. */
function otherAddresses(html: string): string[] {
  const attribute = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
  const sources = attribute(/<(?:img|source|video)\b[^>]*?\ssrc="([^"]*)"/g);
  const sets = attribute(/\ssrcset="([^"]*)"/gi).flatMap((set) =>
    set.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
  );
  const forms = attribute(/<form\b(?![^>]*method="post")[^>]*?\saction="([^"]*)"/g);
  return [...sources, ...sets, ...attribute(/<link\b[^>]*?\shref="([^"]*)"/g), ...forms];
}

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>|<link\b[^>]*?\shref="([^"]*)"/g)].map(([, loc, href]) => loc ?? href ?? "");

const isFile = (path: string) =>
  /^\/[a-z0-9-]+\.(svg|png|ico|txt|webmanifest)$/.test(path) && existsSync(join("public", path));

/** Places that a link points to and the page that it leads to does not have, or that would leave the focus behind. */
function missingAnchors(path: string, { body, type }: Answer, answers: ReadonlyMap<string, Answer>): string[] {
  if (!type.includes("html")) return [];
  return placesOf(body, path).flatMap(({ href, page, place }) => {
    const target = answers.get(page);
    const wrong = target?.status === 200 ? wrongPlace(target.body, place) : null;
    return wrong === null ? [] : [`${href} on ${path}: ${wrong}`];
  });
}

/** Files at the root are served as they lie in public/. */
function missingFiles(path: string, { body, type }: Answer): string[] {
  if (!type.includes("html")) return [];
  const files = otherAddresses(body).filter((href) => /^\/[^/]+\.(svg|png|ico|webmanifest)$/.test(href));
  return files.filter((file) => !isFile(file)).map((file) => `${file} on ${path}: no such file`);
}
