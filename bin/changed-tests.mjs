import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

/**
 * Which tests the changes since `main` can touch: those of the changed rooms, those that import something changed, directly or
 * not, and those of the tables that every room fills in. Types are left out, because `npm run check` reads them all. What a
 * test reaches only through the whole application (every test that asks for a page does) is not followed: that would be every
 * test. Journeys are not chosen; `npm test -- WORD` runs those of a room.
 */
const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const isCode = (path) => /\.(ts|tsx|mjs)$/.test(path);
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];
/** Where everything is put together: the application, its routes, the world of the demo and those of the tests. */
const isWhole = (path) =>
  /^(app\/[^/]+\.tsx?|server\.ts|app\/.*\/routes\.ts|db\/worlds\/.*|tests\/.*)$/.test(path) &&
  !/\.test\.tsx?$/.test(path);
/** Tables that each room fills in, cheap enough to be tried always. */
const OF_ALL_ROOMS = [
  "tests/access/refusals.test.ts",
  "tests/architecture/files.test.ts",
  "tests/architecture/rooms.test.ts",
];

/** `main` of the origin when the work is on `main` itself. */
function base() {
  const [branch] = git("rev-parse", "--abbrev-ref", "HEAD");
  const main =
    branch === "main" && git("branch", "--remotes", "--list", "origin/main").length > 0 ? "origin/main" : "main";
  return git("merge-base", "HEAD", main)[0];
}

const roomOf = (path) => /^app\/(?:modules|across|platform|ui)\/[^/]+\/|^(?:db|tests)\/[^/]+\//.exec(path)?.[0] ?? null;

function importsOf(path, known) {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const written = [...module.staticImports, ...module.staticExports].flatMap((one) => {
    const source = one.moduleRequest ?? one.entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    const isOnlyTypes = one.entries.length > 0 && one.entries.every(({ isType }) => isType);
    return source && !isOnlyTypes ? [source.value] : [];
  });
  return written.flatMap((source) => {
    const whole = source.startsWith("~/") ? join("app", source.slice(2)) : normalize(join(dirname(path), source));
    return source.startsWith(".") || source.startsWith("~/")
      ? ENDINGS.map((ending) => whole + ending).filter((file) => known.has(file))
      : [];
  });
}

/** The changed files, and of these test files those to run. */
export function changedTests(testFiles) {
  const changed = [
    ...new Set([...git("diff", "--name-only", base()), ...git("ls-files", "--others", "--exclude-standard")]),
  ];
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter(
    (path) => isCode(path) && existsSync(path),
  );
  const known = new Set(files);
  const importers = new Map();
  for (const path of files)
    for (const imported of importsOf(path, known)) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const reached = new Set();
  const follow = (path) => {
    if (reached.has(path) || isWhole(path)) return;
    reached.add(path);
    for (const importer of importers.get(path) ?? []) follow(importer);
  };
  for (const path of changed) follow(path);
  const rooms = new Set(
    changed
      .filter((path) => !isWhole(path))
      .map(roomOf)
      .filter(Boolean),
  );
  const tests = testFiles.filter(
    (path) =>
      (reached.has(path) || rooms.has(roomOf(path)) || OF_ALL_ROOMS.includes(path)) &&
      !/^tests\/(e2e|faults)\//.test(path),
  );
  return { changed, tests };
}
