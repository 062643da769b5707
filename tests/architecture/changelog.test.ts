import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commit, isRelease, version } from "~/platform/version.server";

it("the version of the package has its entry in CHANGELOG.md, the newest one", () => {
  const headings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
  const parts = headings.map((heading) => /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/.exec(heading)?.slice(1) ?? []);
  expect(parts.filter((part) => part.length === 0)).toEqual([]);
  const [versions, days] = [parts.map(([number]) => number), parts.map(([, day]) => day)];
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
  expect(days).toEqual([...days].sort().reverse());
});

it("the repository is no release", () => {
  expect([isRelease, commit]).toEqual([false, null]);
});
