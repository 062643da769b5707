import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markInstalled, root } from "./prepare.mjs";

/**
 * Run after every `npm install <package>`: `node bin/complete-lock.mjs`.
 *
 * npm leaves out of the lock those optional packages (binaries for other systems) that the registry did not serve on the
 * day of the install; `npm ci` then refuses to install anything, because the lock does not match package.json.
 * This adds the missing entries, without checksums.
 */
const LOCK = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(LOCK, "utf8"));

const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Finds a package as Node does: in the folder of the package that depends on it, then in those above. */
function isThere(name, asker) {
  for (let folder = asker; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

/** The lock entry of a binary package; its name contains system, processor and libc: `@swc/core-linux-arm-gnueabihf`. */
function entry(name, range) {
  const words = name.split(/[-/]/);
  const of = (known) => known.filter((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  const os = of(systems);
  const cpu = of(processors);
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 && os.includes("linux") ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

const added = [];
for (const [asker, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isThere(name, asker)) continue;
    lock.packages[`node_modules/${name}`] = entry(name, range);
    added.push(name);
  }
}

const byPath = ([one], [other]) => (one < other ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
markInstalled(); // otherwise the next start would install everything again
console.log(`package-lock.json: ${added.length} added`);
