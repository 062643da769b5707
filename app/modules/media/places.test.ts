import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { withClock } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files, openFiles } from "~/platform/files/files.server";
import { log } from "~/platform/log.server";
import { setSettings } from "~/platform/settings.server";
import { type Bucket, startBucket } from "../../../tests/support/bucket";
import { pdf } from "../../../tests/support/documents";
import { temporaryFolder } from "../../../tests/support/folders";
import { somethingHappensAt } from "../../../tests/support/happening";
import { photo } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { archiveAnswer, attachmentAnswer, imageAnswer } from "./content/answer.server";
import { imageKey, pictureOf } from "./rules/image";
import type { Uploader } from "./rules/uploader";
import { attachmentById } from "./store/attachment.server";
import { imageById } from "./store/image.server";
import { attachments, images } from "./tables.server";
import { attach, storeUpload } from "./verbs/attachment.server";
import { attachImages, removeImages, storeImage } from "./verbs/image.server";
import { receiveFiles, receiveImages } from "./verbs/receive.server";
import { deleteRemoved, namesIn, removeImageOrphans, removeOrphans } from "./verbs/sweep.server";

const filesIn = (folder: string) => namesIn(folder, "isFile");
const foldersIn = (folder: string) => namesIn(folder, "isDirectory");

ownDatabase();
const by: Uploader = { userId: randomUUID(), organisationId: null };
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
let folder = "";
let bucket: Bucket;

beforeAll(async () => {
  folder = temporaryFolder();
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

async function use(variables: Record<string, string>) {
  setSettings({ ...readEnv({ DATA_DIR: folder, ...variables }), secret: "a secret that only this test knows" });
  await openFiles();
}
const poza = async (width = 500) => {
  const bytes = await (await photo({ width, height: 300 })).jpeg().toBuffer();
  return new File([bytes as BlobPart], "poza.jpg");
};
const document = () => new File([pdf() as BlobPart], "plan.pdf");

async function storedImage() {
  const upload = await storeImage({ file: await poza(), alt: "Podul", by });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}
async function storedFile() {
  const upload = await storeUpload({ file: document(), purpose: "request", by });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload;
}
const ask = async (path: string) => {
  const [, id = "", file = ""] = /^\/imagini\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const image = await imageById(id);
  if (!image) throw new Error("There is no such picture");
  return imageAnswer(new Request(`http://psp.test${path}`), image, { file, forEverybody: true });
};
/** Every file that lies anywhere, looked for as the sweeps do. */
async function lying(): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ["images", "attachments"])
    for (const day of await foldersIn(kind)) {
      found.push(...(await filesIn(day)));
      for (const one of await foldersIn(day)) found.push(...(await filesIn(one)));
    }
  return found;
}

