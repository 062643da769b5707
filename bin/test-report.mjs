import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./prepare.mjs";

/** What the kinds of tests counted and how long their files took, and how that is told at the end. */
const SLOWEST = 20;
const totals = { passed: 0, failed: 0, skipped: 0 };
const said = [];
const files = [];

export const say = (line) => said.push(line);

/** A step without tests of its own counts as one. */
export function countStep(passed) {
  totals[passed ? "passed" : "failed"] += 1;
}

/** Vitest and Playwright each write what they counted; a run that wrote nothing is one failure. */
export function count(kind, file, read) {
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const { counted, took } = read(JSON.parse(readFileSync(file, "utf8")));
  for (const key of Object.keys(totals)) totals[key] += counted[key];
  for (const [path, milliseconds] of took) files.push({ kind, path, milliseconds });
}

export const ofVitest = (report) => ({
  counted: {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  },
  took: report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
});

export const ofPlaywright = ({ stats, suites, errors }) => ({
  counted: {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
    skipped: stats.skipped,
  },
  took: suites.map((suite) => [`tests/e2e/${suite.file}`, tookBy(suite)]),
});

const tookBy = ({ specs, suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(tookBy))
    .reduce((sum, duration) => sum + duration, 0);

/** The files that took longest, what ran, and how many tests passed: the last line, alone. Returns whether all of them did. */
export function report(ran) {
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  if (slowest.length > 1) console.log(`\nCele mai lente ${slowest.length} fișiere, în secunde:`);
  for (const { kind, path, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${path}  (${kind})`);
  console.log(`\n${said.join("\n")}`);
  console.log(ran);
  console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
  return totals.failed === 0;
}
