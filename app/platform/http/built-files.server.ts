import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Entry } from "../page-cache/entry.server";

/** Files whose names contain a hash of their contents. */
const HASHED = /^\/assets\//;
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * The built client files with their compressed variants, read once into memory, by path. Empty without a build: Vite serves
 * them in development, and tests need none.
 */
export function builtFiles(folder: string): ReadonlyMap<string, Entry> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.startsWith(".") && !/\.(br|gz|map)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name));
  return new Map(names.map((name) => [name.slice(folder.length).replaceAll(sep, "/"), entryOf(name, folder)]));
}

function entryOf(file: string, folder: string): Entry {
  const body = readFileSync(file);
  const packed = { br: readPacked(`${file}.br`), gzip: readPacked(`${file}.gz`) };
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const isHashed = HASHED.test(file.slice(folder.length));
  // hashed files never change, so they need no etag
  const common = [
    ...["content-type", getMimeType(file) ?? "application/octet-stream"],
    ...["cache-control", isHashed ? FOR_EVER : FOR_AN_HOUR],
    ...["x-content-type-options", "nosniff"],
    ...(isHashed ? [] : ["etag", etag]),
    ...(packed.br || packed.gzip ? ["vary", "Accept-Encoding"] : []),
  ];
  const variant = (bytes: Buffer, ...encoding: string[]) => ({
    headers: [...common, "content-length", String(bytes.length), ...encoding],
    body: bytes,
  });
  return {
    etag,
    plain: variant(body),
    br: packed.br && variant(packed.br, "content-encoding", "br"),
    gzip: packed.gzip && variant(packed.gzip, "content-encoding", "gzip"),
    notModified: common,
    bytes: body.length,
  };
}

const readPacked = (file: string) => (existsSync(file) ? readFileSync(file) : null);
