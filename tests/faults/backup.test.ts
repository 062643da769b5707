import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { readEnv } from "~/platform/env.server";
import { OperatorError } from "~/platform/operator-error";
import { setSettings } from "~/platform/settings.server";
import { SEGMENT_BYTES } from "../../app/platform/backup/chain.server";
import { backupAt, backupsIn, foldersIn } from "../../app/platform/backup/folders.server";
import { parseLsn } from "../../app/platform/backup/lsn";
import { restoreBackup } from "../../app/platform/backup/restore.server";
import { verifyBackup } from "../../app/platform/backup/verify.server";
import { segmentsIn } from "../../app/platform/backup/wal-folder.server";
import { embeddedUrl, query } from "../support/databases";
import { SECRET } from "../support/servers";
import { admin, firstBackup, type Given, started } from "./support/backups";
import { makeCast } from "./support/cast";
import { ownFolder, ownServer, visit } from "./support/stage";
import { damage, Writer } from "./support/writer";

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

  setSettings({ ...readEnv({ DATA_DIR: given.dataDir }), secret: SECRET });
  const spoiled = async (spoil: (copy: string) => Promise<unknown>) => {
    const copy = join(await ownFolder(), name);
    await cp(folder, copy, { recursive: true });
    await spoil(copy);
    const refused = await backupAt(copy)
      .then(verifyBackup)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OperatorError);
    const into = join(await ownFolder(), "restored");
    const restoring = backupAt(copy).then((backup) =>
      restoreBackup({ backup, into, dataDir: into, target: null, secret: SECRET, report: () => {} }),
    );
    await expect(restoring).rejects.toBeInstanceOf(OperatorError);
    expect(await readdir(into).catch(() => [])).toEqual([]);
    return (refused as Error).message;
  };
  const cut = join(await ownFolder(), name);
  await cp(folder, cut, { recursive: true });
  await rm(join(cut, "backup.json"));
  const into = join(await ownFolder(), "restored");
  for (const words of [
    ["verify", cut],
    ["restore", "--from", cut, "--into", into],
  ]) {
    const { code, said } = await admin(words, given);
    expect([code, said]).toEqual([1, expect.stringContaining("nu este întreagă")]);
    expect(said).not.toContain("    at ");
  }
  expect(await readdir(into).catch(() => [])).toEqual([]);
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

  // what is older than the retention goes once a newer one is verified, with its WAL and what was cut
  await rename(folder, join(given.backupDir, "20200101T000000Z"));
  await mkdir(join(given.backupDir, "20200102T000000Z"));
  expect(await admin(["backup"], given)).toMatchObject({ code: 0, said: expect.stringContaining("vechi șterse: 2") });
  const [kept, ...others] = await backupsIn(given.backupDir);
  expect([await foldersIn(given.backupDir), others]).toEqual([[kept?.name], []]);
  const { system = "", start = "" } = kept?.note.wal ?? {};
  const segments = await segmentsIn(join(given.backupDir, "wal", system), SEGMENT_BYTES);
  expect(segments.filter((one) => one.start + BigInt(SEGMENT_BYTES) <= parseLsn(start))).toEqual([]);
  expect(await admin(["verify"], given)).toMatchObject({ code: 0 });
});
