import { expect, test } from "vitest";
import { initials, weave } from "./weave";

test("the same organisation always has the same cloth", () => {
  expect(weave("org-1", "UAT", true)).toBe(weave("org-1", "UAT", true));
  expect(weave("org-1", "UAT", true)).not.toBe(weave("org-2", "UAT", true));
});

test("a firm has horizontal bands, a verified organisation two hems", () => {
  expect(weave("org-1", "UAT", false)).not.toContain("rotate(90");
  expect(weave("org-1", "FIRMA", false)).toContain("rotate(90");
  expect(weave("org-1", "FIRMA", false).match(/overflow="visible"/g)).toHaveLength(1);
  expect(weave("org-1", "FIRMA", true).match(/overflow="visible"/g)).toHaveLength(3);
});

test("two copies of one cloth have different pattern ids", () => {
  const [first, second] = ["a", "b"].map((instance) => weave("org-1", "UAT", true, instance));
  const pattern = (svg = "") => /pattern id="([^"]+)"/.exec(svg)?.[1];
  expect(pattern(first)).not.toBe(pattern(second));
  expect(first).toContain(`url(#${pattern(first)})`);
});

test("no cloth is over 1.5 KB or has a style attribute", () => {
  for (let seed = 0; seed < 4000; seed += 1) {
    const svg = weave(`organizatie-${seed}`, seed % 2 ? "UAT" : "FIRMA", true, "_R_1l5rklfb_");
    expect(svg.length).toBeLessThan(1536);
    expect(svg).not.toMatch(/style=|NaN|undefined/);
  }
});

test.each([
  ["Registru Deschis SRL", "RE"],
  ["Țesătura Digitală SRL", "ȚE"],
  ["științe", "ȘT"],
  ["„A” 2 B", "A2"],
  ["x", "X"],
  ["", ""],
])("initials of %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
