import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/servers";

/** Runs `npm run release` into this folder, with the quickest packing; returns the sums of what it made. */
export async function makeRelease(folder: string, ...options: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(root, "bin", "release.mjs"), "--out", folder, "--level", "1", ...options],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`npm run release failed:\n${said}`);
  return execFileSync("sha256sum", globSync("*", { cwd: folder }).sort(), { cwd: folder, encoding: "utf8" });
}

/** Unpacks the only archive of a folder into another one; returns the folder of the installation. */
export function unpack(folder: string, into: string): string {
  const [archive = ""] = globSync("*.tar.gz", { cwd: folder });
  execFileSync("tar", ["--no-same-owner", "-xzf", join(folder, archive), "-C", into]);
  chmodSync(into, 0o755);
  return join(into, archive.replace(".tar.gz", ""));
}

/** The Debian package of a folder again, as a later release would have it: with another version, and not compressed. */
export function withVersion(folder: string, version: string): string {
  const [file = ""] = globSync("*.deb", { cwd: folder });
  const tree = join(folder, `.tree-${version}`);
  execFileSync("dpkg-deb", ["--raw-extract", join(folder, file), tree]);
  const [, old = ""] = file.split("_");
  for (const path of ["DEBIAN/control", "DEBIAN/postinst", "usr/lib/psp/package/package.json"]) {
    const text = readFileSync(join(tree, path), "utf8");
    writeFileSync(
      join(tree, path),
      text.replace(new RegExp(`(?<=version["=: ]+)${old.replaceAll(".", "\\.")}`, "i"), version),
    );
  }
  const made = join(folder, file.replace(old, version));
  execFileSync("dpkg-deb", ["--root-owner-group", "-Znone", "--build", tree, made], { stdio: "ignore" });
  rmSync(tree, { recursive: true });
  return made;
}
