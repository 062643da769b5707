import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "~/platform/env.server";
import { OperatorError } from "~/platform/operator-error";
import { setSettings } from "~/platform/settings.server";
import { SEGMENT_BYTES } from "../../app/platform/backup/chain.server";
import { type Backup, backupAt, backupsIn, foldersIn } from "../../app/platform/backup/folders.server";
import { parseLsn } from "../../app/platform/backup/lsn";
import type { TableSums } from "../../app/platform/backup/note";
import type { Target } from "../../app/platform/backup/recovery.server";
import { restoreBackup } from "../../app/platform/backup/restore.server";
import { connected, differences, sumsOf } from "../../app/platform/backup/sums.server";
import { verifyBackup } from "../../app/platform/backup/verify.server";
import { segmentsIn } from "../../app/platform/backup/wal-folder.server";
import { openEmbedded } from "../../app/platform/database/embedded/embedded.server";
import * as backupDrill from "../drills/backup";
import { brokenBounds } from "../drills/drill";
import * as restoreDrill from "../drills/restore";
import { temporaryFolder } from "../support/folders";
import { SECRET } from "../support/servers";
import { admin, type Given, started } from "./support/backups";
import { ownFolder } from "./support/stage";

/** One platform and its backups for the tests in turn, because a database takes long to make. */
const own = temporaryFolder();
const given: Given = { dataDir: join(own, "data"), backupDir: join(own, "backups") };
afterAll(() => rm(own, { recursive: true, force: true }));

/** In this process, which is quicker than a command; the drill runs the command. */
function restore(backup: Backup, into: string, target: Target = null) {
  setSettings({ ...readEnv({ DATA_DIR: given.dataDir }), secret: SECRET });
  return restoreBackup({ backup, into, dataDir: given.dataDir, target, secret: SECRET, report: () => {} });
}

/** Changes one byte in the middle of a file. */
async function breakByte(path: string): Promise<void> {
  const file = await open(path, "r+");
  const at = Math.floor((await file.stat()).size / 2);
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0x10]), 0, 1, at);
  await file.close();
}

/** The sums of every table in the embedded database of a folder that no platform runs on. */
async function sumsIn(dataDir: string): Promise<TableSums> {
  const { connection, stop } = await openEmbedded({ dataDir, explicit: true, report: () => {} });
  return connected(connection, sumsOf).finally(stop);
}

test("a backup under traffic disturbs nobody; a cut one, a changed byte and a missing segment are refused with a sentence, and a full folder is not touched", async () => {
  const made = await backupDrill.run({ isSmall: true, folders: given });
  expect(brokenBounds(made, backupDrill.bounds)).toEqual([]);
  const { folder, name, note } = await backupAt(given.backupDir);
  const spoiled = async (spoil: (copy: string) => Promise<unknown>) => {
    const copy = join(await ownFolder(), name);
    await cp(folder, copy, { recursive: true });
    await spoil(copy);
    const refused = await backupAt(copy)
      .then(verifyBackup)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OperatorError);
    const into = join(await ownFolder(), "restored");
    await expect(backupAt(copy).then((backup) => restore(backup, into))).rejects.toBeInstanceOf(OperatorError);
    expect(await readdir(into).catch(() => [])).toEqual([]);
    return (refused as Error).message;
  };
  const cut = join(await ownFolder(), name);
  await cp(folder, cut, { recursive: true });
  await rm(join(cut, "backup.json"));
  const { code, said } = await admin(["verify", cut], given);
  expect([code, said]).toEqual([1, expect.stringContaining("nu este întreagă")]);
  expect(said).not.toContain("    at ");
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
  await expect(backupAt(folder).then((backup) => restore(backup, full))).rejects.toThrow("nu este gol");
  expect(await readdir(full)).toEqual(["ceva"]);
  const without = await admin(["restore", "--from", folder, "--into", join(full, "x")], given, { SECRET: "" });
  expect(without).toMatchObject({ code: 1, said: expect.stringContaining("este nevoie de secretul platformei") });
});

test("a platform that is lost under writes is restored to the last moment and to one in between; a stop in order loses nothing", async () => {
  const lost = await restoreDrill.run({ isSmall: true, folders: given });
  expect(brokenBounds(lost, restoreDrill.bounds)).toEqual([]);
  expect(lost["s de scrieri confirmate pierdute (RPO)"]).toBeLessThan(10); // WAL is received as it is written

  const before = await foldersIn(given.backupDir);
  const server = await started(given);
  expect(await server.stop()).toBe(0);
  expect(await foldersIn(given.backupDir)).toEqual(before); // a kill is no gap, for which a new one would be made
  const backup = await backupAt(given.backupDir);
  const into = join(await ownFolder(), "restored");
  const future = { time: new Date(Date.now() + 3_600_000) };
  await expect(restore(backup, into, future)).rejects.toThrow("Ultimul moment la care se poate reveni este");
  expect(await readdir(into).catch(() => [])).toEqual([]);
  await restore(backup, into);
  const quarantined = "public.installation: 1 → 1";
  expect(differences(await sumsIn(given.dataDir), await sumsIn(into))).toEqual([quarantined]);
});

test("what is older than the retention goes once a newer one is verified, with its WAL and what was cut", async () => {
  const older = await backupsIn(given.backupDir);
  for (const [day, { folder }] of older.entries())
    await rename(folder, join(given.backupDir, `2020010${day + 2}T000000Z`));
  await mkdir(join(given.backupDir, "20200101T000000Z"));
  const { code, said } = await admin(["backup"], given);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(`vechi șterse: ${older.length + 1}`) });
  const [kept, ...others] = await backupsIn(given.backupDir);
  expect([await foldersIn(given.backupDir), others]).toEqual([[kept?.name], []]);
  const { system = "", start = "" } = kept?.note.wal ?? {};
  const segments = await segmentsIn(join(given.backupDir, "wal", system), SEGMENT_BYTES);
  expect(segments.filter((one) => one.start + BigInt(SEGMENT_BYTES) <= parseLsn(start))).toEqual([]);
  expect(await admin(["verify"], given)).toMatchObject({ code: 0 });
});
