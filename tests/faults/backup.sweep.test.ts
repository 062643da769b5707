import { execFileSync } from "node:child_process";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupsIn } from "../../app/platform/backup/folders.server";
import { createDatabase, embeddedUrl, query, startDatabase, urlOf } from "../support/databases";
import { runCommand, statusOf, until } from "../support/servers";
import { admin, FIRST_BACKUP_MS, firstBackup, type Given, started } from "./support/backups";
import { ownFolder, ownServer } from "./support/stage";

test("a server of the operator's own that threw away WAL which was not received: the next start makes a new backup", async () => {
  const cluster = await startDatabase();
  onTestFinished(() => cluster.remove());
  const superuser = urlOf(cluster.superuser);
  await query(superuser, `alter role ${cluster.application.user} replication`);
  await query(superuser, "alter system set max_slot_wal_keep_size = '32MB'");
  await query(superuser, "select pg_reload_conf()");
  const databaseUrl = await createDatabase(cluster);
  const given: Given = { dataDir: await ownFolder(), backupDir: join(await ownFolder(), "backups") };
  const env = { BACKUP_DIR: given.backupDir };
  await mkdir(join(given.dataDir, "files"), { recursive: true });
  await writeFile(join(given.dataDir, "files", "kept"), "a file of somebody");
  const first = await ownServer({ dataDir: given.dataDir, databaseUrl, env });
  const { name, folder } = await firstBackup(given);
  await first.kill();
  for (let segments = 0; segments < 5; segments += 1) {
    await query(superuser, "select pg_logical_emit_message(true, 'test', 'more'), pg_switch_wal()");
  }
  await query(superuser, "checkpoint");
  const [slot] = await query(superuser, "select wal_status from pg_replication_slots where slot_name = 'psp_wal'");
  expect(slot).toEqual({ wal_status: "lost" });

  const second = await ownServer({ dataDir: given.dataDir, databaseUrl, env });
  await until(async () => (await firstBackup(given)).name !== name, "a new backup", FIRST_BACKUP_MS);
  const interrupted = await admin(["verify", folder], given);
  expect(interrupted).toMatchObject({ code: 1, said: expect.stringContaining("Lipsește un segment de jurnal") });
  const { status, out } = await runCommand(["backup", "--drill"], { dataDir: given.dataDir, databaseUrl, env });
  expect({ status, out }).toMatchObject({ status: 0, out: expect.stringContaining("nicio diferență") });
  expect(await second.stop()).toBe(0);

  // onto a machine that has nothing
  const elsewhere = { dataDir: await ownFolder(), databaseUrl, env };
  const restored = await runCommand(["restore", "--into", join(await ownFolder(), "cluster")], elsewhere);
  expect(restored).toMatchObject({ status: 0, out: expect.stringContaining("1 fișier pus la loc") });
  expect(await readFile(join(elsewhere.dataDir, "files", "kept"), "utf8")).toBe("a file of somebody");
});

test.skipIf(process.getuid?.() !== 0)(
  "a full disk of the backups stops no page, is said once, and what was missed is received when there is room",
  async () => {
    const disk = await ownFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", disk]);
    onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
    const given: Given = { dataDir: await ownFolder(), backupDir: disk };
    const server = await started(given);
    await firstBackup(given);
    const url = await embeddedUrl(given.dataDir);
    const filler = join(disk, "filler");
    await appendFile(filler, Buffer.alloc(60_000_000)).catch(() => {}); // until it is full
    await query(url, "create table bulk as select repeat(md5(n::text), 40) as text from generate_series(1, 20000) n");
    const isOut = () => server.log().filter(({ msg }) => msg === "WAL is not received");
    await until(() => isOut().length > 0, "the log says it");
    expect(await statusOf(`${server.origin}/parteneri`)).toBe(200);
    await query(url, "insert into bulk select repeat(md5(n::text), 40) from generate_series(1, 2000) n");
    await rm(filler);
    await until(() => server.log().some(({ msg }) => msg === "WAL is received again"), "it is received again", 30_000);
    expect(isOut()).toHaveLength(1);
    const drilled = await admin(["backup", "--drill"], given);
    expect(drilled).toMatchObject({ code: 0, said: expect.stringContaining("nicio diferență") });
    expect(await server.stop()).toBe(0);
    expect((await backupsIn(disk)).map(({ folder }) => basename(folder))).toHaveLength(1);
  },
);
