import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install, pinnedNode, root } from "./prepare.mjs";
import { chromium, java, memoryFolder, oldestPostgres, pgbouncer } from "./test-machine.mjs";
import { count, countStep, keepCeilings, ofPlaywright, ofVitest, report, say } from "./test-report.mjs";

/**
 * The tests, and at the end which of them ran, on what, and what failed:
 *
 * - `npm test`: the suite, which every change must pass;
 * - `npm run sweep`: what walks through everything (files called `*.sweep.*`, the journeys with a look at each state, and
 *   the SQL on the oldest supported PostgreSQL);
 * - `npm test -- --all`: both, as `.ci/run` does; with `--keep-ceilings` also writes tests/ceilings.json, on a machine at rest;
 * - `npm test -- --changed`: of the suite, what the changes since `main` can touch;
 * - `npm test -- PATTERN…`: only the files, of any kind, whose path contains one of the patterns.
 */
const results = join("test-results", "counts");
const MINUTE_MS = 60_000;
const began = Date.now();
const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const temporary = process.env.TMPDIR ?? memoryFolder();
const isJourney = (path) => /^tests\/e2e\/[^/]+\.spec\.ts$/.test(path);
const isSweep = (path) => /\.sweep\.(test|spec)\.tsx?$/.test(path);

/** Where the tests are that depend most on SQL: those that ask a database run again on the oldest supported PostgreSQL. */
const closeToSql = [
  "app/platform",
  "app/modules/requests",
  "app/modules/partners/partners",
  "app/modules/conversations/conversations",
  "app/modules/communities",
  "app/across/search",
  "db/worlds",
];

