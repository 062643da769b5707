import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClock } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files } from "~/platform/files/files.server";
import { setSettings } from "~/platform/settings.server";
import { temporaryFolder } from "../../../tests/support/folders";
import { somethingHappensAt } from "../../../tests/support/happening";
import { cameraPhoto, photo, pngBomb } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { type Image, imageKey, keptWidths } from "./rules/image";
import type { Uploader } from "./rules/uploader";
import { imageById } from "./store/image.server";
import { images } from "./tables.server";
import { attachImages, removeImages, storeImage } from "./verbs/image.server";
import { deleteRemoved, removeImageOrphans } from "./verbs/sweep.server";

ownDatabase();
let folder = "";
const settings = (more: Record<string, string> = {}) =>
  setSettings({ ...readEnv({ DATA_DIR: folder, ...more }), secret: "a secret that only this test knows" });

beforeAll(async () => {
  folder = temporaryFolder();
  settings();
});
afterAll(() => rm(folder, { recursive: true }));

const by: Uploader = { userId: randomUUID(), organisationId: null };
const send = (bytes: Uint8Array | string, alt = "Podul vechi", sender: Uploader = by) =>
  storeImage({ file: new Blob([bytes as BlobPart]), alt, by: sender });

async function stored(bytes: Uint8Array, alt?: string, sender?: Uploader): Promise<Image> {
  const upload = await send(bytes, alt, sender);
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}
const jpeg = async (width: number, height: number) => (await photo({ width, height })).jpeg().toBuffer();
const keyOf = async (id: string) => (await imageById(id))?.storageKey ?? "";
async function sizes(image: Image): Promise<Buffer[]> {
  const key = await keyOf(image.id);
  const names = keptWidths(image.width).flatMap((width) => [imageKey(key, width, "webp"), imageKey(key, width, "jpg")]);
  return Promise.all(names.map(async (name) => Buffer.from(await files().getBytes(name))));
}
const onDisk = async () =>
  (await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;
const rows = () => db().$count(images);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe("what is taken in is made anew", () => {
  it("in every kept size and both kinds, with its true measures", async () => {
    const image = await stored(await jpeg(2400, 1600), "  Podul\n vechi ");
    expect(image).toMatchObject({ alt: "Podul vechi", width: 1600, height: 1067 });
    const made = await Promise.all((await sizes(image)).map((bytes) => sharp(bytes).metadata()));
    expect(made.map(({ width, format }) => `${width} ${format}`)).toEqual(
      [200, 400, 800, 1600].flatMap((width) => [`${width} webp`, `${width} jpeg`]),
    );
    const row = await imageById(image.id);
    expect(row?.size).toBe((await sizes(image)).reduce((sum, { length }) => sum + length, 0));
    expect(row?.storageKey).toMatch(/^images\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}$/);
  });

  it("without where, with what and by whom it was taken, and turned as it was held", async () => {
    const bytes = await cameraPhoto({ width: 600, height: 300 });
    expect(bytes.includes("CANARY-SERIAL") || bytes.includes("CANARY-CAMERA")).toBe(true);
    const image = await stored(bytes);
    expect(image).toMatchObject({ width: 300, height: 600 });
    for (const made of await sizes(image)) {
      expect(made.includes("CANARY")).toBe(false);
      const { exif, icc, xmp, orientation } = await sharp(made).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
    const [, largest = Buffer.alloc(0)] = (await sizes(image)).slice(-2);
    // held on its right side: what the sensor saw above (red) is seen at the right
    const { data, info } = await sharp(largest).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect(at(290, 300)[0]).toBeGreaterThan(150);
    expect(at(10, 300)[2]).toBeGreaterThan(150);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["CMYK", async () => (await photo({ width: 300, height: 200 })).toColourspace("cmyk").jpeg().toBuffer()],
    [
      "16 bits a channel",
      async () => (await photo({ width: 300, height: 200 })).toColourspace("rgb16").png().toBuffer(),
    ],
    ["grey", async () => (await photo({ width: 300, height: 200 })).greyscale().png().toBuffer()],
    ["WebP", async () => (await photo({ width: 300, height: 200 })).webp().toBuffer()],
    ["GIF", async () => (await photo({ width: 300, height: 200 })).gif().toBuffer()],
  ])("of %s", async (_, make) => {
    const image = await stored(await make());
    expect(image).toMatchObject({ width: 300, height: 200 });
    for (const made of await sizes(image))
      expect(await sharp(made).metadata()).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
  });

  it("the first frame of a moving one", async () => {
    const frames = await Promise.all(
      ["red", "lime", "blue"].map((background) =>
        sharp({ create: { width: 100, height: 80, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
    expect(await stored(moving)).toMatchObject({ width: 100, height: 80 });
  });

  it("the transparent on white", async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const [webp = Buffer.alloc(0)] = await sizes(await stored(clear));
    const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it.each([
    ["a page behind the last pixel", "<html><script>alert(1)</script></html>"],
    ["an archive behind the last pixel", "PK\u0003\u0004CANARY"],
    ["PHP behind the last pixel", "<?php system($_GET[0]); ?>"],
  ])("%s is gone", async (_, tail) => {
    const image = await stored(Buffer.concat([await jpeg(300, 200), Buffer.from(tail)]));
    for (const made of await sizes(image)) expect(made.includes(tail.slice(0, 6))).toBe(false);
  });

  it("whatever the name of the file says", async () => {
    const file = new File([(await jpeg(30, 20)) as BlobPart], "../../pagina.php%00.svg", { type: "image/svg+xml" });
    expect(await storeImage({ file, alt: "", by })).toMatchObject({ ok: true });
  });
});

describe("what is refused leaves nothing behind", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Buffer | string>, string]>([
    ["SVG with a script", async () => svg, "kind"],
    [
      "SVG that fetches",
      async () => `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
      "kind",
    ],
    ["a page named .jpg", async () => "<html><script>alert(1)</script>", "kind"],
    ["PHP named .jpg", async () => "<?php system($_GET[0]);", "kind"],
    ["a program", async () => "MZ\u0000\u0000", "kind"],
    ["a PDF", async () => "%PDF-1.7\n%âãÏÓ\n", "kind"],
    ["TIFF", async () => (await photo({ width: 30, height: 20 })).tiff().toBuffer(), "kind"],
    ["AVIF", async () => (await photo({ width: 30, height: 20 })).avif().toBuffer(), "kind"],
    [
      "HEIC",
      async () => Buffer.concat([Buffer.from("0000001c667479706865696300000000", "hex"), Buffer.from("heicmif1miaf")]),
      "heic",
    ],
    ["nothing", async () => "", "empty"],
    ["GIF+JS", async () => "GIF89a/*\u0000*/=1;alert(1)//", "broken"],
    ["half of a JPEG", async () => (await jpeg(600, 400)).subarray(0, 1_500), "broken"],
    [
      "half of a PNG",
      async () => (await (await photo({ width: 600, height: 400 })).png().toBuffer()).subarray(0, 900),
      "broken",
    ],
    ["2.5 thousand million pixels", async () => pngBomb({ width: 50_000, height: 50_000 }), "pixels"],
    ["more pixels than allowed", async () => pngBomb({ width: 8_000, height: 6_000 }), "pixels"],
    ["one line too long", async () => pngBomb({ width: 20_000, height: 10 }), "pixels"],
    ["too many bytes", async () => Buffer.alloc(10 * 1024 * 1024 + 1), "size"],
  ])("%s", async (_, make, problem) => {
    const before = [await rows(), await onDisk()];
    expect(await send(await make())).toMatchObject({ ok: false, problem });
    expect([await rows(), await onDisk()]).toEqual(before);
  });

  it("what the operator does not allow, and the sentence says his limit", async () => {
    settings({ IMAGE_MEGABYTES: "1", IMAGE_MEGAPIXELS: "1" });
    try {
      const large = await send(Buffer.alloc(1024 * 1024 + 1));
      expect(large).toMatchObject({ ok: false, sentence: "Imaginea are mai mult de 1 MB. Alegeți una mai mică" });
      expect(await send(await jpeg(1200, 1000))).toMatchObject({ ok: false, problem: "pixels" });
    } finally {
      settings();
    }
  });

  it("what could not be written down", async () => {
    const before = await onDisk();
    await expect(send(await jpeg(30, 20), "", { userId: "\0", organisationId: null })).rejects.toThrow();
    expect(await onDisk()).toBe(before);
  });
});

describe("a stored picture", () => {
  it("is attached once, by who sent it", async () => {
    const image = await stored(await jpeg(30, 20));
    const at = new Date();
    await expect(
      attachImages([image.id], { by: { userId: randomUUID(), organisationId: null }, at }),
    ).rejects.toMatchObject({ status: 409 });
    await attachImages([image.id, image.id], { by, at });
    await expect(attachImages([image.id], { by, at })).rejects.toMatchObject({ status: 409 });
  });

  it("goes with its bytes when nothing shows it, and stays when that was undone", async () => {
    const image = await stored(await jpeg(30, 20));
    await attachImages([image.id], { by, at: new Date() });
    const before = await onDisk();
    const undone = transaction(async () => {
      await removeImages([image.id]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await onDisk()).toBe(before);
    await removeImages([image.id]);
    expect(await imageById(image.id)).toBeNull();
    expect(await withClock(hoursFromNow(34 * 24), deleteRemoved)).toBe(0);
    expect(await onDisk(), "a backup of the day before needs it").toBe(before);
    expect(await withClock(hoursFromNow(36 * 24), deleteRemoved)).toBe(1);
    expect(await onDisk()).toBeLessThan(before);
  });

  it("is swept when nobody attached it for a day, and when its row was never written", async () => {
    await withClock(hoursFromNow(72), removeImageOrphans);
    await withClock(hoursFromNow(40 * 24), deleteRemoved);
    const forgotten = await stored(await jpeg(30, 20));
    const used = await stored(await jpeg(30, 20));
    const rowless = await stored(await jpeg(30, 20));
    const lost = await keyOf(rowless.id);
    await attachImages([used.id], { by, at: new Date() });
    await db().delete(images).where(eq(images.id, rowless.id));
    expect(await withClock(hoursFromNow(23), removeImageOrphans)).toBe(0);
    expect(await withClock(hoursFromNow(72), removeImageOrphans), "the database knows nothing newer").toBe(1);
    await somethingHappensAt(hoursFromNow(72));
    expect(await withClock(hoursFromNow(72), removeImageOrphans)).toBe(1);
    expect(await withClock(hoursFromNow(72), removeImageOrphans)).toBe(0);
    expect(await imageById(forgotten.id)).toBeNull();
    expect(await files().exists(imageKey(lost, 30, "jpg"))).toBe(true);
    expect(await withClock(hoursFromNow(40 * 24), deleteRemoved)).toBe(2);
    expect(await files().exists(imageKey(lost, 30, "jpg"))).toBe(false);
    expect((await sizes(used)).length).toBe(2);
  });
});
