import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path";

describe("safePath", () => {
  it.each([
    "/",
    "/uat/dashboard",
    "/uat/service-requests/0192?tab=oferte#lista",
    "/cauta?q=p%C4%83duri%20%26%20drumuri",
    "/parteneri?redirectTo=https%3A%2F%2Fevil.ro",
    "/reluare",
    "/uat/service-requests/new?partner=a//b",
    "/comunitati/Ia%C8%99i",
  ])("takes %s", (path) => {
    expect(safePath(path)).toBe(path);
  });

  it("writes letters beyond ASCII as a browser does", () => {
    expect(safePath("/comunitati/Iași")).toBe("/comunitati/Ia%C8%99i");
  });

  it.each([
    null,
    undefined,
    "",
    "uat/dashboard",
    "//evil.ro",
    "///evil.ro",
    "/\\evil.ro",
    "\\/evil.ro",
    "\\\\evil.ro",
    "/%2f%2fevil.ro",
    "/%2Fevil.ro",
    "/%5cevil.ro",
    "/%255cevil.ro",
    "/%25252fevil.ro",
    "/a//b",
    "/a/..//evil.ro",
    "/./%2fevil.ro",
    "/..//evil.ro",
    "/\t/evil.ro",
    "/\n/evil.ro",
    "/%09/evil.ro",
    "/%0d%0aset-cookie:a=b",
    " /uat",
    "/ /evil.ro",
    "https:evil.ro",
    "https://evil.ro",
    "javascript:alert(1)",
    "data:text/html,a",
    "@evil.ro",
    ":80",
    "/\u0000",
    "/\u3000/evil",
    "/\u2028/evil",
    `/${"a".repeat(2000)}`,
  ])("refuses %j", (path) => {
    expect(safePath(path)).toBeNull();
  });

  it("never leaves the site, whatever is written", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "%2f",
      "%5c",
      "evil.ro",
      "@",
      ":",
      ".",
      "..",
      "?",
      "#",
      "\t",
      "a",
      "%25",
      "。",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const path = safePath(`/${parts.join("")}`);
        if (path === null) return;
        expect(new URL(path, "https://psp.ro").origin).toBe("https://psp.ro");
        expect(
          new URL(decodeURIComponent(path.split(/[?#]/)[0]!.replace(/%(?![0-9a-f]{2})/gi, "%25")), "https://psp.ro")
            .host,
        ).toBe("psp.ro");
      }),
    );
  });
});
