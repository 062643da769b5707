import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../prepare.mjs";
import { run } from "./archive.mjs";
import { put, settle, write } from "./folder.mjs";

const ARCHITECTURES = { x64: "amd64", arm64: "arm64" };
const source = (name) => join(root, "packaging", "debian", name);
const textOf = (name) => readFileSync(source(name), "utf8");

/**
 * Packs an installation, which is moved, as a Debian package. In the package it has one folder, whatever its version; `postinst`
 * links its files into the folder of the version, so that dpkg never takes away the files of a process that still runs.
 */
export function debianPackage(installation, { out, staging, version, time, level }) {
  const architecture = ARCHITECTURES[process.arch];
  const folder = join(staging, "deb");
  mkdirSync(join(folder, "usr", "lib", "psp"), { recursive: true });
  renameSync(installation, join(folder, "usr", "lib", "psp", "package"));
  files(folder, version, time);
  run(
    `cd "$1" && mkdir DEBIAN && find etc lib usr -type f ! -path etc/psp/psp.env -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums`,
    [folder],
  );
  const size = kilobytesIn(folder);
  const filled = (name) =>
    textOf(name).replaceAll("@VERSION@", version).replace("@ARCHITECTURE@", architecture).replace("@SIZE@", size);
  for (const name of ["control", "postinst", "prerm", "postrm"]) write(join(folder, "DEBIAN", name), filled(name));
  for (const name of ["postinst", "prerm", "postrm"]) chmodSync(join(folder, "DEBIAN", name), 0o755);
  write(join(folder, "DEBIAN", "conffiles"), "/etc/psp/psp.env\n");
  settle(folder, time);
  chmodSync(join(folder, "etc", "psp", "psp.env"), 0o640);
  const file = join(out, `psp_${version}_${architecture}.deb`);
  run(`dpkg-deb --root-owner-group -Zgzip "-z$3" --build "$1" "$2" > /dev/null`, [folder, file, level], {
    SOURCE_DATE_EPOCH: String(time),
  });
  return file;
}

function files(folder, version, time) {
  const at = (...parts) => join(folder, ...parts);
  const unit = textOf("psp.service");
  write(at("lib", "systemd", "system", "psp.service"), unit);
  write(at("lib", "systemd", "system", "psp@.service"), instanceOf(unit));
  write(at("etc", "psp", "psp.env"), settings());
  put(source("psp"), at("usr", "bin", "psp"));
  put(source("lintian-overrides"), at("usr", "share", "lintian", "overrides", "psp"));
  put(source("copyright"), at("usr", "share", "doc", "psp", "copyright"));
  const when = new Date(time * 1000).toUTCString().replace("GMT", "+0000");
  const entry = `psp (${version}) stable; urgency=medium\n\n  * See /usr/lib/psp/current/CHANGELOG.md.\n\n -- PSP <suport@psp.invalid>  ${when}\n`;
  write(at("usr", "share", "doc", "psp", "changelog.gz"), gzipSync(entry, { level: 9 }));
}

/** The unit of one of several processes, which is named after its port. */
const instanceOf = (unit) =>
  unit
    .replace(/^Description=.*$/m, "$&, portul %i")
    .replace(/^Environment=.*$/m, "$&\nEnvironment=PORT=%i")
    .replace("systemctl edit psp,", "systemctl edit psp@,");

/** `.env.example` with what differs on a server: the folder of the data, and no demo world. */
function settings() {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  return example
    .replace(/^DATA_DIR=.*$/m, "DATA_DIR=/var/lib/psp")
    .replace(/^SEED=.*$/m, "SEED=none")
    .replaceAll("npm run admin --", "psp admin")
    .replace(
      /^# .*$/m,
      '$&\n# După o schimbare: systemctl restart psp. Un „#” într-o valoare cere ghilimele: SECRET="a#b".',
    );
}

/** Kilobytes, as `Installed-Size` wants them. */
function kilobytesIn(folder) {
  const sizes = readdirSync(folder, { recursive: true }).map((name) => lstatSync(join(folder, name)).size);
  return String(Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1024));
}
