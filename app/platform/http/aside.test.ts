import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownPlatform } from "../../../tests/support/platform";
import { settings } from "../settings.server";
import { Aside, asideSize, fileBytes, typeByContent } from "./aside.server";
import { receivedBody } from "./form-body.server";

ownPlatform();
const MEGA = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=limita";
const known = () => Promise.resolve(true);
const waiting = () => readdir(join(settings().dataDir, "arriving")).catch(() => []);

/** A form of these files, which arrives in pieces. */
async function* formOf(files: readonly File[]) {
  const form = new FormData();
  form.append("kind", "template");
  for (const file of files) form.append("files", file);
  const body = new Response(form);
  const boundary = /boundary=(.*)$/.exec(body.headers.get("content-type") ?? "")?.[1] ?? "";
  const bytes = Buffer.from((await body.text()).replaceAll(boundary, "limita"));
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}

const file = (name: string, megabytes: number) => new File(["x".repeat(megabytes * MEGA), name], name);

async function received(files: readonly File[], aside: Aside) {
  const body = await receivedBody(formOf(files), TYPE, known, MEGA, aside);
  const form = await new Response(new Uint8Array(body ?? []), { headers: { "content-type": TYPE } }).formData();
  return { size: body?.length ?? 0, form, files: form.getAll("files") as File[] };
}

it("files above the memory of a form wait on the disk, with their bytes, until it is answered", async () => {
  const aside = new Aside();
  const sent = Array.from({ length: 8 }, (_, number) => file(`${number}.pdf`, 2));
  const { size, form, files } = await received(sent, aside);
  expect(size).toBeLessThan(MEGA);
  expect(form.get("kind")).toBe("template");
  expect(files.map(({ name }) => name)).toEqual(sent.map(({ name }) => name));
  for (const [index, one] of files.entries()) {
    expect(asideSize(one)).toBe(sent[index]?.size);
    expect((await fileBytes(one)).equals(Buffer.from(await sent[index]!.arrayBuffer()))).toBe(true);
  }
  expect(await waiting()).toHaveLength(8);
  await aside.release();
  expect(await waiting()).toEqual([]);
  expect(files.map(asideSize)).toEqual(files.map(() => null));
});

it("the same bytes have the same type but for their place, and nobody reads a place that is not theirs", async () => {
  const aside = new Aside();
  const { files } = await received([file("a.pdf", 2), file("a.pdf", 2)], aside);
  const [one, other] = files.map(({ type }) => type);
  expect(one).not.toBe(other);
  expect(typeByContent(one ?? "")).toBe(typeByContent(other ?? ""));
  const forged = (one ?? "").replace(/id=.*/, "id=00000000-0000-0000-0000-000000000000");
  expect(asideSize(new File([], "a.pdf", { type: forged }))).toBeNull();
  expect((await fileBytes(new File(["mine"], "a.pdf", { type: forged }))).toString()).toBe("mine");
  await aside.release();
});

it("a file that is too large for it is not kept", async () => {
  const aside = new Aside();
  const { files } = await received([file("mare.pdf", 13), file("mic.pdf", 2)], aside);
  expect(files.map(asideSize)).toEqual([null, 2 * MEGA + "mic.pdf".length]);
  expect(files[0]?.type).toBe(`application/x-not-received; size=${13 * MEGA + "mare.pdf".length}`);
  await aside.release();
});
