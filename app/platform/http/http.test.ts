import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { addressResolver } from "./address.server";
import { compressed } from "./compress.server";
import { cookieOf } from "./cookie.server";
import { contentSecurityPolicy, hashed, nonced, secureHeaders } from "./headers.server";
import { changesSomething, isSameOrigin } from "./origin.server";

const post = (headers: Record<string, string>) => new Request("http://psp.test/", { method: "POST", headers });
const accepted = ["https://psp.example"];

describe("the origin of a post", () => {
  it.each([
    ["our own", { origin: "https://psp.example" }, true],
    ["another site's", { origin: "https://evil.example" }, false],
    ["one that begins like ours", { origin: "https://psp.example.evil.example" }, false],
    ["another scheme's", { origin: "http://psp.example" }, false],
    ["another port's", { origin: "https://psp.example:8443" }, false],
    ["null", { origin: "null" }, false],
    ["none, from a browser that says same-origin", { "sec-fetch-site": "same-origin" }, true],
    ["none, typed by the person", { "sec-fetch-site": "none" }, true],
    ["none, from a browser that says cross-site", { "sec-fetch-site": "cross-site" }, false],
    ["none, from a sibling domain", { "sec-fetch-site": "same-site" }, false],
    ["none at all", {}, false],
    ["foreign, whatever else is said", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, false],
  ])("%s: %o", (_, headers, expected) => {
    expect(isSameOrigin(post(headers as Record<string, string>), accepted)).toBe(expected);
  });

  it("is checked for every method that may change something", () => {
    expect(["GET", "HEAD", "OPTIONS"].some(changesSomething)).toBe(false);
    expect(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"].every(changesSomething)).toBe(true);
  });
});

describe("the client's address", () => {
  const resolve = addressResolver(["10.0.0.1", "192.168.0.0/16"]);

  it("is the peer's, whatever its headers say, unless the peer is a trusted proxy", () => {
    expect(resolve("203.0.113.9", "1.2.3.4")).toBe("203.0.113.9");
    expect(resolve("10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(resolve("::ffff:10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  });

  it("is the last hop that is not a trusted proxy", () => {
    expect(resolve("10.0.0.1", "1.2.3.4, 203.0.113.9, 192.168.7.7")).toBe("203.0.113.9");
    expect(resolve("10.0.0.1", "6.6.6.6, nonsense")).toBe("6.6.6.6");
    expect(resolve("10.0.0.1", null)).toBe("10.0.0.1");
  });

  it("is the /64 of an IPv6 customer", () => {
    expect(resolve("2001:db8:1:2:3:4:5:6", null)).toBe("2001:db8:1:2::/64");
    expect(resolve("2001:db8::9", null)).toBe("2001:db8:0:0::/64");
  });
});

describe("headers", () => {
  it("are added to any response without replacing its own", () => {
    const headers = new Headers({ "content-security-policy": "sandbox" });
    secureHeaders(headers, true);
    expect(headers.get("content-security-policy")).toBe("sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
  });

  it("have HSTS only over https", () => {
    const headers = new Headers();
    secureHeaders(headers, false);
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("allow scripts by nonce on signed-in pages, and only our own files on public ones", () => {
    expect(contentSecurityPolicy(nonced("abc"))).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(contentSecurityPolicy(hashed("sha256-x"))).toContain("script-src 'self'; style-src 'self' 'sha256-x';");
  });
});

describe("compression", () => {
  const text = "pânză ".repeat(1000);
  const page = () => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });

  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br", "br"],
    ["br, zstd;q=0", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
    [undefined, null],
  ] as const)("for %s is %s", async (header, encoding) => {
    const answer = await compressed(page(), header);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await answer.arrayBuffer());
    const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    expect((encoding === null ? body : unpack[encoding](body)).toString()).toBe(text);
    expect(answer.headers.get("content-length")).toBe(String(body.length));
  });

  it("leaves files and streams alone", async () => {
    const file = new Response(text, { headers: { "content-type": "application/pdf" } });
    expect((await compressed(file, "br")).headers.has("content-encoding")).toBe(false);
    const stream = new Response(text, { headers: { "content-type": "text/event-stream" } });
    expect((await compressed(stream, "br")).headers.has("content-encoding")).toBe(false);
  });
});

describe("a cookie", () => {
  it("is found by its whole name and decoded", () => {
    expect(cookieOf("a=1; psp.session=x%2By; xa=2", "psp.session")).toBe("x+y");
    expect(cookieOf("xpsp=1", "psp")).toBeNull();
    expect(cookieOf("psp=%E0%A4%A", "psp")).toBeNull();
    expect(cookieOf(null, "psp")).toBeNull();
  });
});
