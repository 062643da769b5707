import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files } from "~/platform/files/files.server";
import { setSettings } from "~/platform/settings.server";
import { temporaryFolder } from "../../../tests/support/folders";
import { photo } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { imageKey } from "./rules/image";
import type { Uploader } from "./rules/uploader";
import { imageById } from "./store/image.server";
import { images } from "./tables.server";
import { attachImages, describeImages, removeImages, storeImage } from "./verbs/image.server";
import { keptImage, receiveImages } from "./verbs/receive.server";
import { deleteRemoved } from "./verbs/sweep.server";

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
const other: Uploader = { userId: randomUUID(), organisationId: randomUUID() };

async function file(name = "poza.jpg") {
  const bytes = await (await photo({ width: 40, height: 30 })).jpeg().toBuffer();
  return new File([bytes as BlobPart], name);
}
async function stored(alt: string, sender: Uploader = by) {
  const upload = await storeImage({ file: await file(), alt, by: sender });
  if (!upload.ok) throw new Error(upload.sentence);
  return upload.image;
}
function formWith(...parts: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
const named = (place: number, key: string, more: Record<string, string> = {}): [string, string][] => [
  [`gallery.kept.${place}.key`, key],
  ...Object.entries(more).map(([part, value]) => [`gallery.kept.${place}.${part}`, value] as [string, string]),
];
const receive = (form: FormData, most = 5, sender: Uploader = by) =>
  receiveImages(form, "gallery", { by: sender, most });

describe("receiveImages", () => {
  it("stores what was chosen, takes the field out, and knows it again after a refused form", async () => {
    const form = formWith(["title", "Podul"], ["gallery", await file()], ["gallery.alt", " Podul\nvechi "]);
    const first = await receive(form);
    expect([...form.keys()]).toEqual(["title"]);
    expect(first).toMatchObject({ sentence: null, images: [{ alt: "Podul vechi", isNew: true }] });
    expect(first.kept[0]).toMatchObject({ alt: "Podul vechi", picture: { width: 40, height: 30 } });
    const again = await receive(formWith(...named(0, first.kept[0]?.key ?? ""), ["gallery", new File([], "")]));
    expect(again.images).toEqual(first.images);
  });

  it("tells the new from those that something shows", async () => {
    const shown = await stored("Arătată");
    const waiting = await stored("În așteptare");
    await attachImages([shown.id], { by, at: new Date() });
    const received = await receive(formWith(...named(0, keptImage(shown).key), ...named(1, keptImage(waiting).key)));
    expect(received.images.map(({ id, isNew }) => [id, isNew])).toEqual([
      [shown.id, false],
      [waiting.id, true],
    ]);
  });

  it("keeps their order, the typed places above it, new ones at the end", async () => {
    const list = [await stored("unu"), await stored("doi"), await stored("trei"), await stored("patru")];
    const [one = "", two = "", three = "", four = ""] = list.map((image) => keptImage(image).key);
    const order = async (...parts: [string, string | File][]) =>
      (await receive(formWith(...parts))).images.map(({ alt }) => alt);
    const alt = "nou";
    const chosen: [string, string | File][] = [["gallery", await file()]];
    expect(await order(...named(0, two), ...named(1, one), ...chosen, ["gallery.alt", alt])).toEqual([
      "doi",
      "unu",
      "nou",
    ]);
    const places = (...typed: string[]) =>
      [one, two, three, four].flatMap((key, index) => named(index, key, { order: typed[index] ?? "" }));
    expect(await order(...places("1", "2", "3", "2"))).toEqual(["unu", "patru", "doi", "trei"]);
    expect(await order(...places("3", "2", "3", "4"))).toEqual(["doi", "trei", "unu", "patru"]);
    expect(await order(...places("4", "3", "2", "1"))).toEqual(["patru", "trei", "doi", "unu"]);
    expect(await order(...places("", "zece", "1e999", "-1"))).toEqual(["patru", "unu", "doi", "trei"]);
  });

  it("leaves out what is to be removed, and what is named twice", async () => {
    const [one, two] = [await stored("unu"), await stored("doi")].map((image) => keptImage(image).key);
    const form = formWith(...named(0, one ?? "", { remove: "da" }), ...named(1, two ?? ""), ...named(2, two ?? ""));
    expect((await receive(form)).images.map(({ alt }) => alt)).toEqual(["doi"]);
    expect([...form.keys()]).toEqual([]);
  });

  it("brings the new description, which is stored when asked for", async () => {
    const image = await stored("Vechi");
    const { images: received } = await receive(formWith(...named(0, keptImage(image).key, { alt: " Nouă " })));
    expect(received).toMatchObject([{ alt: "Nouă" }]);
    expect((await imageById(image.id))?.alt).toBe("Vechi");
    await describeImages(received);
    expect((await imageById(image.id))?.alt).toBe("Nouă");
  });

  it("one that fails keeps the others, and says why", async () => {
    const form = formWith(
      ["gallery", await file()],
      ["gallery", new File(["<html>"], "poza.jpg")],
      ["gallery", await file("trei.jpg")],
    );
    const received = await receive(form);
    expect(received.images).toHaveLength(2);
    expect(received.sentence).toContain("nu este JPEG");
  });

  it("keeps those for which there was still room, and says that there is none left", async () => {
    const own: Uploader = { userId: randomUUID(), organisationId: randomUUID() };
    settings({ QUOTA_FILES: "2" });
    const chosen = await Promise.all(["unu.jpg", "doi.jpg", "trei.jpg"].map(file));
    const form = formWith(...chosen.map((one): [string, File] => ["gallery", one]));
    const received = await receive(form, 5, own).finally(() => settings());
    expect(received.images).toHaveLength(2);
    expect(received.sentence).toContain("păstrează deja 2 din cele 2 de fișiere");
  });

  it("takes the same file twice as two pictures, each with bytes of its own", async () => {
    const same = await file();
    const { images: received } = await receive(formWith(["gallery", same], ["gallery", same]));
    const [first, second] = await Promise.all(received.map(({ id }) => imageById(id)));
    expect(first?.sha256).toBe(second?.sha256);
    await removeImages([first?.id ?? ""]);
    await withClock(new Date(Date.now() + 40 * 86_400_000), deleteRemoved);
    expect(await files().exists(imageKey(first?.storageKey ?? "", 40, "jpg"))).toBe(false);
    expect(await files().exists(imageKey(second?.storageKey ?? "", 40, "jpg"))).toBe(true);
  });

  it("holds no more than it may, and says so", async () => {
    const [one, two] = [await stored("unu"), await stored("doi")].map((image) => keptImage(image).key);
    const parts: [string, string | File][] = [...named(0, one ?? ""), ...named(1, two ?? "")];
    const received = await receive(formWith(...parts, ["gallery", await file()]), 2);
    expect(received.images.map(({ alt }) => alt)).toEqual(["unu", "doi"]);
    expect(received.sentence).toBe("Se pot adăuga cel mult 2 imagini. Scoateți câteva, apoi alegeți altele");
    const replaced = await receive(formWith(...named(0, one ?? ""), ["gallery", await file()]), 1);
    expect(replaced).toMatchObject({ sentence: null, images: [{ alt: "", isNew: true }] });
    const wrong = await receive(formWith(...named(0, one ?? ""), ["gallery", new File(["MZ"], "a.jpg")]), 1);
    expect(wrong).toMatchObject({ images: [{ alt: "unu" }] });
    expect(wrong.sentence).not.toBeNull();
  });

  it("does not open what is another's, forged or gone", async () => {
    const before = await db().$count(images);
    const waiting = keptImage(await stored("A altuia", other)).key;
    for (const key of [
      waiting,
      "nimic",
      `${randomUUID()}.AAAA`,
      keptImage({ id: randomUUID(), alt: "", width: 1, height: 1 }).key,
    ]) {
      const received = await receive(formWith(...named(0, key)));
      expect(received.images, key).toEqual([]);
      expect(received.sentence).toContain("nu mai este păstrată");
    }
    expect(await db().$count(images)).toBe(before + 1);
  });
});