/** A test that is given a database calls `ownPlatform`, `ownDatabase` or one of the kind. */
const ASKS_DATABASE = /\bown[A-Z]\w*\(|\bemptyDatabase\(/;

/**
 * Slow tests that hardly depend on time, and those that read the built scripts: with the sweeps they run beside the fault
 * tests, which are one process after the other and leave a core free.
 */
const ofWholePages = [
  "tests/access/access.test.ts",
  "tests/access/canary.test.ts",
  "tests/access/guards.test.ts",
  "tests/architecture/client-features.test.ts",
  "tests/architecture/client-weight.test.ts",
  "tests/cache/addresses.test.ts",
  "tests/cache/cards.test.ts",
  "tests/cache/purge.test.ts",
  "tests/head/heads.test.ts",
];

/** Runs a step to its end. Steps may run at once: each writes to its own file, which is printed when it has ended. */
async function step(name, args, environment = {}) {
  const from = Date.now();
  const file = join("test-results", `${name.replace(/\W+/g, "-")}.log`);
  const output = openSync(file, "w");
  console.log(`rulează  ${name}`);
  const child = spawn(node, args, {
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      ...(temporary ? { TMPDIR: temporary } : {}),
      PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
      ...environment,
    },
  });
  const passed = await new Promise((resolve) => {
    child.once("error", () => resolve(false)).once("exit", (code) => resolve(code === 0));
  });
  closeSync(output);
  const took = `${name}  ${((Date.now() - from) / MINUTE_MS).toFixed(1)} min`;
  console.log(`\n──  ${took}\n${readFileSync(file, "utf8")}`);
  say(`${passed ? "ok    " : "FAILED"}  ${took}`);
  return passed;
}

async function vitest(name, kind, args, environment) {
  const file = join(results, `${kind}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  await step(name, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], environment);
  count(kind, file, ofVitest);
}

const NOT_BUILT = "Aplicația nu s-a putut construi, deci celelalte teste nu au rulat.";
const embedded = { TEST_DATABASE_URL: "", TEST_POSTGRES: "" };
const modules = (files) => vitest("modules (PostgreSQL încorporat)", "modules", files, embedded);
const wholePages = (files) => vitest("whole pages", "pages", ["--maxWorkers=2", ...files], embedded);
const faults = (files) => vitest("faults", "faults", ["--config", "tests/faults/vitest.config.ts", ...files]);
const check = async () => countStep(await step("check", ["bin/check.mjs"]));
/** For the tests of whole processes; those of modules need none. False when it failed. */
const build = async () => countStep(await step("build", ["bin/start.mjs", "--build-only"]));

async function olderSql(oldest) {
  const asking = testFiles()
    .filter((path) => closeToSql.some((folder) => path.startsWith(folder)) && !isSweep(path))
    .filter((path) => ASKS_DATABASE.test(readFileSync(join(root, path), "utf8")));
  if (oldest) await vitest(`SQL (PostgreSQL ${oldest.name})`, "sql", ["--maxWorkers=1", ...asking], oldest.environment);
}

const testFiles = () =>
  ["app", "db", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => join(folder, path))
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path)),
  );

/** Test files by what runs them. */
function byKind(files) {
  const ofFaults = files.filter((path) => /^tests\/faults\/[^/]+\.test\.ts$/.test(path));
  const ofJourneys = files.filter(isJourney);
  const ofVitest = files.filter(
    (path) => /\.test\.tsx?$/.test(path) && !/^tests\/(faults|bench|browsers)\//.test(path),
  );
  const isOfPages = (path) => ofWholePages.includes(path) || isSweep(path);
  const ofPages = ofVitest.filter(isOfPages);
  const ofModules = ofVitest.filter((path) => !isOfPages(path));
  return { ofModules, ofPages, ofFaults, ofJourneys };
}

/** Starts its servers at once, and its journeys when `startNow` is called. Inspected: each state is looked at with axe. */
function journeys(browser, files, { isInspected }) {
  if (files.length === 0) return { startNow() {}, ended: Promise.resolve() };
  if (!browser) {
    say("FAILED  e2e: instalați Chromium (apt-get install chromium-headless-shell) sau puneți calea lui în CHROMIUM");
    countStep(false);
    return { startNow() {}, ended: Promise.resolve() };
  }
  const file = join(results, "e2e.json");
  const mayStart = join("test-results", "journeys-may-start");
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"];
  const environment = {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    JOURNEYS_START_WITH: mayStart,
    JOURNEYS_UNINSPECTED: isInspected ? "" : "1",
  };
  const ended = step("e2e (Chromium)", [...playwright, ...files], environment);
  return {
    startNow: () => writeFileSync(mayStart, ""),
    ended: ended.then(() => count("e2e", file, ofPlaywright)),
  };
}

/** Only the journeys, the slowest kind, run alone; whatever waits (for processes, for the database) runs beside others. */
async function whole({ ofModules, ofPages, ofFaults, ofJourneys }, { withCheck, withSweeps }) {
  const browser = chromium();
  const oldest = withSweeps ? oldestPostgres() : null;
  const tested = ofModules.length > 0 ? modules(ofModules) : null; // without names Vitest would run everything
  const isBuilt = await build();
  await Promise.all([tested, ...(withCheck ? [check()] : [])]);
  if (!isBuilt) return NOT_BUILT;
  const visits = journeys(browser, ofJourneys, { isInspected: withSweeps });
  await Promise.all([faults(ofFaults), olderSql(oldest).then(() => wholePages(ofPages))]);
  visits.startNow();
  await visits.ended;
  const second = oldest ? `și ${oldest.name}` : withSweeps ? "(15 nu este instalat, deci nu a fost încercat)" : "";
  return `Au rulat: PostgreSQL încorporat ${second}; ${browser ? `Chromium, ${browser}` : "niciun browser"}.`;
}

/** Chosen files only. */
async function only({ ofModules, ofPages, ofFaults, ofJourneys }) {
  const needsBuild = ofPages.length + ofFaults.length + ofJourneys.length > 0;
  if (needsBuild && !(await build())) return NOT_BUILT;
  if (ofModules.length > 0) await modules(ofModules);
  if (ofPages.length > 0) await wholePages(ofPages);
  if (ofFaults.length > 0) await faults(ofFaults);
  const visits = journeys(ofJourneys.length > 0 ? chromium() : null, ofJourneys, { isInspected: true });
  visits.startNow();
  await visits.ended;
}

/** Runs what was asked for; returns the sentence that says what it was. */
async function run() {
  const files = testFiles();
  if (patterns.length > 0) {
    const chosen = files.filter((path) => patterns.some((part) => path.includes(part)));
    if (chosen.length === 0) {
      console.log(`Niciun fișier de test nu are în cale: ${patterns.join(", ")}\n0 passed, 1 failed`);
      process.exit(1);
    }
    return (await only(byKind(chosen))) ?? `Numai fișierele cu: ${patterns.join(", ")}`;
  }
  if (options.includes("--changed")) {
    const { changedTests } = await import("./changed-tests.mjs");
    const { changed, tests } = changedTests(files.filter((path) => !isSweep(path)));
    const kinds = byKind(tests);
    await Promise.all([check(), only(kinds)]);
    return `Numai ce ating cele ${changed.length} fișiere schimbate față de main: ${tests.length} fișiere de test.`;
  }
  if (!java()) say("lipsă   HTML: nu a rulat, lipsește Java (apt-get install default-jre-headless)");
  if (!pgbouncer()) say("lipsă   PgBouncer: nu a rulat, lipsește programul (apt-get install pgbouncer)");
  if (options.includes("--all"))
    return `Suita și parcurgerile. ${await whole(byKind(files), { withCheck: true, withSweeps: true })}`;
  if (options.includes("--sweep"))
    return `Numai parcurgerile. ${await whole(byKind(files.filter((path) => isSweep(path) || isJourney(path))), { withCheck: false, withSweeps: true })}`;
  const suite = files.filter((path) => !isSweep(path));
  return `Suita, fără parcurgeri (npm run sweep). ${await whole(byKind(suite), { withCheck: true, withSweeps: false })}`;
}

install();
const node = pinnedNode();
rmSync("test-results", { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const ran = await run();
say(`total   ${((Date.now() - began) / MINUTE_MS).toFixed(1)} min`);
if (options.includes("--keep-ceilings")) keepCeilings();
process.exit(report(ran) ? 0 : 1);
