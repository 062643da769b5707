import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib"; // by its default: an older Node, which has no Zstandard, must get as far as its refusal
import { summing } from "../files/durable.server";
import { OperatorError } from "../operator-error";
import { ARCHIVE, MANIFEST } from "./base-copy.server";
import type { Backup } from "./folders.server";
import type { PartSum } from "./note";
import { type Member, type MemberSink, TarReader } from "./tar";

type Listed = { Path?: string; "Encoded-Path"?: string; Size: number; "Checksum-Algorithm": string; Checksum: string };
type Sums = Map<string, PartSum>;

const damaged = (backup: Backup, what: string): OperatorError =>
  new OperatorError(`Copia ${backup.folder} este deteriorată: ${what}. Alegeți altă copie; aceasta nu se restaurează.`);

/**
 * Reads the copy of the cluster to its end and compares every file with the manifest, and the archive and the manifest with the
 * note. With `into` the files are written there as well. Throws `OperatorError` when anything differs.
 */
export async function readCluster(backup: Backup, into: string | null): Promise<{ files: number; bytes: number }> {
  const wanted = await manifestOf(backup);
  const found: Sums = new Map();
  const sum = summing();
  try {
    const archive = createReadStream(join(backup.folder, ARCHIVE));
    await pipeline([archive, sum, zlib.createZstdDecompress(), new TarReader(new Unpacking(found, into))]);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw damaged(backup, `lipsește ${ARCHIVE}`);
    if (code === "ENOSPC" || code === "EDQUOT")
      throw new OperatorError("Copia nu încape pe discul în care este restaurată. Alegeți alt folder pentru --into.");
    throw damaged(backup, `${ARCHIVE} nu se poate citi până la sfârșit (${message})`);
  }
  expectSum(backup, ARCHIVE, sum.sum());
  for (const [path, { bytes, sha256 }] of wanted) {
    const one = found.get(path);
    if (!one) throw damaged(backup, `lipsește fișierul ${path}`);
    if (one.bytes !== bytes || one.sha256 !== sha256) throw damaged(backup, `fișierul ${path} nu este cel copiat`);
  }
  for (const path of found.keys()) if (!wanted.has(path)) throw damaged(backup, `fișierul ${path} este în plus`);
  return { files: found.size, bytes: [...found.values()].reduce((total, { bytes }) => total + bytes, 0) };
}

/** Throws unless a part is as the note has it. */
export function expectSum(backup: Backup, path: string, found: PartSum): void {
  const noted = backup.note.parts[path];
  if (!noted) throw damaged(backup, `${path} nu este în lista ei`);
  if (noted.bytes !== found.bytes || noted.sha256 !== found.sha256) throw damaged(backup, `${path} nu este cel scris`);
}

/** The files of the manifest, whose last line is the hash of everything before it. */
async function manifestOf(backup: Backup): Promise<Sums> {
  const bytes = await readFile(join(backup.folder, MANIFEST)).catch(() => null);
  if (!bytes) throw damaged(backup, `lipsește ${MANIFEST}`);
  expectSum(backup, MANIFEST, { bytes: bytes.length, sha256: sha256(bytes) });
  const lastLine = bytes.lastIndexOf('"Manifest-Checksum"');
  const manifest = JSON.parse(bytes.toString("utf8")) as { Files: Listed[]; "Manifest-Checksum": string };
  if (sha256(bytes.subarray(0, lastLine)) !== manifest["Manifest-Checksum"])
    throw damaged(backup, `suma din ${MANIFEST} nu este a lui`);
  return new Map(
    manifest.Files.map((file) => {
      const path = file.Path ?? Buffer.from(file["Encoded-Path"] ?? "", "hex").toString("utf8");
      return [path, { bytes: file.Size, sha256: file.Checksum }];
    }),
  );
}

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Hashes the files of the archive, and writes them below a folder when there is one. */
class Unpacking implements MemberSink {
  private readonly found: Sums;
  private readonly into: string | null;
  private path = "";
  private bytes = 0;
  private hash: Hash = createHash("sha256");
  private file: FileHandle | null = null;

  constructor(found: Sums, into: string | null) {
    this.found = found;
    this.into = into;
  }

  async begin({ path, kind, mode }: Member): Promise<void> {
    if (kind === "link") throw new Error(`a link: ${path}`);
    if (kind === "folder") {
      if (this.into !== null) await mkdir(join(this.into, path), { recursive: true, mode: 0o700 });
      return;
    }
    this.path = path;
    this.bytes = 0;
    this.hash = createHash("sha256");
    if (this.into !== null) this.file = await open(join(this.into, path), "wx", mode & 0o700);
  }

  async data(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    this.bytes += bytes.length;
    for (let at = 0; this.file && at < bytes.length; ) at += (await this.file.write(bytes, at)).bytesWritten;
  }

  async end(): Promise<void> {
    await this.file?.close();
    this.file = null;
    this.found.set(this.path, { bytes: this.bytes, sha256: this.hash.digest("hex") });
  }
}
