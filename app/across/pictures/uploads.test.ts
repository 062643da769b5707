import { beforeAll, describe, expect, it } from "vitest";
import { openSession } from "~/modules/accounts/session/session.server";
import { deleteSession } from "~/modules/accounts/store/session.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { MOST_FROM_STRANGERS, MOST_SENT } from "~/platform/http/form-body.server";
import type { UploadAnswer } from "~/ui/image-field/upload";
import { app } from "../../../tests/support/app";
import { endedSession, member, type Person, person, stranger } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";

ownPlatform();
const MEGA = 1024 * 1024;
const ADDRESS = "/incarcari/imagini";
let owner: Person;
let other: Person;

beforeAll(async () => {
  owner = await member("UAT");
  other = await member("FIRMA");
});

const bytes = async () => (await photo({ width: 500, height: 300 })).jpeg().toBuffer();
function formOf(content: BlobPart, name = "poza.jpg", alt = "Podul") {
  const form = new FormData();
  form.set("alt", alt);
  form.set("image", new File([content], name));
  return form;
}
const said = async (answer: Response) => (await answer.json()) as { sentence?: string } & Partial<UploadAnswer>;
const rows = () => db().$count(images);

async function deletedSession(): Promise<string> {
  const { userId } = other.actor;
  const { id, cookie } = await openSession(userId);
  await deleteSession(id, userId);
  return cookie;
}

describe("a picture sent by itself", () => {
  it("is refused to strangers, in JSON", async () => {
    const before = await rows();
    const answer = await stranger.post(ADDRESS, formOf((await bytes()) as BlobPart));
    expect(answer.status).toBe(401);
    expect((await said(answer)).sentence).toContain("Conectați-vă");
    expect(await rows()).toBe(before);
  });

  it("from another site is refused", async () => {
    const answer = await owner.post(ADDRESS, formOf((await bytes()) as BlobPart), { origin: "https://rau.example" });
    expect(answer.status).toBe(403);
  });

  it.each<[string, number, () => FormData | Record<string, string>]>([
    ["no picture", 415, () => ({ alt: "Podul" })],
    ["a page named .jpg", 415, () => formOf("<html><script>alert(1)</script>")],
    ["nothing in it", 422, () => formOf("")],
    [
      "half of a picture",
      422,
      () => formOf(Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex") as BlobPart),
    ],
    ["more than the operator allows", 413, () => formOf(Buffer.alloc(10 * MEGA + 1) as BlobPart)],
    ["more than any form", 413, () => formOf(Buffer.alloc(13 * MEGA) as BlobPart)],
  ])("with %s is answered %i and a sentence", async (_, status, form) => {
    const before = await rows();
    const answer = await owner.post(ADDRESS, form(), { accept: "application/json" });
    expect(answer.status).toBe(status);
    expect((await said(answer)).sentence).toMatch(/^[A-ZȘȚÎ].{10}/);
    expect(await rows()).toBe(before);
  });

  it.each<[string, number, () => Promise<string> | string]>([
    ["the session's person", MOST_SENT, () => owner.cookie],
    ["somebody whose session ended", MOST_SENT, () => endedSession(owner.actor.userId)],
    ["somebody with an invented cookie", MOST_FROM_STRANGERS, () => `${owner.cookie.split("=")[0]}=a.b`],
    ["somebody with the cookie of a deleted session", MOST_FROM_STRANGERS, deletedSession],
    ["a stranger", MOST_FROM_STRANGERS, () => ""],
  ])("without a length, and more than any form, is not read to its end from %s", async (_, most, cookieOf) => {
    let given = 0;
    const piece = new Uint8Array(MEGA);
    const endless = new ReadableStream({
      pull(stream) {
        given += 1;
        if (given > 1000) stream.close();
        else stream.enqueue(piece);
      },
    });
    const headers = {
      cookie: await cookieOf(),
      origin: ORIGIN,
      accept: "application/json",
      "content-type": "multipart/form-data; boundary=x",
    };
    const request = new Request(ORIGIN + ADDRESS, {
      method: "POST",
      body: endless,
      duplex: "half",
      headers,
    } as RequestInit);
    const answer = await app().fetch(request);
    expect(answer.status).toBe(413);
    expect((await said(answer)).sentence).toContain("cel mult 12 MB");
    expect(given).toBeGreaterThan(most / MEGA - 1);
    expect(given).toBeLessThan(most / MEGA + 6); // what was under way
  });

  it("cut off in the middle is refused with a sentence, and leaves nothing", async () => {
    const whole = new Request(ORIGIN + ADDRESS, { method: "POST", body: formOf((await bytes()) as BlobPart) });
    const type = whole.headers.get("content-type") ?? "";
    const sent = Buffer.from(await whole.arrayBuffer());
    const before = await rows();
    for (const length of [sent.length - 40, Math.floor(sent.length / 2), 100]) {
      const headers = { cookie: owner.cookie, origin: ORIGIN, accept: "application/json", "content-type": type };
      const body = sent.subarray(0, length);
      const answer = await app().fetch(new Request(ORIGIN + ADDRESS, { method: "POST", body, headers }));
      expect([length, answer.status]).toEqual([length, 415]);
      expect((await said(answer)).sentence).toBe("Nu a venit nicio imagine. Alegeți fișierul din nou.");
    }
    expect(await rows()).toBe(before);
  });

  it("waits for its form, and only its sender sees it meanwhile", async () => {
    const answer = await owner.post(ADDRESS, formOf((await bytes()) as BlobPart));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const { kept } = (await answer.json()) as { kept: { key: string; alt: string; picture: { src: string } } };
    expect(kept).toMatchObject({ alt: "Podul", picture: { width: 500, height: 300 } });
    expect((await owner.get(kept.picture.src)).status).toBe(200);
    for (const asker of [stranger, other]) expect((await asker.get(kept.picture.src)).status).toBe(404);
    const [row] = await db().select().from(images);
    expect(row).toMatchObject({ organisationId: owner.actor.organisation?.id, attachedAt: null });
  });

  it("is an ADMIN's too", async () => {
    expect((await (await person("ADMIN")).post(ADDRESS, formOf((await bytes()) as BlobPart))).status).toBe(201);
  });

  it("is taken 120 times in half an hour", async () => {
    const eager = await member("UAT");
    for (let tries = 0; tries < 120; tries += 1) expect((await eager.post(ADDRESS, formOf(""))).status).toBe(422);
    const answer = await eager.post(ADDRESS, formOf(""));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await said(answer)).sentence).toContain("Încercați din nou peste 30 de minute.");
  });
});
