import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { oldestBrowsers } from "../../bin/oldest-browsers";
import { newerIn, newerThan } from "../support/newer-features";

const ASSETS = "build/client/assets";
const newer = newerThan(oldestBrowsers);

const ASKED_FIRST = "asked for before it is called";
const OWN = "a method of a library's own, or of ours";
/** False positives: names of newer features that mean something else here. */
const ALLOWED: Record<string, string> = {
  ".requestSubmit()": "supplied by app/ui/older-browsers.ts",
  ".findLast()": "supplied by app/ui/older-browsers.ts",
  ".caretPositionFromPoint()": ASKED_FIRST,
  ".caretRangeFromPoint()": ASKED_FIRST,
  ".address()": OWN,
  ".command()": OWN,
  ".configure()": OWN,
  ".createHTML()": OWN,
  ".createPolicy()": ASKED_FIRST,
  ".createView()": OWN,
  ".destroy()": OWN,
  ".getComposedRanges()": ASKED_FIRST,
  ".getHTML()": OWN,
  ".isActive()": OWN,
  ".move()": OWN,
  ".skipTransition()": ASKED_FIRST,
  ".startViewTransition()": ASKED_FIRST,
  ".subscribe()": OWN,
  ".toArray()": OWN,
  ".use()": OWN,
};

describe("a script that is sent", () => {
  it("calls nothing that one of the oldest browsers lacks", () => {
    const files = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
    expect(files.length, `${ASSETS}: run "npm run build" first`).toBeGreaterThan(10);
    const found = files.flatMap((file) =>
      newerIn(readFileSync(`${ASSETS}/${file}`, "utf8"), newer).map((one) => ({ file, one })),
    );
    expect(found.filter(({ one }) => !(one in ALLOWED))).toEqual([]);
    const seen = new Set(found.map(({ one }) => one));
    expect(
      Object.keys(ALLOWED).filter((one) => !seen.has(one)),
      "allowed for nothing",
    ).toEqual([]);
  });

  it("is read as it is written", () => {
    const script = `a.toReversed(); URL.parse(b); JSON.parse(b); c.at(-1); form.requestSubmit(); new URLPattern(d);
      Object.groupBy(e, f); Promise.withResolvers(); g.checkVisibility(); /(?<=h)i/.test(j); k.replaceAll(l, m)`;
    expect(newerIn(script, newer)).toEqual([
      ".toReversed()",
      "URL.parse",
      ".requestSubmit()",
      "URLPattern",
      "Object.groupBy",
      "Promise.withResolvers",
      ".checkVisibility()",
      "/(?<=h)i/",
    ]);
  });
});
