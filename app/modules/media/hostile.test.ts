import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files } from "~/platform/files/files.server";
import { setSettings } from "~/platform/settings.server";
import { worked } from "../../../tests/support/cost";
import { archiveOf, archiveSaying, docx, pdf } from "../../../tests/support/documents";
import { temporaryFolder } from "../../../tests/support/folders";
import { cameraPhoto, photo, pngBomb } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { attachmentAnswer } from "./content/answer.server";
import { imageKey } from "./rules/image";
import type { Uploader } from "./rules/uploader";
import { attachmentById } from "./store/attachment.server";
import { imageById } from "./store/image.server";
import { attachments, images } from "./tables.server";
import { storeUpload } from "./verbs/attachment.server";
import { storeImage } from "./verbs/image.server";

ownDatabase();
let folder = "";
const settings = (more: Record<string, string> = {}) =>
  setSettings({ ...readEnv({ DATA_DIR: folder, ...more }), secret: "a secret that only this test knows" });

beforeAll(async () => {
  folder = temporaryFolder();
  settings();
});
afterAll(() => rm(folder, { recursive: true }));

const by: Uploader = { userId: randomUUID(), organisationId: randomUUID() };
const WORD = ["[Content_Types].xml", "_rels/.rels", "word/document.xml"];
const small = async () => (await photo({ width: 40, height: 30 })).jpeg().toBuffer();
const asFile = (bytes: Uint8Array | string, name: string, type = "") => new File([bytes as BlobPart], name, { type });
const sendImage = (bytes: Uint8Array | string, name = "poza.jpg") =>
  storeImage({ file: asFile(bytes, name), alt: "", by });
const sendFile = (bytes: Uint8Array | string, name: string) =>
  storeUpload({ file: asFile(bytes, name), purpose: "request", by });
const state = async () => {
  const all = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return [await db().$count(images), await db().$count(attachments), all.filter((entry) => entry.isFile()).length];
};

describe("a document", () => {
  it("that is an archive too is taken, and only ever saved, never shown", async () => {
    const stored = await sendFile(Buffer.concat([pdf(), archiveOf("a.html")]), "../../plan.html\u0000.pdf");
    if (!stored.ok) throw new Error(stored.sentence);
    const answer = await attachmentAnswer((await attachmentById(stored.id))!);
    expect(stored.name).toBe("plan.html.pdf");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    await answer.body?.cancel();
  });

  it.each<[string, Buffer, string]>([
    ["that unpacks into four thousand million bytes", archiveSaying(0xf0000000, WORD), "heavy"],
    ["of many entries that unpack into too much", archiveSaying(80 * 1024 * 1024, WORD), "heavy"],
    ["of thousands of entries", archiveOf(...WORD, ...Array.from({ length: 5_100 }, (_, n) => `w/${n}`)), "heavy"],
    ["that would be written beside its folder", archiveOf(...WORD, "../../etc/cron.d/x"), "kind"],
    ["that would be written by an absolute name", archiveOf(...WORD, "/etc/passwd"), "kind"],
    ["that would be written to a drive", archiveOf(...WORD, "C:\\windows\\x.dll"), "kind"],
    ["with macros under another case", docx({ more: [{ name: "word/VBAPROJECT.BIN", contents: "" }] }), "macros"],
    ["that is a packed gigabyte", gzipSync(Buffer.alloc(40 * 1024 * 1024)), "kind"],
    ["that is a picture and a page", Buffer.concat([Buffer.from("GIF89a"), Buffer.from("<script>")]), "kind"],
  ])("%s is refused at once", async (_, bytes, problem) => {
    const before = await state();
    const began = process.threadCpuUsage();
    expect(await sendFile(bytes, "plan.docx")).toMatchObject({ ok: false, problem });
    expect(worked(began)).toBeLessThan(2_000);
    expect(await state()).toEqual(before);
  });

  it.each([
    "a\u0000.pdf",
    "x\r\nSet-Cookie: a=b.pdf",
    "../../../etc/passwd",
    "..%2f..%2fx.pdf",
    "plan.pdf.exe",
    ".htaccess",
  ])("named %j lies under a name of ours", async (name) => {
    const stored = await sendFile(pdf(), name);
    if (!stored.ok) throw new Error(stored.sentence);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stored.name).toMatch(/^[^/\\\u0000-\u001f]+\.pdf$/);
    expect((await attachmentById(stored.id))?.storageKey).toMatch(/^attachments\/[\d-]{10}\/[0-9a-f-]{36}$/);
  });
});

