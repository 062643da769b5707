import { beforeAll, describe, expect, it } from "vitest";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, removeImages, storeImage } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { member, type Person, stranger } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
let owner: Person;
let other: Person;
let shown: Image;
let waiting: Image;

async function stored(): Promise<Image> {
  const bytes = await (await photo({ width: 500, height: 300 })).jpeg().toBuffer();
  const upload = await storeImage({ file: new Blob([bytes as BlobPart]), alt: "Podul", by: uploaderOf(owner.actor) });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}

beforeAll(async () => {
  owner = await member("UAT");
  other = await member("UAT");
  waiting = await stored();
  shown = await stored();
  await attachImages([shown.id], { by: uploaderOf(owner.actor), at: now() });
});

describe("a picture that something shows", () => {
  it("is everybody's in each of its sizes, and may be kept for ever", async () => {
    const { srcSetWebp, srcSetJpeg } = pictureOf(shown);
    const addresses = `${srcSetWebp}, ${srcSetJpeg}`.split(", ").map((source) => source.split(" ")[0] ?? "");
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const answer = await stranger.get(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("content-type")).toBe(address.endsWith("webp") ? "image/webp" : "image/jpeg");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get("content-length")));
    }
  });

  it("is not sent again to who has it", async () => {
    const address = pictureOf(shown).src;
    const etag = (await stranger.get(address)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    const again = await stranger.get(address, { "if-none-match": `W/"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await stranger.get(address, { "if-none-match": '"x"' })).status).toBe(200);
  });

  it.each([
    "399.webp",
    "0400.webp",
    "400.png",
    "400.svg",
    "400",
    "400.webp.exe",
    "..%2f400.webp",
    "%2e%2e",
    "400.webp%00",
  ])("has no size %s", async (file) => {
    expect((await stranger.get(`/imagini/${shown.id}/${file}`)).status).toBe(404);
  });

  it("is gone when it is removed", async () => {
    const image = await stored();
    await attachImages([image.id], { by: uploaderOf(owner.actor), at: now() });
    expect((await stranger.get(pictureOf(image).src)).status).toBe(200);
    await removeImages([image.id]);
    expect((await stranger.get(pictureOf(image).src)).status).toBe(404);
  });
});

describe("a picture that still waits", () => {
  it("is its sender's alone, and kept by nobody", async () => {
    const { src } = pictureOf(waiting);
    const answer = await owner.get(src);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
      200,
      "private, no-store",
      null,
    ]);
    for (const asker of [stranger, other]) expect((await asker.get(src)).status).toBe(404);
  });
});

it("what was never stored is not there", async () => {
  expect((await stranger.get("/imagini/0198c0de-0000-7000-8000-000000000000/400.webp")).status).toBe(404);
  expect((await stranger.get("/imagini/x/400.webp")).status).toBe(404);
});
