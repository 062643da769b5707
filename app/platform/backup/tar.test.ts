import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { TarReader } from "./tar";

/** An archive of the system's tar with files of awkward sizes. */
async function archive(): Promise<Buffer> {
  const folder = temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "base", "5"), { recursive: true });
  for (const size of [0, 1, 511, 512, 513, 100_000])
    await writeFile(join(folder, "base", "5", String(size)), Buffer.alloc(size, size % 251));
  return execFileSync("tar", ["--format=ustar", "-C", folder, "-cf", "-", "base"]);
}

async function read(bytes: Buffer, piece: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  let path = "";
  const reader = new TarReader({
    async begin(member) {
      path = member.path;
      if (member.kind === "file") found[path] = 0;
    },
    async data(data) {
      found[path] = (found[path] ?? 0) + data.filter((byte) => byte === Number(path.split("/").at(-1)) % 251).length;
    },
    async end() {},
  });
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  await pipeline(Readable.from(pieces), reader);
  return found;
}

it("reads every file, however the archive is cut into pieces", async () => {
  const bytes = await archive();
  const whole = Object.fromEntries([0, 1, 511, 512, 513, 100_000].map((size) => [`base/5/${size}`, size]));
  for (const piece of [511, 4_096, bytes.length]) expect(await read(bytes, piece)).toEqual(whole);
});

it("refuses an archive that ends too early or has a damaged header", async () => {
  const bytes = await archive();
  await expect(read(bytes.subarray(0, 3_000), 512)).rejects.toThrow("in the middle of a member");
  const damaged = Buffer.from(bytes);
  damaged[20] = 0x41;
  await expect(read(damaged, 4_096)).rejects.toThrow("header of a member is damaged");
});
