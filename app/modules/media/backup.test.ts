import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { copyFiles, missingFiles, restoreFiles, verifyFiles } from "~/platform/backup/files.server";
import type { PartSum } from "~/platform/backup/note";
import { withClock } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files, openFiles } from "~/platform/files/files.server";
import { storeMark } from "~/platform/files/store-mark.server";
import { declareStoredFiles } from "~/platform/files/stored.server";
import { setQuarantine } from "~/platform/installation/quarantine.server";
import { setSettings, settings } from "~/platform/settings.server";
import { type Bucket, startBucket } from "../../../tests/support/bucket";
import { pdf } from "../../../tests/support/documents";
import { temporaryFolder } from "../../../tests/support/folders";
import { photo } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { imageKey } from "./rules/image";
import type { Uploader } from "./rules/uploader";
import { attachmentById } from "./store/attachment.server";
import { imageById } from "./store/image.server";
import { storeUpload } from "./verbs/attachment.server";
import { attachImages, removeImages, storeImage } from "./verbs/image.server";
import { deleteRemoved } from "./verbs/sweep.server";
import { storedFiles } from "./views/stored-files.server";

ownDatabase();
const by: Uploader = { userId: randomUUID(), organisationId: null };
let root = "";
let bucket: Bucket;
let nights = 0;

beforeAll(async () => {
  root = temporaryFolder();
  bucket = await startBucket();
  declareStoredFiles(storedFiles);
});
afterAll(async () => {
  setQuarantine(null);
  await bucket.stop();
  await rm(root, { recursive: true });
});

async function use(variables: Record<string, string>): Promise<void> {
  setSettings({ ...readEnv({ DATA_DIR: root, ...variables }), secret: "a secret that only this test knows" });
  await openFiles();
}

async function storedKey(): Promise<string> {
  const upload = await storeUpload({ file: new File([pdf() as BlobPart], "plan.pdf"), purpose: "request", by });
  if (!upload.ok) throw new Error(upload.sentence);
  return (await attachmentById(upload.id))?.storageKey ?? "";
}

async function shownImage() {
  const file = new File([(await (await photo({ width: 60, height: 40 })).jpeg().toBuffer()) as BlobPart], "poza.jpg");
  const upload = await storeImage({ file, alt: "Podul", by });
  if (!upload.ok) throw new Error(upload.sentence);
  await attachImages([upload.image.id], { by, at: new Date() });
  return { id: upload.image.id, key: imageKey((await imageById(upload.image.id))?.storageKey ?? "", 60, "webp") };
}

type Made = { folder: string; note: { parts: Record<string, PartSum> } };

async function made(): Promise<Made> {
  nights += 1;
  const folder = join(root, "backups", `night ${nights}`);
  await mkdir(folder, { recursive: true });
  return { folder, note: { parts: await copyFiles(folder) } };
}

const inStore = (key: string) => join(root, "backups", "files", key);
const restoredTo = (place: string, { folder, note }: Made) =>
  restoreFiles(folder, note, { dataDir: join(root, place), storage: null });

describe.each([
  ["a folder", async () => ({})],
  ["a bucket of an S3 server", async () => bucket.variables],
] as const)("the files of %s", (_place, variables) => {
  beforeEach(async () => {
    await use(await variables());
  });

  it("are copied once for all backups, compared, and put back where they are not", async () => {
    const key = await storedKey();
    const { id, key: picture } = await shownImage();
    const first = await made();
    const written = (await stat(inStore(key))).mtimeMs;
    const later = await storedKey();
    const second = await made();
    expect((await stat(inStore(key))).mtimeMs).toBe(written);
    expect(await readFile(inStore(later))).toEqual(Buffer.from(pdf()));
    await verifyFiles(first.folder, first.note);
    await verifyFiles(second.folder, second.note);
    expect(await missingFiles(second.folder)).not.toContain(later);

    await transaction(() => removeImages([id]));
    expect(await files().exists(picture), "a database of the moment before needs it").toBe(true);
    await withClock(new Date(Date.now() + 40 * 86_400_000), deleteRemoved);
    expect(await files().exists(picture)).toBe(false);

    const { dataDir, storage } = settings();
    const back = await restoreFiles(second.folder, second.note, { dataDir, storage });
    expect(back.written).toBe(2); // the picture in its one size and both kinds
    expect(await files().exists(picture)).toBe(true);
    expect(await restoreFiles(second.folder, second.note, { dataDir, storage })).toEqual({
      written: 0,
      present: back.written + back.present,
    });
    await files().put(key, "of another platform");
    await expect(restoreFiles(second.folder, second.note, { dataDir, storage })).rejects.toThrow(key);
    expect(await files().get(key)).toBe("of another platform");
    await files().put(key, Buffer.from(pdf()));
  });

  it("are not deleted while the database is in quarantine", async () => {
    const { id, key } = await shownImage();
    await transaction(() => removeImages([id]));
    setQuarantine(new Date());
    await withClock(new Date(Date.now() + 40 * 86_400_000), deleteRemoved);
    await files().delete(key);
    expect(await files().exists(key)).toBe(true);
    setQuarantine(null);
  });
});

describe("a copy of the files", () => {
  beforeEach(() => use({}));

  it("names what the rows need and nobody has, and is made all the same", async () => {
    const key = await storedKey();
    await files().delete(key);
    const { folder } = await made();
    expect(await missingFiles(folder)).toContain(key);
    await files().put(key, Buffer.from(pdf()));
  });

  it("goes on where it was cut, and copies again what is damaged", async () => {
    const [one, other] = [await storedKey(), await storedKey()];
    const read = vi.spyOn(Disk.prototype, "getBytes");
    onTestFinished(() => read.mockRestore());
    const bytes = new Uint8Array(pdf());
    read.mockImplementation(async (key) => {
      if (key === other) throw new Error("the storage is gone");
      return bytes;
    });
    await expect(made()).rejects.toThrow(new RegExp(`nu se poate citi ${other}.*continuă de acolo`));
    expect((await stat(inStore(one))).size).toBe(bytes.length);
    read.mockClear();
    read.mockResolvedValue(bytes);
    const whole = await made();
    expect(read.mock.calls).toEqual([[other]]);

    await writeFile(inStore(one), "damaged");
    await expect(verifyFiles(whole.folder, whole.note)).rejects.toThrow(one);
    await expect(restoredTo("elsewhere", whole)).rejects.toThrow(one);
    expect(await readdir(join(root, "elsewhere", "files"))).toContain("attachments");
    const healed = await made();
    await verifyFiles(healed.folder, healed.note);
    const unlisted = inStore("attachments/unlisted");
    await writeFile(unlisted, "of a backup that is no longer kept");
    await made();
    expect((await stat(unlisted)).size, "another backup may be copying it").toBeGreaterThan(0);
    await utimes(unlisted, new Date(0), new Date(0));
    await made();
    await expect(stat(unlisted)).rejects.toMatchObject({ code: "ENOENT" });
  });
});

it("the mark of the place of files stays there: a restored copy is another place", async () => {
  await use({});
  await storedKey();
  const mark = await storeMark(null, root);
  const backup = await made();
  await restoredTo("elsewhere", backup);
  expect(await storeMark(null, root)).toBe(mark);
  expect(await storeMark(null, join(root, "elsewhere"))).not.toBe(mark);
});
