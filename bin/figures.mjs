import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** `npm run check -- --figures`: the size of the application, and its duplicates. */
const SHORT = 20;
/** This many consecutive identical lines are a duplicate. */
const RUN = 6;

const tracked = execFileSync("git", ["ls-files", "app", "server.ts"], { encoding: "utf8" }).split("\n");
const application = tracked.filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-data|examples)\./.test(file));
const linesOf = (file) => readFileSync(file, "utf8").trimEnd().split("\n");

/** The lines that count as duplicates: no imports, comments or lone punctuation. */
function meaningful(file) {
  const found = [];
  let inImport = false;
  linesOf(file).forEach((line, index) => {
    const text = line.trim();
    inImport ||= /^import\b/.test(text);
    const counts = !inImport && !/^(\/\/|\/?\*)/.test(text) && /\w/.test(text);
    if (counts) found.push({ text, number: index + 1 });
    if (/;$/.test(text)) inImport = false;
  });
  return found;
}

/** Pairs of places, each with its longest run. */
function duplicates() {
  const seen = new Map();
  const runs = [];
  for (const file of application) {
    const lines = meaningful(file);
    let open = null;
    for (let from = 0; from + RUN <= lines.length; from += 1) {
      const key = lines
        .slice(from, from + RUN)
        .map(({ text }) => text)
        .join("\n");
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, { file, number: lines[from].number, from });
      if (earlier === undefined || (earlier.file === file && earlier.from + RUN > from)) open = null;
      else if (open && open.earlier.file === earlier.file && earlier.from === open.last + 1) open.last = earlier.from;
      else {
        open = { earlier, last: earlier.from, at: `${file}:${lines[from].number}` };
        runs.push(open);
      }
    }
  }
  return runs.map(({ earlier, at }) => `${earlier.file}:${earlier.number} ~ ${at}`);
}

export function figures() {
  const lengths = application.map((file) => ({ file, lines: linesOf(file).length })).sort((a, b) => a.lines - b.lines);
  const total = lengths.reduce((sum, { lines }) => sum + lines, 0);
  const { file: longest, lines: most } = lengths.at(-1);
  const repeated = duplicates();
  console.log(`\n${total} lines of application code in ${lengths.length} files, without tests, examples and test data`);
  console.log(`${lengths.filter(({ lines }) => lines < SHORT).length} files under ${SHORT} lines`);
  console.log(`median ${lengths[Math.floor(lengths.length / 2)].lines} lines, longest ${most} (${longest})`);
  console.log("cycles of imports: those that depcruise has named above, none where it is ok");
  console.log(`${repeated.length} runs of at least ${RUN} lines that stand twice`);
  for (const row of repeated) console.log(`  ${row}`);
}
