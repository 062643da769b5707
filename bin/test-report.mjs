import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./prepare.mjs";
import { ceilingsOf, overCeilings } from "./test-ceilings.mjs";

/** Collects the counts, durations and failures of all kinds of tests, and prints them at the end. */
const SLOWEST = 20;
/** How many journeys may fail and pass when they run again at once; more refuse the run. */
const MOST_UNSTEADY = 2;
const totals = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const files = [];
const failures = [];
const unsteady = [];
/** Of each failure message: enough to identify the expectation. */
const LINES_OF_A_FAILURE = 6;

export const say = (line) => lines.push(line);

/** Writes how long each file took as what it may take from now on. */
export const keepCeilings = () => ceilingsOf(files);

/** Counts a step without tests of its own as one test; returns whether it passed. */
export function countStep(passed) {
  totals[passed ? "passed" : "failed"] += 1;
  return passed;
}

/** Adds the counts of a JSON report of Vitest or Playwright; a missing report counts as one failure. */
export function count(kind, file, read) {
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const { counted, took, failed, again = [] } = read(JSON.parse(readFileSync(file, "utf8")));
  totals.passed += counted.passed;
  totals.skipped += counted.skipped;
  totals.failed += failed.length;
  for (const { name, message } of failed) failures.push(`✘ ${kind}: ${name}\n${firstLines(message)}`);
  unsteady.push(...again);
  for (const [path, milliseconds, from] of took) files.push({ kind, path, milliseconds, from });
}

export const ofVitest = (report) => ({
  counted: {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  took: report.testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    endTime - startTime,
    startTime,
  ]),
  failed: failedOfVitest(report),
});

/** A file that could not be loaded counts as one failure; so does an error outside all tests, which the report only counts. */
function failedOfVitest({ success, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, message: failureMessages.join("\n") }));
    return status === "failed" && tests.length === 0 ? [{ name: file, message }] : tests;
  });
  return success || failed.length > 0 ? failed : [{ name: "an error outside the tests", message: "" }];
}

export const ofPlaywright = ({ stats, suites, errors }) => ({
  counted: {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
  },
  took: suites.map((suite) => [`tests/e2e/${suite.file}`, tookBy(suite)]),
  failed: [
    ...errors.map(({ message }) => ({ name: "Playwright", message })),
    ...suites.flatMap((suite) => specsThat(({ ok }) => !ok, suite)),
  ],
  again: suites.flatMap((suite) => specsThat(({ tests }) => tests.some(({ status }) => status === "flaky"), suite)),
});

/** The specs of a suite that are meant, with what they said when they failed. */
const specsThat = (isMeant, { specs, suites = [] }) => [
  ...specs.filter(isMeant).map(({ file, title, tests }) => ({
    name: `tests/e2e/${file}: ${title}`,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
      .join("\n"),
  })),
  ...suites.flatMap((suite) => specsThat(isMeant, suite)),
];

const firstLines = (message) =>
  stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|<anonymous>/.test(line))
    .slice(0, LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join("\n");

const tookBy = ({ specs, suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(tookBy))
    .reduce((sum, duration) => sum + duration, 0);

function fail(sentence) {
  totals.failed += 1;
  failures.push(`✘ ${sentence}`);
}

/** Prints the slowest files, what ran, the failures and, as the last line, the counts. Returns whether nothing failed. */
export function report(ran) {
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  if (slowest.length > 1) console.log(`\nCele mai lente ${slowest.length} fișiere, în secunde:`);
  for (const { kind, path, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${path}  (${kind})`);
  console.log(`\n${lines.join("\n")}`);
  console.log(ran);
  for (const { name, message } of unsteady) console.log(`\nunsteady: ${name}\n${firstLines(message)}`);
  if (unsteady.length > MOST_UNSTEADY) fail(`${unsteady.length} journeys failed and passed when they ran again`);
  for (const problem of overCeilings(files)) fail(problem);
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}\n`);
  console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
  return totals.failed === 0;
}
