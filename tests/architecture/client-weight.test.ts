import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What `npm run bench` measures in the browser for pages reachable by links, here for every page, from the files. */
const CLIENT = "build/client";
const MOST_FILES = 15;
const MOST_KILOBYTES = 150;
const MOST_EDITOR_KILOBYTES = 260;
const EDITOR = /-article-(new|edit)$/;
/**
 * Fetched when somebody presses Ctrl, enlarges a picture, opens the bell, begins to type, saves what a colleague has changed or
 * meets an error, not with a page.
 */
const AT_A_PRESS = /\/(find-palette|viewer|news|unsent-bar|browser-texts|text-difference|refusal)-/;
const HEADER_BYTES = 310;
/** Only in demo mode: it shows all components. */
const IGNORED = /\/development\//;

type Page = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: Pick<Page, "module" | "imports">; routes: Record<string, Page> };

const manifest = readManifest();
const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
const pages = Object.values(manifest.routes).filter(({ id }) => !layouts.has(id) && !IGNORED.test(id));

function readManifest(): Manifest {
  const file = readdirSync(join(CLIENT, "assets")).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(join(CLIENT, "assets", file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The files of a page and its layouts; with the editor's, which the page loads later. */
function scriptsOf(page: Page): string[] {
  const scripts = new Set([manifest.entry.module, ...(manifest.entry.imports ?? [])]);
  for (let at: Page | undefined = page; at; at = at.parentId ? manifest.routes[at.parentId] : undefined) {
    for (const file of [at.module, ...(at.imports ?? [])]) scripts.add(file);
  }
  const later = EDITOR.test(page.id) ? [...scripts].flatMap(loadedLater) : [];
  return [...scripts, ...new Set(later)];
}

function loadedLater(file: string): string[] {
  const imports = readFileSync(join(CLIENT, file), "utf8").matchAll(/import\(`\.(\/[\w.-]+\.js)`\)/g);
  return [...imports].map(([, name]) => `/assets${name}`).filter((name) => !AT_A_PRESS.test(name));
}

function kilobytesOf(file: string): number {
  const packed = join(CLIENT, `${file}.br`);
  return (HEADER_BYTES + statSync(existsSync(packed) ? packed : join(CLIENT, file)).size) / 1_024;
}

describe("a signed-in page", () => {
  it("has few scripts, with little to fetch", () => {
    const weighed = pages.map((page) => {
      const scripts = scriptsOf(page);
      const kilobytes = scripts.map(kilobytesOf).reduce((total, size) => total + size, 0);
      return { id: page.id, files: scripts.length, kilobytes: Math.round(kilobytes * 10) / 10 };
    });
    expect(weighed.filter(({ files }) => files > MOST_FILES)).toEqual([]);
    const mostOf = (id: string) => (EDITOR.test(id) ? MOST_EDITOR_KILOBYTES : MOST_KILOBYTES);
    expect(weighed.filter(({ id, kilobytes }) => kilobytes > mostOf(id))).toEqual([]);
    const editors = weighed.filter(({ kilobytes }) => kilobytes > MOST_KILOBYTES);
    expect(editors.length, "the editor is loaded somewhere").toBeGreaterThan(0);
  });
});
