import { execFileSync } from "node:child_process";
import { appendFile, cp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Backup, backupsIn } from "../../app/platform/backup/folders.server";
import { embeddedUrl, query } from "../support/databases";
import { type RunningServer, runCommand, statusOf, until } from "../support/servers";
import { makeCast } from "./support/cast";
import { ownFolder, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

const FIRST_BACKUP_MS = 60_000;

type Given = { dataDir: string; backupDir: string };

const started = ({ dataDir, backupDir }: Given): Promise<RunningServer> =>
  ownServer({ dataDir, env: { BACKUP_DIR: backupDir } });

/** What the operator's command answers. */
async function admin(words: readonly string[], { dataDir, backupDir }: Given, env: Record<string, string> = {}) {
  const { status, out, error } = await runCommand(words, { dataDir, env: { BACKUP_DIR: backupDir, ...env } });
  return { code: status, said: out + error };
}

/** The backup that a server makes by itself when there is none. */
async function firstBackup({ backupDir }: Given): Promise<Backup> {
  await until(async () => (await backupsIn(backupDir)).length > 0, "a first backup", FIRST_BACKUP_MS);
  const [backup] = await backupsIn(backupDir);
  if (!backup) throw new Error("It was there just now");
  return backup;
}

const restored = async (given: Given, words: readonly string[]) => {
  const into = join(await ownFolder(), "restored");
  return { into, ...(await admin(["restore", ...words, "--into", into], given)) };
};

/** Changes one byte in the middle of a file. */
async function breakByte(path: string): Promise<void> {
  const file = await open(path, "r+");
  const at = Math.floor((await file.stat()).size / 2);
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0x10]), 0, 1, at);
  await file.close();
}

test("a restore to a moment has exactly what was acknowledged until then; kill -9 and a stop in order lose nothing", async () => {
  const given: Given = { dataDir: await ownFolder(), backupDir: join(await ownFolder(), "backups") };
  let server = await started(given);
  await firstBackup(given);
  const { authorities } = await makeCast(await embeddedUrl(given.dataDir));
  const writer = new Writer(authorities.map((person) => visit(server, person)));
  const write = async (count: number) => {
    writer.start();
    await writer.more(count);
    await writer.stop();
  };
  await write(10);
  const before = [...writer.acknowledged];
  await sleep(20);
  const moment = new Date().toISOString();
  await sleep(20);

  writer.start();
  await writer.more(10);
  await server.kill(); // and with it the receiver
  const { port } = server;
  server = await ownServer({ dataDir: given.dataDir, port, env: { BACKUP_DIR: given.backupDir } });
  await writer.more(5);
  await writer.stop();
  const drilled = await admin(["backup", "--drill"], given);
  expect(drilled).toMatchObject({
    code: 0,
    said: expect.stringMatching(/cu baza de date de acum[\s\S]*nicio diferență/),
  });
  await write(5);
  expect(await server.stop()).toBe(0);
  expect((await backupsIn(given.backupDir)).length).toBe(1); // a kill is no gap, for which a new one would be made

  const exact = await restored(given, ["--to-time", moment]);
  expect(exact).toMatchObject({ code: 0, said: expect.stringContaining("a fost restaurată") });
  const last = await restored(given, []);
  expect(last).toMatchObject({ code: 0 });
  const future = await restored(given, ["--to-time", new Date(Date.now() + 3_600_000).toISOString()]);
  expect(future).toMatchObject({
    code: 1,
    said: expect.stringContaining("Ultimul moment la care se poate reveni este"),
  });
  expect(await readdir(future.into).catch(() => [])).toEqual([]);

  for (const [{ into }, wanted] of [
    [exact, before],
    [last, writer.acknowledged],
  ] as const) {
    const copy = await ownServer({ dataDir: into });
    const url = await embeddedUrl(into);
    expect(await damage(url, wanted)).toEqual([]);
    const titles = await query<{ title: string }>(url, "select title from requests");
    expect(titles).toHaveLength(wanted.length);
    expect(await copy.stop()).toBe(0);
  }
});

test("a cut backup, a changed byte and a missing segment are refused with a sentence, and a full folder is not touched", async () => {
  const given: Given = { dataDir: await ownFolder(), backupDir: join(await ownFolder(), "backups") };
  const server = await started(given);
  const { folder, name, note } = await firstBackup(given);
  expect(await server.stop()).toBe(0);
  expect(await admin(["verify"], given)).toMatchObject({ code: 0, said: expect.stringContaining("este întreagă") });

  const spoiled = async (spoil: (copy: string) => Promise<unknown>) => {
    const copy = join(await ownFolder(), name);
    await cp(folder, copy, { recursive: true });
    await spoil(copy);
    const verified = await admin(["verify", copy], given);
    expect(verified.code).toBe(1);
    expect(verified.said).not.toContain("    at ");
    const into = join(await ownFolder(), "restored");
    const refused = await admin(["restore", "--from", copy, "--into", into], given);
    expect(refused.code).toBe(1);
    expect(await readdir(into).catch(() => [])).toEqual([]);
    return verified.said;
  };
  expect(await spoiled((copy) => rm(join(copy, "backup.json")))).toContain("nu este întreagă");
  expect(await spoiled((copy) => breakByte(join(copy, "base.tar.zst")))).toContain("este deteriorată");
  expect(await spoiled((copy) => breakByte(join(copy, "manifest")))).toContain("manifest nu este cel scris");
  const [segment = ""] = Object.keys(note.parts).filter((path) => path.startsWith("wal/"));
  expect(await spoiled((copy) => rm(join(copy, segment)))).toContain(`${segment} nu este cel scris`);
  expect(await spoiled((copy) => breakByte(join(copy, segment)))).toContain(`${segment} nu este cel scris`);
  expect(
    await spoiled(async (copy) => {
      // also of the note: a copy whose files do not agree with their own list
      const listed = join(copy, "backup.json");
      const text = await readFile(listed, "utf8");
      await writeFile(listed, text.replace(note.parts.manifest?.sha256 ?? "", "0".repeat(64)));
    }),
  ).toContain("manifest nu este cel scris");

  const full = await ownFolder();
  await writeFile(join(full, "ceva"), "al altcuiva");
  const refused = await admin(["restore", "--from", folder, "--into", full], given);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("nu este gol") });
  expect(await readdir(full)).toEqual(["ceva"]);
  const without = await admin(["restore", "--from", folder, "--into", join(full, "x")], given, { SECRET: "" });
  expect(without).toMatchObject({ code: 1, said: expect.stringContaining("este nevoie de secretul platformei") });
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
