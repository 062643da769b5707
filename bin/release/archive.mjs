import { spawnSync } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { root } from "../prepare.mjs";
import { components } from "./components.mjs";
import { contents, nodeFolder, nodeProgram, packagesOf } from "./contents.mjs";
import { put, settle, write } from "./folder.mjs";

/** Fills the folder of an installation, to be run from wherever it is put. Returns the list of its components. */
export async function stageInstallation(folder, { version, time, commit, programs }) {
  const paths = await contents({ programs });
  for (const path of paths) put(join(root, path), join(folder, path));
  put(join(root, "packaging", "psp"), join(folder, "bin", "psp"));
  if (programs) {
    put(join(root, nodeProgram()), join(folder, "bin", "node"));
    put(join(root, nodeFolder(), "LICENSE"), join(folder, "bin", "node.LICENSE"));
  }
  const manifest = { name: "psp", version, private: true, type: "module", release: { commit } };
  write(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const list = components(version, [...packagesOf(paths), ...(programs ? [nodeFolder()] : [])]);
  write(join(folder, "components.cdx.json"), list);
  settle(folder, time);
  return list;
}

/** Packs a folder whose rights and times are already settled. The owner, the order and the header of gzip are fixed here. */
export function archive(folder, file, level) {
  const tar = "tar --sort=name --format=posix --pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime";
  const owner = "--owner=0 --group=0 --numeric-owner";
  run(`${tar} ${owner} -C "$1" -cf - "$2" | gzip -n "-$4" > "$3"`, [dirname(folder), basename(folder), file, level]);
  return file;
}

export function run(script, values, environment = {}) {
  const { status } = spawnSync("bash", ["-c", `set -o pipefail; ${script}`, "bash", ...values], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error("Comanda de mai sus nu a reușit; cauza este scrisă înaintea acestui rând.");
}
