import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install, pinnedNode, refuse, refuseTakenPort, root, runsOnNewNode } from "./prepare.mjs";

/**
 *   npm start             the platform
 *   npm run seed -- …     one of the other entries of the same build, with the rest as its arguments
 *   npm run build         only installs and builds
 *
 * It also works on a fresh clone, with an older Node or with a stale build: it installs and builds before the entry runs.
 */
const [first, ...rest] = process.argv.slice(2);
if (first === undefined) await refuseTakenPort("npm start");
install();
build();
if (first !== "--build-only") await startEntry(first ?? "server", rest);

async function startEntry(name, args) {
  endWithNpm();
  const entry = join(root, "build", "server", `${name}.js`);
  if (!existsSync(entry)) refuse(`Nu există comanda ${name}.`);
  process.env.NODE_ENV = "production"; // before the import: React chooses its build by it
  if (!runsOnNewNode()) return startOnPinnedNode(entry, args);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

/** Only at a first start: afterwards npm finds the pinned Node first in its path. */
function startOnPinnedNode(entry, args) {
  const child = spawn(pinnedNode(), [entry, ...args], { stdio: "inherit" });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => refuse(`Nu s-a putut porni Node: ${error.message}`));
  child.on("exit", (code, signal) => {
    for (const each of signals) process.removeAllListeners(each);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * npm starts this process through a shell. A stop signal ends npm and that shell but not this process, which would keep the
 * port and the database. So when the parent process is gone, this one sends the signal to itself.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
