import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../clock";
import { log } from "../log.server";
import { settings } from "../settings.server";

/** Bytes of one file that is put aside, and of all those of one request. */
const MOST_OF_ONE = 12 * 1024 * 1024;
const MOST_OF_ALL = 256 * 1024 * 1024;
/** In milliseconds: a file that is there longer was left by a process that was killed. */
const LEFT_BEHIND = 3_600_000;

const folder = (): string => join(settings().dataDir, "arriving");

/** The files of this process that are aside now, by the id in their type, which nobody can guess. */
const aside = new Map<string, string>();
const ASIDE = /^application\/x-aside; ?size=(\d{1,12}); ?sha256=([0-9a-f]{64}); ?id=([0-9a-f-]{36})$/;

/**
 * Files of one request that wait on the disk for its form to be read, so that many of them need no memory. In the form each is an
 * empty file whose type says where its bytes are; `release` deletes them.
 */
export class Aside {
  private readonly ids: string[] = [];
  private room = MOST_OF_ALL;

  /** Whether a file of so many bytes may still be put aside. */
  takes(size: number): boolean {
    return size <= Math.min(MOST_OF_ONE, this.room);
  }

  /** Returns the type that the file has in the form; null when the disk does not take it. */
  async put(pieces: readonly Uint8Array[]): Promise<string | null> {
    const bytes = Buffer.concat(pieces);
    const id = randomUUID();
    const path = join(folder(), id);
    try {
      await mkdir(folder(), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
    } catch (error) {
      log.error({ error }, "a file cannot wait on the disk");
      await rm(path, { force: true }).catch(() => {});
      return null;
    }
    this.room -= bytes.length;
    this.ids.push(id);
    aside.set(id, path);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return `application/x-aside; size=${bytes.length}; sha256=${sha256}; id=${id}`;
  }

  async release(): Promise<void> {
    for (const id of this.ids.splice(0)) {
      const path = aside.get(id);
      aside.delete(id);
      if (path)
        await rm(path, { force: true }).catch((error: unknown) => log.warn({ error }, "a file stays on the disk"));
    }
  }
}

/** Where the bytes of a file of a form are; null when they are in the form, as nearly always. */
const pathOf = ({ type }: Blob): string | null => aside.get(ASIDE.exec(type)?.[3] ?? "") ?? null;

/** The bytes of a file of a form, wherever they wait. */
export async function fileBytes(file: File): Promise<Buffer> {
  const path = pathOf(file);
  return path === null ? Buffer.from(await file.arrayBuffer()) : readFile(path);
}

/** The size of a file that is aside; null for any other. */
export const asideSize = (file: Blob): number | null =>
  pathOf(file) === null ? null : Number(ASIDE.exec(file.type)?.[1] ?? 0);

/** The type of a file of a form, which is the same when the same bytes are sent again. */
export const typeByContent = (type: string): string =>
  type.replace(/^(application\/x-aside;.*); ?id=[0-9a-f-]+$/, "$1");

/** Deletes what killed processes left. */
export async function sweepAside(): Promise<void> {
  const names = await readdir(folder()).catch(() => []);
  for (const name of names) {
    const path = join(folder(), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now().getTime() - LEFT_BEHIND) await rm(path, { force: true });
  }
}
