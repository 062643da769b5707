import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Prepares everything that our code needs to run: installed packages and built sources. Both are made only when they
 * changed, compared by contents, because a checkout changes the times of files too.
 * Plain JavaScript and only Node's own modules, since it runs before anything is installed, on whatever Node is there.
 */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => join(root, ...parts);

const INSTALLED = inRoot("node_modules", ".lock-hash");
const BUILT = inRoot("build", ".sources");
const BUSY = inRoot("preparing.local"); // not in a folder that installing or building deletes
const NODE = 24;

export function install() {
  if (read(INSTALLED) === lockHash()) return;
  oneAtATime(() => {
    if (read(INSTALLED) === lockHash()) return;
    const [command, ...first] = npm();
    said("Se instalează pachetele, cam 1 GB (o singură dată, un minut sau două)", () =>
      // NODE_ENV=production would leave out what the build needs; npm's summary repeats the line above
      run(command, [...first, "ci", "--loglevel=error", "--no-audit", "--no-fund"], {
        environment: { NODE_ENV: "" },
        output: "ignore",
        hint: "Verificați accesul la registrul npm și locul liber de pe disc, apoi porniți din nou.",
      }),
    );
    markInstalled();
  });
}

/** Also for complete-lock.mjs: after `npm install` the packages match the lock. */
export function markInstalled() {
  writeFileSync(INSTALLED, lockHash());
}

export function build() {
  const sources = sourcesHash();
  if (read(BUILT) === sources) return;
  oneAtATime(() => {
    if (read(BUILT) === sources) return;
    rmSync(BUILT, { force: true }); // a build that fails half-way must not count as built
    const tool = inRoot("node_modules", "@react-router", "dev", "bin.cjs");
    said("Se construiește aplicația (după fiecare schimbare a surselor, cam un minut)", () => {
      run(pinnedNode(), [tool, "build", "--logLevel", "warn"], { environment: { NODE_ENV: "production" } });
      run(pinnedNode(), [inRoot("bin", "compress.mjs")]);
    });
    writeFileSync(BUILT, sources);
  });
}

/** The Node that package-lock.json pins for this system; without one, the running Node if it is new enough. */
export function pinnedNode() {
  const pinned = inRoot("node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(pinned)) return pinned;
  if (runsOnNewNode()) return process.execPath;
  refuse(
    `Platforma are nevoie de Node ${NODE}; aici rulează ${process.version}, iar pentru ${process.platform}-${process.arch} nu există unul în pachetele ei. Instalați Node ${NODE} și porniți din nou.`,
  );
}

export const runsOnNewNode = () => Number.parseInt(process.versions.node, 10) >= NODE;

export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Ends this process with a sentence when the port is taken, before anything is installed, built or started. The server
 * refuses it too, with the other mistakes of PORT and HOST.
 */
export async function refuseTakenPort(command) {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) return;
  const probe = createServer();
  const error = await new Promise((resolve) => {
    probe.once("error", resolve).listen(port, process.env.HOST || "127.0.0.1", () => probe.close(() => resolve(null)));
  });
  if (error?.code === "EADDRINUSE")
    refuse(
      `Portul ${port} este ocupat, de platforma pornită deja sau de alt program. Opriți programul sau alegeți alt port: PORT=${port + 1} ${command}`,
    );
}

/** The npm that started this process, otherwise the one in the path. */
function npm() {
  const called = process.env.npm_execpath;
  if (called?.endsWith("npm-cli.js")) return [process.execPath, called];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

const LONG_MS = 3_000;

/** Prints what is done now, and afterwards how long it took. */
function said(sentence, work) {
  console.log(`${sentence}…`);
  const began = performance.now();
  work();
  const took = performance.now() - began;
  if (took >= LONG_MS) console.log(`  gata în ${Math.round(took / 1000)} s`);
}

function run(command, args, { environment = {}, output = "inherit", hint = "" } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["inherit", output, "inherit"],
    env: { ...process.env, ...environment },
  });
  if (!error && status === 0) return;
  releaseBusy();
  if (error) refuse(`Nu s-a putut rula ${command}: ${error.message}`);
  refuse(["Pornirea s-a oprit aici; cauza este scrisă mai sus.", hint].join(" ").trim());
}

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : null);
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
const lockHash = () => sha256(readFileSync(inRoot("package-lock.json")));

/** A hash of the names and contents of all files that the build depends on. */
function sourcesHash() {
  const folders = ["app", "bin", "db", "public"].flatMap((folder) => filesUnder(inRoot(folder)));
  const single = readdirSync(root).filter((name) => /\.config\.ts$|^(server\.ts|tsconfig\.json)$/.test(name));
  const files = [...folders, ...single.map((name) => inRoot(name))].filter((path) => !path.includes(".test."));
  const parts = files.sort().flatMap((path) => [relative(root, path), readFileSync(path)]);
  return sha256(lockHash(), ...parts);
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** A lock, because two first starts at once would install over each other. The second waits and then finds everything done. */
function oneAtATime(work) {
  for (let told = false; !takeBusy(); told = true) {
    if (!told) console.log("Altă pornire pregătește acum platforma; o așteptăm.");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    releaseBusy();
  }
}

function takeBusy() {
  try {
    writeFileSync(BUSY, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    const holder = Number(read(BUSY));
    if (holder && !lives(holder)) releaseBusy(); // its process was killed
    return false;
  }
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function releaseBusy() {
  rmSync(BUSY, { force: true });
}
