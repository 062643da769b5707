import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeLeftFolders, temporaryFolder } from "./folders";

const gone = spawnSync("true").pid;
const left = join(tmpdir(), `psp-test-${gone}-abc123`);
const own = temporaryFolder();
afterAll(() => [left, own].map((folder) => rmSync(folder, { recursive: true, force: true })));

it("removes what a killed run left, and nothing of a run that goes on", async () => {
  mkdirSync(join(left, "files"), { recursive: true });
  writeFileSync(join(left, "files", "caiet.pdf"), "half");
  await removeLeftFolders();
  expect([left, own].map((folder) => existsSync(folder))).toEqual([false, true]);
});
