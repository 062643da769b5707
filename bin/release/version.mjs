import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../prepare.mjs";

const HEADING = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/gm;

/** The version of package.json, and the day that CHANGELOG.md gives it, in seconds: the time of every file of the release. */
export function release() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const day = days().get(version);
  if (!day)
    throw new Error(`CHANGELOG.md nu are nicio intrare „## ${version} (AAAA-LL-ZZ)”. Scrieți-o, apoi rulați din nou.`);
  return { version, time: Date.parse(`${day}T00:00:00Z`) / 1000 };
}

/** The days of the versions in CHANGELOG.md, the newest first. */
const days = () =>
  new Map(
    [...readFileSync(join(root, "CHANGELOG.md"), "utf8").matchAll(HEADING)].map(([, version, day]) => [version, day]),
  );

/** The commit of the sources, with `-dirty` when tracked files differ from it; null without git. */
export function commit() {
  const { status, stdout } = spawnSync("git", ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=40"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : null;
}
