import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install, pinnedNode, refuse, root, runsOnNewNode } from "./prepare.mjs";

/**
 *   npm start             the platform
 *   npm run seed -- …     one of the other entries of the same build, with the rest as its arguments
 *   npm run build         only installs and builds
 *
 * A fresh clone, an older Node and a stale build are all well: each is put right before the entry runs.
 */
const [first, ...rest] = process.argv.slice(2);
install();
build();
if (first !== "--build-only") await startEntry(first ?? "server", rest);

async function startEntry(name, args) {
  endWithNpm();
  const entry = join(root, "build", "server", `${name}.js`);
  if (!existsSync(entry)) refuse(`Nu există comanda „${name}”.`);
  process.env.NODE_ENV = "production"; // before the import: React chooses its build by it
  if (!runsOnNewNode()) return startOnPinnedNode(entry, args);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

/** Only a first start comes here: afterwards npm finds the pinned Node before any other. */
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
 * npm runs us through a shell. Told to stop, it tells that shell, which dies alone and would leave us running with the
 * port and the database taken. So when our parent is gone we end in order, as if we had been told.
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
