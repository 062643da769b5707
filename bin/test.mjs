import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, install, pinnedNode } from "./prepare.mjs";

/** `npm test`: installs and builds when needed, then every kind of test there is, and says which engines ran. */
const results = join("test-results", "counts");
const minute = 60_000;
const totals = { passed: 0, failed: 0, skipped: 0 };
const said = [];

function step(name, command, args, environment = {}) {
  const began = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`, ...environment },
  });
  said.push(`${status === 0 ? "ok    " : "FAILED"}  ${name}  ${((Date.now() - began) / minute).toFixed(1)} min`);
  return status === 0;
}

/** Vitest and Playwright each write what they counted; a run that wrote nothing is one failure. */
function count(file, read) {
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const counted = read(JSON.parse(readFileSync(file, "utf8")));
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}
const ofVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
  skipped: report.numPendingTests + report.numTodoTests,
});
const ofPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/** The build of Chromium that has no window comes first: the same engine, for two thirds of the time. */
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

function chromium() {
  const find = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));
  const packages = ["chromium-headless-shell", "chromium"]; // older systems have only the second
  for (const name of packages) if (!find()) installPackages(name, "fonts-liberation");
  return find() ?? null;
}

/** What says whether the HTML is valid runs in it. */
function java() {
  const works = () => spawnSync(process.env.JAVA ?? "java", ["-version"], { stdio: "ignore" }).status === 0;
  if (!works()) installPackages("default-jre-headless");
  return works();
}

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { stdio: "ignore" });
}

/** The oldest PostgreSQL that is supported: a server given by its address, or programs installed on this machine. */
function oldestPostgres() {
  if (process.env.TEST_DATABASE_URL) return { name: "TEST_DATABASE_URL", environment: {} };
  const folder = "/usr/lib/postgresql/15/bin";
  return existsSync(join(folder, "postgres")) ? { name: "15", environment: { TEST_POSTGRES: folder } } : null;
}

/** What stands closest to SQL: the tests whose meaning could change with the server's version. */
const closeToSql = [
  "app/platform",
  "app/modules/requests",
  "app/modules/partners/partners",
  "app/modules/conversations/conversations",
  "app/modules/communities",
  "app/across/search",
  "db/worlds",
];

install();
build();
rmSync("test-results", { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const node = pinnedNode();

if (!step("check", node, ["bin/check.mjs"])) totals.failed += 1;
else totals.passed += 1;

const vitest = (name, args, environment) => {
  const file = join(results, `${name}.json`);
  step(
    name,
    node,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...args,
    ],
    environment,
  );
  count(file, ofVitest);
};

const checksHtml = java();
if (!checksHtml) said.push("lipsă   HTML: nu a rulat, lipsește Java (apt-get install default-jre-headless)");
vitest("modules (PostgreSQL încorporat)", [], { TEST_DATABASE_URL: "", TEST_POSTGRES: "" });
const oldest = oldestPostgres();
if (oldest) vitest(`SQL (PostgreSQL ${oldest.name})`, closeToSql, oldest.environment);
vitest("faults", ["--config", "tests/faults/vitest.config.ts"]);

const browser = chromium();
if (browser) {
  const file = join(results, "e2e.json");
  step(
    "e2e (Chromium)",
    node,
    ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"],
    {
      CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  count(file, ofPlaywright);
} else {
  said.push(
    "FAILED  e2e: instalați Chromium (apt-get install chromium-headless-shell) sau puneți calea lui în CHROMIUM",
  );
  totals.failed += 1;
}

console.log(`\n${said.join("\n")}`);
const second = oldest ? `și ${oldest.name}` : "(15 nu este instalat, deci nu a fost încercat)";
console.log(`Au rulat: PostgreSQL încorporat ${second}; ${browser ? `Chromium, ${browser}` : "niciun browser"}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
process.exit(totals.failed === 0 ? 0 : 1);
