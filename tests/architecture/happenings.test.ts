import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { happenings } from "~/happenings";

/** `organisation.verified`, wherever it is written into the journal or waited for. */
const NAMED = /\bwhat: "([a-z-]+\.[a-z_]+)"|^ {2}"([a-z-]+\.[a-z_]+)":? /gm;
const DECLARED = /^ {2}"([a-z-]+\.[a-z_]+)": "(?:public|inside)",$/gm;

const files = execFileSync("git", ["ls-files", "app", "db"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
const found = (pattern: RegExp, among: (file: string) => boolean = () => true) =>
  files
    .filter(among)
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(pattern)].map((match) => ({ file, what: match[1] ?? match[2] ?? "" })),
    );

describe("what happens in any room", () => {
  it("is declared as seen by all or as kept inside", () => {
    const undeclared = found(NAMED).filter(({ what }) => !(what in happenings));
    expect(undeclared).toEqual([]);
  });

  it("is collected from every room that declares", () => {
    const declared = found(DECLARED, (file) => file.startsWith("app/modules/") || file.startsWith("app/across/"));
    expect(declared.map(({ what }) => what).sort()).toEqual(Object.keys(happenings).sort());
  });

  it("is found by this test at all", () => {
    expect(found(NAMED).length).toBeGreaterThan(40);
  });
});
