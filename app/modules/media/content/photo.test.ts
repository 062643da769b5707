import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { contentOf as contentIn } from "./attachment-content.server";

const contentOf = (bytes: Buffer) => contentIn(bytes, 40_000_000);

/** Only the marks of a JPEG up to where its pixels begin. */
const jpegOf = (width: number, height: number): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  ]);

describe("a photograph", () => {
  const pixels = { create: { width: 60, height: 40, channels: 3, background: "#5b2c5e" } } as const;
  const place = { IFD0: { Make: "Aparat" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 10/1 5/1" } };
  const photo = (orientation?: number) =>
    sharp(pixels)
      .withExif(place)
      .withMetadata(orientation === undefined ? {} : { orientation });
  const kept = async (sent: Buffer) => {
    const { kind, bytes, problem } = (await contentOf(sent)) as { kind?: string; bytes?: Buffer; problem?: string };
    if (!bytes) throw new Error(problem);
    return { kind, bytes, seen: await sharp(bytes).metadata() };
  };

  it.each(["jpeg", "png"] as const)("%s is kept without place and camera, its pixels as they are", async (format) => {
    const sent = await photo()[format]({ progressive: true }).toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes("Aparat")).toBe(true);
    const { kind, bytes, seen } = await kept(sent);
    expect(kind).toBe(format === "jpeg" ? "jpg" : "png");
    expect(seen.exif).toBeUndefined();
    expect(bytes.includes("Aparat")).toBe(false);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
    expect(await contentOf(bytes)).toEqual({ kind, bytes });
  });

  it("is turned as the camera said", async () => {
    const { bytes, seen } = await kept(await photo(6).jpeg().toBuffer());
    expect(seen.orientation).toBe(6);
    expect(bytes.includes("Aparat")).toBe(false);
  });

  it.each(["jpeg", "png"] as const)("%s is kept up to its end, without what hides behind it", async (format) => {
    const whole = await sharp(pixels)[format]().toBuffer();
    const { bytes } = await kept(Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]));
    expect(bytes.includes("script")).toBe(false);
    for (const length of [10, 30, whole.length - 3])
      expect(await contentOf(whole.subarray(0, length)), String(length)).toEqual({ problem: "broken" });
  });

  it("that says nothing harmful but unpacks into too much is refused", async () => {
    const bomb = await sharp({ create: { ...pixels.create, width: 9_000, height: 9_000 } })
      .png()
      .toBuffer();
    expect(await contentOf(bomb)).toEqual({ problem: "pixels" });
    expect(await contentOf(jpegOf(9_000, 9_000))).toEqual({ problem: "pixels" });
    expect(await contentOf(jpegOf(0, 10))).toEqual({ problem: "broken" });
    expect(await contentOf(jpegOf(10, 10))).toEqual({ problem: "broken" });
  });

  it.each([
    ["GIF", Buffer.from("GIF89a")],
    ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["WebP", Buffer.from("RIFF0000WEBP")],
  ])("of another kind, %s, is refused", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ problem: "kind" });
  });
});
