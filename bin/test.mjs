import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install, pinnedNode, root } from "./prepare.mjs";
import { chromium, java, memoryFolder, oldestPostgres } from "./test-machine.mjs";
import { count, countStep, ofPlaywright, ofVitest, report, say } from "./test-report.mjs";

/**
 * `npm test`: installs and builds when needed, then runs all kinds of tests and reports which engines ran.
 * `npm test -- PATTERN…`: only the files, of any kind, whose path contains one of the patterns.
 */
const results = join("test-results", "counts");
const MINUTE_MS = 60_000;
const began = Date.now();
const patterns = process.argv.slice(2);
const temporary = process.env.TMPDIR ?? memoryFolder();

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
 * Slow tests that hardly depend on time, and those that read the built scripts: one process runs them beside the fault
 * tests, which often wait.
 */
const ofWholePages = [
  "tests/access/canary.test.ts",
  "tests/architecture/client-features.test.ts",
  "tests/architecture/client-weight.test.ts",
  "tests/cache/addresses.test.ts",
  "tests/cache/cards.test.ts",
  "tests/cache/purge.test.ts",
  "tests/head/heads.test.ts",
  "tests/html/pages.test.ts",
  "tests/log/private-content.test.ts",
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
const modules = (...args) => vitest("modules (PostgreSQL încorporat)", "modules", args, embedded);
const wholePages = () => vitest("whole pages", "pages", ["--maxWorkers=1", ...ofWholePages], embedded);
const faults = (...args) => vitest("faults", "faults", ["--config", "tests/faults/vitest.config.ts", ...args]);
const without = (paths) => paths.map((path) => `--exclude=${path}`);
const check = async () => countStep(await step("check", ["bin/check.mjs"]));
/** For the tests of whole processes; those of modules need none. False when it failed. */
const build = async () => countStep(await step("build", ["bin/start.mjs", "--build-only"]));

async function olderSql(oldest) {
  const files = testFiles().filter((path) => closeToSql.some((folder) => path.startsWith(folder)));
  const asking = files.filter((path) => ASKS_DATABASE.test(readFileSync(join(root, path), "utf8")));
  if (oldest) await vitest(`SQL (PostgreSQL ${oldest.name})`, "sql", ["--maxWorkers=1", ...asking], oldest.environment);
}

const testFiles = () =>
  ["app", "db", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => join(folder, path))
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path)),
  );

/** Starts its servers at once, and its journeys when `startNow` is called. */
function journeys(browser, ...args) {
  if (!browser) {
    say("FAILED  e2e: instalați Chromium (apt-get install chromium-headless-shell) sau puneți calea lui în CHROMIUM");
    countStep(false);
    return { startNow() {}, ended: Promise.resolve() };
  }
  const [file, mayStart] = [join(results, "e2e.json"), join("test-results", "journeys-may-start")];
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"];
  const environment = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, JOURNEYS_START_WITH: mayStart };
  const ended = step("e2e (Chromium)", [...playwright, ...args], environment);
  return {
    startNow: () => writeFileSync(mayStart, ""),
    ended: ended.then(() => count("e2e", file, ofPlaywright)),
  };
}

/** Only the journeys, the slowest kind, run alone; whatever waits (for processes, for the database) runs beside others. */
async function everything() {
  if (!java()) say("lipsă   HTML: nu a rulat, lipsește Java (apt-get install default-jre-headless)");
  const [oldest, browser] = [oldestPostgres(), chromium()];
  const ofModules = modules(...without(ofWholePages));
  const isBuilt = await build();
  await Promise.all([ofModules, check()]);
  if (!isBuilt) return NOT_BUILT;
  const visits = journeys(browser);
  await Promise.all([faults(), olderSql(oldest).then(wholePages)]);
  visits.startNow();
  await visits.ended;
  const second = oldest ? `și ${oldest.name}` : "(15 nu este instalat, deci nu a fost încercat)";
  return `Au rulat: PostgreSQL încorporat ${second}; ${browser ? `Chromium, ${browser}` : "niciun browser"}.`;
}

/** The matching files of each kind; null when there are none. */
function matchingFiles() {
  const chosen = testFiles().filter((path) => patterns.some((part) => path.includes(part)));
  const ofFaults = chosen.filter((path) => /^tests\/faults\/[^/]+\.test\.ts$/.test(path));
  const ofJourneys = chosen.filter((path) => /^tests\/e2e\/[^/]+\.spec\.ts$/.test(path));
  const ofModules = chosen.filter(
    (path) => /\.test\.tsx?$/.test(path) && !/^tests\/(e2e|faults|bench|browsers)\//.test(path),
  );
  return ofModules.length + ofFaults.length + ofJourneys.length > 0 ? { ofModules, ofFaults, ofJourneys } : null;
}

async function only({ ofModules, ofFaults, ofJourneys }) {
  if (!(await build())) return NOT_BUILT;
  if (ofModules.length > 0) await modules(...ofModules);
  if (ofFaults.length > 0) await faults(...ofFaults);
  if (ofJourneys.length > 0) {
    const visits = journeys(chromium(), ...ofJourneys);
    visits.startNow();
    await visits.ended;
  }
  return `Numai fișierele cu: ${patterns.join(", ")}`;
}

const chosen = patterns.length > 0 ? matchingFiles() : null;
if (patterns.length > 0 && !chosen) {
  console.log(`Niciun fișier de test nu are în cale: ${patterns.join(", ")}\n0 passed, 1 failed`);
  process.exit(1);
}
install();
const node = pinnedNode();
rmSync("test-results", { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const ran = await (chosen ? only(chosen) : everything());
say(`total   ${((Date.now() - began) / MINUTE_MS).toFixed(1)} min`);
process.exit(report(ran) ? 0 : 1);
