import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install, pinnedNode, refuse, root, runsOnNewNode } from "./prepare.mjs";

/**
 *   npm start             the platform
 *   npm run seed -- …     one of the other entries of the same build, with the rest as its arguments
 *   npm run build         only installs and builds
 *
 * It also works on a fresh clone, with an older Node or with a stale build: it installs and builds before the entry runs.
 */
const [first, ...rest] = process.argv.slice(2);
if (first === undefined) await refuseTakenPort();
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

/** Before anything is installed or built. The server refuses it too, with the other mistakes of PORT and HOST. */
async function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) return;
  const probe = createServer();
  const error = await new Promise((resolve) => {
    probe.once("error", resolve).listen(port, process.env.HOST || "127.0.0.1", () => probe.close(() => resolve(null)));
  });
  if (error?.code === "EADDRINUSE")
    refuse(
      `Portul ${port} este ocupat, de platforma pornită deja sau de alt program. Opriți programul sau alegeți alt port: PORT=${port + 1} npm start`,
    );
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
