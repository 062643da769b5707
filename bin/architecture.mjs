import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "oxc-parser";
import rules from "../.dependency-cruiser.mjs";

/**
 * `node bin/architecture.mjs` draws `docs/architecture.svg` from the imports of the code; with `--check` it only says whether
 * the drawing is stale. The parts are the folders of `app`, `db`, and the files above them; their order follows from who
 * imports whom. Numbers are rounded down, so that one more import seldom changes the drawing.
 */
const DRAWING = "docs/architecture.svg";
const STEPS = [1, 5, 10, 50, 100, 500, 1000, 5000];
const TOP = "server";
/** One line about each part. A part without one is drawn by its name alone. */
const ABOUT = {
  platform: "knows no word of the business",
  ui: "the components of pages, a folder for each",
  modules: "data and rules; a module imports only those above it",
  across: "looks over several modules",
  db: "migrations, SQL functions, sets of data",
  [TOP]: "wires everything together",
};

const files = execFileSync("git", ["ls-files", "app", "db", "server.ts"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/\.(test|test-data|examples)\./.test(file));

/** The part that a file belongs to, and its folder there: `app/modules/outreach/rules.ts` is in `modules` and `outreach`. */
function placeOf(file) {
  const [first, ...rest] = file.split("/");
  const folders = first === "app" ? rest : [first, ...rest];
  if (folders.length < 2) return { part: TOP, room: folders[0]?.replace(/(\.server)?\.\w+$/, "") };
  return { part: folders[0], room: folders.length > 2 ? folders[1] : null };
}

/** The paths that a file imports from this repository. */
function importsOf(file) {
  const source = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const written = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries).map(({ moduleRequest }) => moduleRequest?.value ?? ""),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return written
    .filter((path) => /^(~|\.\.?)\//.test(path) && !path.includes("/+types/"))
    .map((path) => (path.startsWith("~/") ? join("app", path.slice(2)) : join(dirname(file), path)));
}

/** A table of counts by two names. */
function counter() {
  const counts = new Map();
  const key = (from, to) => `${from} ${to}`;
  return {
    add: (from, to) => counts.set(key(from, to), (counts.get(key(from, to)) ?? 0) + 1),
    of: (from, to) => counts.get(key(from, to)) ?? 0,
  };
}

const between = counter();
const inside = counter();
const roomsOf = new Map();
for (const file of files) {
  const { part, room } = placeOf(file);
  if (!roomsOf.has(part)) roomsOf.set(part, new Set());
  if (room) roomsOf.get(part).add(room);
  if (!/\.tsx?$/.test(file)) continue;
  for (const path of importsOf(file)) {
    const to = placeOf(path);
    if (to.part !== part) between.add(part, to.part);
    else if (room && to.room && to.room !== room) inside.add(`${part}/${room}`, to.room);
  }
}

/** What is imported stands before what imports it; of parts that import each other, first the one that imports least. */
function ordered(names) {
  const left = [...names].sort();
  const done = [];
  while (left.length > 0) {
    const imports = left.map((name) => left.reduce((sum, other) => sum + between.of(name, other), 0));
    done.push(...left.splice(imports.indexOf(Math.min(...imports)), 1));
  }
  return done;
}

const parts = ordered(roomsOf.keys());
for (const name of Object.keys(ABOUT)) if (!parts.includes(name)) throw new Error(`There is no part ${name} any more`);

/** The ladder of the rules in `.dependency-cruiser.mjs`, without modules that do not exist, and the part that has it. */
const steps = rules.forbidden.filter(({ name }) => name.startsWith("ladder-"));
const [, laddered] = /^\^app\/(\w+)\//.exec(steps[0].from.path);
const ladder = steps.map(({ name }) => name.replace("ladder-", "")).filter((name) => roomsOf.get(laddered).has(name));

const WIDTH = 800;
const MARGIN = 20;
const RAIL = 44;
const ROW = 30;
const NAME = 112;
const LETTER = 6.6;
const LINE = 18;
/** More rooms than these are not named. */
const MANY = 40;
const targets = parts.filter((to) => parts.some((from) => between.of(from, to) > 0));
const BOX = MARGIN + targets.length * RAIL + 12;
const INNER = BOX + 16;
const RIGHT = WIDTH - MARGIN;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const text = (x, y, words, kind = "small") => `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`;
const line = (path, ends = "") => `<path d="${path}" class="line"${ends}/>`;
const arrow = (path) => line(path, ' marker-end="url(#head)"');

/** An import count on its line. */
function pill(x, y, count) {
  const words = `${STEPS.findLast((step) => step <= count)}+`;
  const width = 10 + words.length * LETTER;
  return `<rect x="${x - width / 2}" y="${y - 8}" width="${width}" height="16" rx="8" class="pill"/>${text(x, y + 4, words, "count")}`;
}

/** Names in lines that fit into a box. */
function wrapped(names) {
  const lines = [""];
  for (const name of names) {
    const longer = lines.at(-1) === "" ? name : `${lines.at(-1)} · ${name}`;
    if (longer.length * LETTER <= RIGHT - INNER - 16) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines;
}

/** The modules as rows. Each imported one has a line down to those that import it. */
function ladderIn(top) {
  const countOf = (from, to) => inside.of(`${laddered}/${from}`, to);
  const used = (name) => ladder.filter((to, place) => place < ladder.indexOf(name) && countOf(name, to) > 0);
  const imported = ladder.filter((to) => ladder.some((from) => used(from).includes(to)));
  const step = (RIGHT - INNER - NAME - 40) / imported.length;
  const middle = (name) => top + ladder.indexOf(name) * ROW + ROW / 2;
  const railOf = (name) => RIGHT - 24 - imported.indexOf(name) * step;
  const names = ladder.map((name) => text(INNER, middle(name) + 4, name, "name"));
  const lines = ladder.flatMap((name) => {
    const users = ladder.filter((from) => used(from).includes(name));
    const [farthest] = used(name);
    return [
      users.length > 0 && arrow(`M${railOf(name)} ${middle(users.at(-1)) + 6}V${middle(name) - 6}H${INNER + NAME}`),
      farthest && line(`M${INNER + NAME - 6} ${middle(name) + 6}H${railOf(farthest)}`),
    ];
  });
  const pills = ladder.flatMap((from) => used(from).map((to) => pill(railOf(to), middle(from) + 6, countOf(from, to))));
  return [...lines.filter(Boolean), ...pills, ...names].join("\n");
}

/** The rooms of a part: as a ladder, or by their names. */
function contentOf(part, top) {
  const rooms = [...roomsOf.get(part)].sort();
  if (part === laddered) {
    const missing = rooms.filter((room) => !ladder.includes(room));
    if (missing.length > 0) throw new Error(`Not on the ladder of .dependency-cruiser.mjs: ${missing.join(", ")}`);
    return { drawn: ladderIn(top), height: ladder.length * ROW };
  }
  const lines = rooms.length === 0 || rooms.length > MANY ? [] : wrapped(rooms);
  const drawn = lines.map((words, index) => text(INNER, top + 10 + index * LINE, words)).join("\n");
  return { drawn, height: lines.length * LINE };
}

function boxes() {
  let top = 92;
  return parts.map((name) => {
    const { drawn, height } = contentOf(name, top + 38);
    const box = { name, top, height: height + 52, drawn };
    top += box.height + 16;
    return box;
  });
}

/** Each imported part has a line to the parts that import it, which are below it unless two import each other. */
function linesBeside(drawn) {
  const boxOf = (name) => drawn.find((box) => box.name === name);
  const railOf = (name) => MARGIN + RAIL / 2 + targets.indexOf(name) * RAIL;
  const into = (name) => boxOf(name).top + 16;
  const outOf = (name) => boxOf(name).top + boxOf(name).height - 16;
  const pairs = parts.flatMap((from) => targets.filter((to) => between.of(from, to) > 0).map((to) => ({ from, to })));
  const lines = targets.flatMap((to) => {
    const heights = pairs.filter((pair) => pair.to === to).map(({ from }) => outOf(from));
    const ends = new Set([Math.max(...heights), ...heights.filter((height) => height < into(to))]);
    return [...ends].map((end) => arrow(`M${railOf(to)} ${end}V${into(to)}H${BOX - 2}`));
  });
  const starts = parts.flatMap((from) => {
    const first = pairs.find((pair) => pair.from === from);
    return first ? [line(`M${BOX} ${outOf(from)}H${railOf(first.to)}`)] : [];
  });
  return [
    ...lines,
    ...starts,
    ...pairs.map(({ from, to }) => pill(railOf(to), outOf(from), between.of(from, to))),
  ].join("\n");
}

const STYLE = `text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;fill:#26212b}
.title{font-size:18px;font-weight:700}.part{font-size:15px;font-weight:700}.name{font-weight:600}.small{fill:#4d4653}
.count{font-size:11px;text-anchor:middle}.box{fill:#fff;stroke:#8b7f92}.pill{fill:#f3e8d2;stroke:#a8741a}
.line{fill:none;stroke:#5b2c5d;stroke-width:1.25}`;

function drawing() {
  const drawn = boxes();
  const height = drawn.at(-1).top + drawn.at(-1).height + MARGIN;
  const said = parts.map((from) => {
    const imported = targets.filter((to) => between.of(from, to) > 0);
    return `${from} imports ${imported.length === 0 ? "none of the others" : imported.join(", ")}.`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">The parts of PSP, and which of them import which</title>
<desc id="desc">${escaped(said.join(" "))} The modules, from the top: ${ladder.join(", ")}.</desc>
<style>${STYLE}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5b2c5d"/></marker></defs>
<rect width="${WIDTH}" height="${height}" rx="8" fill="#f6f6f2"/>
${text(MARGIN, 36, "The parts of PSP, and which of them import which", "title")}
${text(MARGIN, 58, "An arrow points to what is imported. The numbers on its line stand beside the parts that import it:")}
${text(MARGIN, 76, "10+ means 10 imports or more, with those of types, without those of tests.")}
${linesBeside(drawn)}
${drawn
  .map(({ name, top, height: tall, drawn: content }) =>
    [
      `<rect x="${BOX}" y="${top}" width="${RIGHT - BOX}" height="${tall}" rx="6" class="box"/>`,
      `<text x="${INNER}" y="${top + 24}"><tspan class="part">${name}</tspan>${ABOUT[name] ? `<tspan class="small" dx="10">${ABOUT[name]}</tspan>` : ""}</text>`,
      content,
    ].join("\n"),
  )
  .join("\n")}
</svg>
`;
}

const svg = drawing();
if (!process.argv.includes("--check")) writeFileSync(DRAWING, svg);
else if (readFileSync(DRAWING, "utf8") !== svg) {
  console.log(`${DRAWING} no longer shows the imports of the code: run node bin/architecture.mjs`);
  process.exit(1);
} else console.log(`${DRAWING} shows the imports of the code.`);
