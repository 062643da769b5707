import { beforeAll, describe, expect, it, vi } from "vitest";
import { removeFromGallery } from "~/modules/communities/verbs/sections.server";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { app } from "../../../tests/support/app";
import { member, type Person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { communityOf, sent, showIn } from "./shown.test-data";

ownPlatform();
let owner: Person;
let other: Person;
let community = "";
let shown: Image;
let waiting: Image;
const stored = () => sent(owner, { width: 500, height: 300 });

beforeAll(async () => {
  owner = await member("UAT");
  other = await member("UAT");
  community = await communityOf(owner);
  waiting = await stored();
  shown = await stored();
  await showIn(community, owner, [shown]);
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
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=3600, immutable");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get("content-length")));
    }
  });

  it("in a size that it does not have is not there, whoever asks and whatever shows it", async () => {
    const asked = vi.spyOn(db(), "select");
    const answer = await stranger.get(`/imagini/${shown.id}/333.jpg`);
    expect(answer.status).toBe(404);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it("is not sent again to who has it", async () => {
    const address = pictureOf(shown).src;
    const etag = (await stranger.get(address)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    const again = await stranger.get(address, { "if-none-match": `W/"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await stranger.get(address, { "if-none-match": '"x"' })).status).toBe(200);
  });

  it("is told of without its bytes, and whole to whoever asks for a part", async () => {
    const address = pictureOf(shown).src;
    const opened = vi.spyOn(files(), "getStream");
    const head = await app().fetch(new Request(ORIGIN + address, { method: "HEAD" }));
    expect(opened).not.toHaveBeenCalled(); // what is opened and never read stays open
    const whole = await stranger.get(address, { range: "bytes=0-9" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, null]);
    expect((await whole.arrayBuffer()).byteLength).toBe(Number(head.headers.get("content-length")));
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
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
    expect((await stranger.get(pictureOf(shown).src)).status).toBe(200);
    await removeFromGallery(owner.actor, community, shown.id);
    const answer = await stranger.get(pictureOf(shown).src);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
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
