import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import type { Entry } from "../page-cache/entry.server";
import { responseTo } from "../page-cache/entry.server";
import { builtFiles } from "./built-files.server";

describe("a file of the build", () => {
  const folder = temporaryFolder();
  const script = "export const one = 1;".repeat(100);
  let files: ReadonlyMap<string, Entry>;

  beforeAll(() => {
    mkdirSync(join(folder, "assets"));
    mkdirSync(join(folder, ".vite"));
    writeFileSync(join(folder, "assets", "a-1.js"), script);
    writeFileSync(join(folder, "assets", "a-1.js.br"), brotliCompressSync(script));
    writeFileSync(join(folder, "assets", "a-1.js.gz"), gzipSync(script));
    writeFileSync(join(folder, "assets", "f-1.woff2"), "wOF2");
    writeFileSync(join(folder, "icon.svg"), "<svg/>");
    writeFileSync(join(folder, ".hidden"), "secret");
    files = builtFiles(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const file = files.get(path);
    if (!file) throw new Error(`No file at ${path}`);
    return responseTo(new Request(`https://psp.test${path}`, { headers, method }), file);
  };

  it("is served under its path, and nothing else is", () => {
    expect([...files.keys()].sort()).toEqual(["/assets/a-1.js", "/assets/f-1.woff2", "/icon.svg"]);
    expect(builtFiles(join(folder, "nowhere")).size).toBe(0);
  });

  it("is sent as the build compressed it, and is immutable when its name has a hash", async () => {
    const answer = ask("/assets/a-1.js", { "accept-encoding": "gzip, deflate, br" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
    expect(ask("/assets/a-1.js", { "accept-encoding": "br;q=0, gzip" }).headers.get("content-encoding")).toBe("gzip");
    const plain = ask("/assets/a-1.js");
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([null, "Accept-Encoding"]);
    expect(await plain.text()).toBe(script);
  });

  it("has at most 250 bytes of headers, without those that only concern documents", () => {
    for (const path of files.keys()) {
      const lines = [...ask(path, { "accept-encoding": "br" }).headers].map(([name, value]) => `${name}: ${value}\r\n`);
      expect(["HTTP/1.1 200 OK\r\n", ...lines, "\r\n"].join("").length, lines.join("")).toBeLessThanOrEqual(250);
    }
    expect(ask("/assets/a-1.js").headers.get("etag")).toBeNull();
  });

  it("is answered with 304 to a client that has it, and HEAD has no body", async () => {
    const etag = ask("/icon.svg").headers.get("etag") ?? "";
    const same = ask("/icon.svg", { "if-none-match": etag });
    expect([same.status, await same.text(), same.headers.get("cache-control")]).toEqual([
      304,
      "",
      "public, max-age=3600",
    ]);
    const head = ask("/assets/f-1.woff2", {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), head.headers.get("vary")]).toEqual([200, "4", null]);
    expect(await head.text()).toBe("");
  });
});