describe.each([
  ["a folder", () => ({})],
  ["a bucket of an S3 server", () => bucket.variables],
])("files in %s", (_, variables) => {
  beforeAll(async () => {
    await use(variables());
    await db().delete(images);
    await db().delete(attachments);
  });

  it("are stored, and served byte for byte", async () => {
    const image = await storedImage();
    const { src, srcSetWebp } = pictureOf(image);
    for (const path of [src, srcSetWebp.split(" ")[0] ?? ""]) {
      const answer = await ask(path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
      expect(bytes.subarray(0, 2).toString("hex")).toBe(path.endsWith("jpg") ? "ffd8" : "5249");
    }
    const row = await attachmentById((await storedFile()).id);
    const answer = await attachmentAnswer(row!);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(pdf()))).toBe(true);
  });

  it("go with what showed them", async () => {
    const image = await storedImage();
    await attachImages([image.id], { by, at: new Date() });
    const { storageKey = "" } = (await imageById(image.id)) ?? {};
    const key = imageKey(storageKey, 500, "webp");
    expect(await files().exists(key)).toBe(true);
    await transaction(() => removeImages([image.id]));
    expect(await files().exists(key), "kept for backups").toBe(true);
    await withClock(hoursFromNow(40 * 24), deleteRemoved);
    expect(await files().exists(key)).toBe(false);
    expect(await filesIn(storageKey)).toEqual([]);
    await expect(ask(pictureOf(image).src)).rejects.toThrow("There is no such picture");
  });

  it("are swept when nothing uses them: rows that waited a day, bytes without a row", async () => {
    await somethingHappensAt(hoursFromNow(72));
    await withClock(hoursFromNow(72), removeImageOrphans);
    await withClock(hoursFromNow(72), removeOrphans);
    await withClock(hoursFromNow(40 * 24), deleteRemoved);
    expect(await lying()).toEqual([]);
    const forgotten = await storedImage();
    const used = await storedImage();
    const rowless = await storedImage();
    const left = await storedFile();
    const kept = await storedFile();
    await attachImages([used.id], { by, at: new Date() });
    await attach(kept.id, { at: new Date() });
    await db().delete(images).where(eq(images.id, rowless.id));
    await db().delete(attachments).where(eq(attachments.id, left.id));
    expect(await withClock(hoursFromNow(23), removeImageOrphans)).toBe(0);
    expect(await withClock(hoursFromNow(72), removeImageOrphans)).toBe(2);
    expect(await withClock(hoursFromNow(72), removeOrphans)).toBe(1);
    expect(await withClock(hoursFromNow(40 * 24), deleteRemoved)).toBe(3);
    expect(await imageById(forgotten.id)).toBeNull();
    // two sizes in two kinds, and one document
    expect((await lying()).length).toBe(2 * 3 + 1);
  });

  it("of a folder that no single list holds are all told", async () => {
    const names = Array.from({ length: 205 }, (_, number) => `many/${number}`);
    while (names.length > 0) await Promise.all(names.splice(0, 20).map((name) => files().put(name, "x")));
    expect((await filesIn("many")).length).toBe(205);
    await files().deleteAll("many");
    expect(await filesIn("many")).toEqual([]);
  });
});

it("while the server is gone nothing is lost: a sentence, the form as it was, no row", async () => {
  const gone = await startBucket();
  await use(gone.variables);
  const shown = await storedImage();
  const attachment = await attachmentById((await storedFile()).id);
  const before = [await db().$count(images), await db().$count(attachments)];
  await gone.stop();
  const form = new FormData();
  form.set("title", "Podul");
  form.append("gallery", await poza());
  form.append("document", document());
  const received = await receiveImages(form, "gallery", { by, most: 5 });
  expect(received).toEqual({
    images: [],
    kept: [],
    sentence: "„poza.jpg”: Imaginile nu pot fi păstrate acum. Încercați din nou peste câteva minute",
  });
  const file = await receiveFiles(form, "document", { purpose: "request", by });
  expect(file.sentence).toContain("Încercați din nou peste câteva minute");
  expect([...form.keys()]).toEqual(["title"]);
  expect([await db().$count(images), await db().$count(attachments)]).toEqual(before);
  await expect(ask(pictureOf(shown).src)).rejects.toMatchObject({ status: 503 });
  await expect(attachmentAnswer(attachment!)).rejects.toMatchObject({ status: 503 });
});

it("a file that arrives from the server too short is no whole answer", async () => {
  await use(bucket.variables);
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const attachment = (await attachmentById((await storedFile()).id))!;
  const { src } = pictureOf(await storedImage());
  bucket.misbehave((request, response, real) => {
    if (request.method !== "GET") return real();
    return response.writeHead(200, { "content-length": 100 }).end(Buffer.alloc(100, "x"));
  });
  onTestFinished(() => bucket.misbehave(null));
  await expect((await attachmentAnswer(attachment)).arrayBuffer()).rejects.toThrow();
  await expect((await ask(src)).arrayBuffer()).rejects.toThrow();
  await expect(archiveAnswer([attachment.id], "dosar.zip")).rejects.toMatchObject({ status: 503 });
  expect(logged.mock.calls.map(([, said]) => said)).toEqual([
    expect.stringContaining("see whether its storage answers"),
    expect.stringContaining("see whether its storage answers"),
    "files cannot be kept",
  ]);
});
