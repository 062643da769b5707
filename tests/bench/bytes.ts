import { gzipSync } from "node:zlib";
import { publicAddresses } from "../support/public-addresses";
import { type Line, line, withTarget } from "./report";
import { answerOf } from "./servers";

const KILOBYTE = 1_024;
const MOST = { js: 10, css: 12, fonts: 60, all: 150 } as const;

/** The compressed bytes that a signed-out browser fetches for each page, without photographs. */
export async function bytes(origin: string): Promise<Line[]> {
  const htmlOf = async (path: string) => (await fetch(origin + path)).text();
  const files = new Map<string, number>();
  const sizeOf = async (href: string): Promise<number> => {
    const known = files.get(href) ?? (await answerOf(origin, href, {})).body.length;
    files.set(href, known);
    return known;
  };
  const lines: Line[] = [];
  for (const path of await publicAddresses(htmlOf)) {
    lines.push(toLine(path, await weigh(origin, path, await htmlOf(path), sizeOf)));
  }
  return lines;
}

type Weight = { html: number; js: number; css: number; fonts: number; all: number };

async function weigh(
  origin: string,
  path: string,
  html: string,
  sizeOf: (href: string) => Promise<number>,
): Promise<Weight> {
  const inTags = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
  const sum = async (hrefs: readonly string[]) => {
    let total = 0;
    for (const href of hrefs) total += await sizeOf(href);
    return total;
  };
  const sheets = inTags(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const inlined = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = ""]) => gzipSync(text).length,
  );
  const document = (await answerOf(origin, path, {})).body.length;
  const js = await sum(inTags(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.js)"/g));
  const fonts = await sum(inTags(/<link\b[^>]*href="([^"]+\.woff2)"/g));
  const linked = await sum(sheets);
  const others = await sum(inTags(/<link\b[^>]*rel="(?:icon|manifest)"[^>]*href="([^"]+)"/g));
  return {
    html: document,
    js,
    css: linked + inlined.reduce((total, size) => total + size, 0),
    fonts,
    all: document + js + fonts + linked + others,
  };
}

function toLine(path: string, weight: Weight): Line {
  const figures = Object.fromEntries(Object.entries(weight).map(([name, size]) => [name, size / KILOBYTE]));
  const kept = Object.entries(MOST).every(([name, most]) => (figures[name] ?? 0) <= most);
  const target = `KB: js ${MOST.js}, css ${MOST.css}, fonturi ${MOST.fonts}, tot ${MOST.all}`;
  return withTarget(line("bytes", path, figures), target, kept);
}
