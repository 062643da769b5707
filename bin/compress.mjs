import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./prepare.mjs";

/** Compresses the static files at build time, at the highest level: `x.js` → `x.js.br`, `x.js.gz`. */
const folder = join(root, "build", "client");
const texts = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
const SMALL = 256; // bytes; compressing less does not pay for the header that says so

const kinds = [
  [".br", (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  [".gz", (content) => promisify(gzip)(content, { level: 9 })],
];

async function compress(path) {
  const content = await readFile(path);
  if (content.length < SMALL) return;
  for (const [extension, pack] of kinds) {
    const packed = await pack(content);
    if (packed.length < content.length) await writeFile(path + extension, packed);
  }
}

const names = await readdir(folder, { recursive: true });
await Promise.all(names.filter((name) => texts.has(extname(name))).map((name) => compress(join(folder, name))));