describe("a picture", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "held as orientation %i says is turned, and where it was taken is gone",
    async (turn) => {
      const bytes = await cameraPhoto({ width: 90, height: 60 }, turn);
      const stored = await sendImage(bytes);
      if (!stored.ok) throw new Error(stored.sentence);
      const sideways = turn > 4;
      expect(stored.image).toMatchObject({ width: sideways ? 60 : 90, height: sideways ? 90 : 60 });
      const key = imageKey((await imageById(stored.image.id))?.storageKey ?? "", stored.image.width, "jpg");
      const made = Buffer.from(await files().getBytes(key));
      for (const trace of ["CANARY", "Exif", "GPS"]) expect(made.includes(trace)).toBe(false);
      const seen = await sharp(made).raw().toBuffer({ resolveWithObject: true });
      const meant = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const red = ({ data, info }: typeof seen, x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 120;
      for (const [x, y] of [
        [8, 8],
        [stored.image.width - 8, 8],
        [8, stored.image.height - 8],
      ] as const)
        expect(red(seen, x, y)).toBe(red(meant, x, y));
    },
  );

  it.each<[string, () => Promise<Buffer | string>, string]>([
    ["that is a page and a picture", async () => `\u0000<html>${"ÿØÿ"}<script>alert(1)</script>`, "kind"],
    [
      "that says it is WebP and is a page",
      async () => "RIFF\u0000\u0000\u0000\u0000WEBP<script>alert(1)</script>",
      "broken",
    ],
    ["that is a packed file", async () => gzipSync(Buffer.alloc(40 * 1024 * 1024)), "kind"],
    ["that is a PDF and a picture", async () => Buffer.concat([pdf(), await small()]), "kind"],
    ["of which only the head came", async () => (await small()).subarray(0, 40), "broken"],
    ["of 50,000 × 50,000 in a few kilobytes", async () => pngBomb({ width: 50_000, height: 50_000 }), "pixels"],
    ["one byte beyond the limit", async () => Buffer.concat([await small(), Buffer.alloc(10 * 1024 * 1024)]), "size"],
  ])("%s is refused", async (_, make, problem) => {
    const bytes = await make();
    const before = await state();
    expect(await sendImage(bytes)).toMatchObject({ ok: false, problem });
    expect(await state()).toEqual(before);
  });

  it.each(["poza.jpg.php", "poza.php\u0000.jpg", "../../x.jpg", `${"n".repeat(200)}.jpg`, "a\r\nb.jpg", ""])(
    "named %j keeps nothing of its name",
    async (name) => {
      const stored = await sendImage(await small(), name);
      if (!stored.ok) throw new Error(stored.sentence);
      const { storageKey = "" } = (await imageById(stored.image.id)) ?? {};
      expect(storageKey).toMatch(/^images\/[\d-]{10}\/[0-9a-f-]{36}$/);
    },
  );

  it("that takes as many pixels as are allowed harms nobody, and the next one is made", async () => {
    settings({ IMAGE_MEGAPIXELS: "100" });
    const before = process.memoryUsage.rss();
    const bomb = await sendImage(pngBomb({ width: 10_000, height: 10_000 }));
    expect(bomb.ok ? "made" : bomb.problem).toMatch(/made|slow|broken/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(500 * 1024 * 1024);
    settings();
    expect(await sendImage(await small())).toMatchObject({ ok: true });
  });
});

describe("the quota of an organisation", () => {
  it("counts pictures and documents together, says how much is used, and is nobody's for an ADMIN", async () => {
    const own: Uploader = { userId: randomUUID(), organisationId: randomUUID() };
    settings({ QUOTA_FILES: "2" });
    const image = async (sender: Uploader) => storeImage({ file: asFile(await small(), "a.jpg"), alt: "", by: sender });
    const file = (sender: Uploader) => storeUpload({ file: asFile(pdf(), "a.pdf"), purpose: "request", by: sender });
    expect(await image(own)).toMatchObject({ ok: true });
    expect(await file(own)).toMatchObject({ ok: true });
    const before = await state();
    const sentence = expect.stringContaining("păstrează deja 2 din cele 2 de fișiere");
    expect(await image(own)).toMatchObject({ ok: false, problem: "quota", sentence });
    expect(await file(own)).toMatchObject({ ok: false, problem: "quota", sentence });
    expect(await state()).toEqual(before);
    expect(await image({ userId: randomUUID(), organisationId: null })).toMatchObject({ ok: true });
    expect(await image({ userId: randomUUID(), organisationId: randomUUID() })).toMatchObject({ ok: true });
    settings();
  });

  it("lets only one of two take the last place", async () => {
    const own: Uploader = { userId: randomUUID(), organisationId: randomUUID() };
    settings({ QUOTA_FILES: "1" });
    const send = () => storeUpload({ file: asFile(pdf(), "a.pdf"), purpose: "request", by: own });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    settings();
  });

  it("counts bytes", async () => {
    const own: Uploader = { userId: randomUUID(), organisationId: randomUUID() };
    settings({ QUOTA_MEGABYTES: "1" });
    const before = await state();
    const answer = await storeUpload({ file: asFile(pdf(1024 * 1024 + 1), "a.pdf"), purpose: "request", by: own });
    expect(answer).toMatchObject({ ok: false, problem: "quota", sentence: expect.stringContaining("din cei 1 MB") });
    expect(await state()).toEqual(before);
    settings();
  });
});
