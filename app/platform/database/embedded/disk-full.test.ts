import { execFileSync } from "node:child_process";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../../../tests/support/folders";
import { log } from "../../log.server";
import { connect, disconnect, raw } from "../connection.server";
import { databaseProblems, noteRefused } from "../problems.server";
import { unavailable } from "../unavailable.server";
import { type Embedded, openEmbedded } from "./embedded.server";

/** A disk that only this database and what fills it are on. Only root may mount one. */
const isRoot = process.getuid?.() === 0;
const MEGABYTES = 160;
const FULL = ["discul bazei de date este plin"];
const said: string[] = [];
let disk = "";
let database: Embedded;
beforeAll(async () => {
  if (!isRoot) return;
  disk = temporaryFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", disk]);
  database = await openEmbedded({ dataDir: disk, explicit: true, report: (it) => said.push(it) });
  await connect(database.connection);
  await raw.executeSql("create table kept (what text)");
});
afterAll(async () => {
  if (!isRoot) return;
  await disconnect();
  await database.stop();
  execFileSync("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true, force: true });
});

const filler = () => join(disk, "filler");
async function fill(): Promise<void> {
  await writeFile(filler(), Buffer.alloc(MEGABYTES * 1024 * 1024)).catch(() => {});
  expect((await statfs(disk)).bavail).toBe(0);
}
const keep = (what: string) => raw.executeSql("insert into kept values ($1)", [what]);
const kept = async () =>
  (await raw.executeSql("select left(what, 10) as what from kept order by 1")).rows.map(({ what }) => what);

it.skipIf(!isRoot)(
  "without room for a table it is said once, and when there is room it goes on by itself",
  async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    onTestFinished(() => {
      error.mockRestore();
      warn.mockRestore();
    });
    await keep("before");
    await fill();
    const write = () => raw.executeSql("insert into kept select repeat('x', 5000) from generate_series(1, 500)");
    for (let times = 0; times < 3; times += 1) {
      const refused = await write().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(unavailable(refused)).toBe(true);
      noteRefused(refused);
    }
    await expect.poll(databaseProblems).toEqual(FULL);
    expect(await kept()).toEqual(["before"]);
    await expect.poll(() => error.mock.calls.length).toBe(1);
    expect(error.mock.calls[0]?.[1]).toMatch(/database is not available: its disk is full, so free space there/);
    await rm(filler());
    await expect.poll(databaseProblems).toEqual([]);
    await expect.poll(() => warn.mock.calls.at(-1)?.[1]).toBe("the database is available again");
    await keep("before2");
    expect(error.mock.calls.length).toBe(1);
  },
);

it.skipIf(!isRoot)(
  "without room for WAL the server ends; it starts when there is room, with everything that was acknowledged",
  async () => {
    await keep("c-acknowledged");
    await fill();
    const written = [];
    for (;;) {
      const lost = await keep(`d${written.length}`).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (lost !== null) break;
      written.push(`d${written.length}`);
      const wal = raw.executeSql("select pg_logical_emit_message(false, 'psp', repeat('x', 2000000))");
      if (
        (await wal.then(
          () => null,
          (reason: unknown) => reason,
        )) !== null
      )
        break;
    }
    await expect.poll(databaseProblems).toEqual(FULL);
    await rm(filler());
    await expect.poll(databaseProblems).toEqual([]);
    expect(await kept()).toEqual(expect.arrayContaining(["c-acknowle", ...written]));
    expect(said[0]).toBe("Baza de date s-a oprit fără voia noastră. O pornim din nou.");
    expect(
      said.filter((sentence) => /^Baza de date nu pornește fiindcă discul .*plin\. Eliberați loc/.test(sentence)),
    ).toHaveLength(1);
    await expect.poll(() => said.at(-1)).toBe("Baza de date merge din nou.");
  },
);
