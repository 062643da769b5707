import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/folders";
import { root } from "../support/servers";

const LEAST = 24;
const majorOf = (program: string) => {
  try {
    return Number.parseInt(execFileSync(program, ["-p", "process.versions.node"], { encoding: "utf8" }), 10);
  } catch {
    return Number.NaN; // there is none
  }
};
/** The Node of the system, where it is older than the one that the lock file pins: the one that npm itself runs on. */
const older = [process.env.npm_node_execpath ?? "", "/usr/bin/node"].find((program) => majorOf(program) < LEAST);

test.runIf(older).each([["server"], ["seed", "--scale", "0.01"], ["admin", "create", "cineva@psp.test"]])(
  "%s: an older Node is refused with a sentence",
  async (entry, ...given) => {
    const { status, stderr } = spawnSync(older ?? "", [join(root, "build", "server", `${entry}.js`), ...given], {
      env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), PORT: "0" },
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(stderr).toMatch(/Node 24/);
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(1);
  },
);
