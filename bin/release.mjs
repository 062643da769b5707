import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, install, refuse, root } from "./prepare.mjs";

/**
 * What an operator installs, in the folder `release` (or `--out FOLDER`):
 *
 *   npm run release               the archive: the build, its packages, Node and PostgreSQL for this system
 *   npm run release -- --slim     without Node and PostgreSQL, for a machine that has both
 *   npm run release -- --deb      the archive and the Debian package
 *   npm run release -- --level 1  packed less tightly, in a third of the time: for tests
 *
 * The same sources make the same bytes. SHA256SUMS and the list of components (CycloneDX) are written beside them.
 */
const { values } = parseArgs({
  options: {
    slim: { type: "boolean" },
    deb: { type: "boolean" },
    level: { type: "string", default: "6" },
    out: { type: "string", default: join(root, "release") },
  },
});
if (!/^[1-9]$/.test(values.level)) refuse(`--level este o cifră de la 1 la 9, iar ${values.level} nu este.`);
if (values.slim && values.deb) refuse("Pachetul Debian cuprinde Node și PostgreSQL: --slim și --deb nu merg împreună.");

install();
build();
// these need the installed packages
const { stageInstallation, archive } = await import("./release/archive.mjs");
const { debianPackage } = await import("./release/debian.mjs");
const { commit, release } = await import("./release/version.mjs");

const out = resolve(values.out);
const staging = join(out, ".staging");

async function make() {
  const { version, time } = release();
  const source = commit();
  if (source?.endsWith("-dirty"))
    console.log("Fișierele din git au schimbări necomise: arhiva nu este a unei versiuni lansate.");
  mkdirSync(out, { recursive: true });
  rmSync(staging, { recursive: true, force: true });
  const name = `psp-${version}-${process.platform}-${process.arch}${values.slim ? "-slim" : ""}`;
  const folder = join(staging, name);
  console.log("Se adună fișierele…");
  const list = await stageInstallation(folder, { version, time, commit: source, programs: !values.slim });
  const sbom = join(out, `${name}.cdx.json`);
  writeFileSync(sbom, list);
  console.log("Se face arhiva…");
  const made = [archive(folder, join(out, `${name}.tar.gz`), values.level), sbom];
  if (values.deb) {
    console.log("Se face pachetul Debian…");
    made.push(debianPackage(folder, { out, staging, version, time, level: values.level }));
  }
  rmSync(staging, { recursive: true });
  return made;
}

/** Adds the sums to those of what is already in the folder, and prints them. */
function sum(made) {
  const file = join(out, "SHA256SUMS");
  const names = made.map((path) => basename(path));
  const others = readIfThere(file).filter((line) => !names.includes(line.slice(66)));
  const lines = made.map(
    (path) => `${createHash("sha256").update(readFileSync(path)).digest("hex")}  ${basename(path)}`,
  );
  writeFileSync(
    file,
    `${[...others, ...lines].sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join("\n")}\n`,
  );
  for (const [index, path] of made.entries())
    console.log(`${lines[index]}  ${(statSync(path).size / 1_000_000).toFixed(1)} MB`);
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

try {
  sum(await make());
} catch (error) {
  refuse(error.message);
}
