import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Image } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { images } from "~/modules/media/tables.server";
import { storeImage } from "~/modules/media/verbs/image.server";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { draftOf, written } from "./desk.test-data";
import { articleById } from "./store/own.server";
import { picturesOf } from "./store/pictures.server";
import { pendingSubmissionId, submissionsOf } from "./store/submissions.server";
import { approveSubmission } from "./verbs/moderation.server";
import { cleanedFor } from "./verbs/pictures.server";
import { saveArticle, submitArticle } from "./verbs/writing.server";

ownPlatform();

let firma: Person;
let other: Person;
let bytes: Buffer<ArrayBuffer>;
beforeAll(async () => {
  firma = await member("FIRMA");
  other = await member("FIRMA");
  bytes = Buffer.from(await (await photo({ width: 900, height: 600 })).jpeg().toBuffer());
});

const file = () => new File([bytes], "pod.jpg", { type: "image/jpeg" });
async function uploaded(who: Person, alt = "Podul"): Promise<Image> {
  const stored = await storeImage({ file: file(), alt, by: uploaderOf(who.actor) });
  if (!stored.ok) throw new Error(stored.sentence);
  return stored.image;
}
const markup = ({ id }: Image, alt = "Podul") =>
  `<figure><img src="/imagini/${id}/800.jpg" alt="${alt}" width="900" height="600"></figure>`;
const isStored = async ({ id }: Image) => (await db().$count(images, eq(images.id, id))) === 1;
const idsOf = async (id: string) => (await picturesOf(id)).map((image) => image.id).sort();

describe("the pictures of a text", () => {
  it("are its author's uploads with their stored size, and nobody else's", async () => {
    const own = await uploaded(firma);
    const foreign = await uploaded(other);
    const html = `${markup(own)}${markup(foreign)}`.replaceAll('width="900"', 'width="9"');
    const body = await cleanedFor(firma.actor, null, html);
    expect(body).toEqual([{ kind: "picture", id: own.id, alt: "Podul", width: 900, height: 600 }]);
  });

  it("of another article are not shown and cannot be attached", async () => {
    const image = await uploaded(other);
    await draftOf(other.actor, { body: markup(image) });
    expect(await cleanedFor(firma.actor, null, markup(image))).toEqual([]);
    await expect(draftOf(firma.actor, { body: markup(image) })).rejects.toMatchObject({ status: 409 });
    await expect(draftOf(firma.actor, { cover: { id: image.id, alt: "" } })).rejects.toMatchObject({ status: 409 });
  });

  it("are deleted when no text shows them, but not by autosave", async () => {
    const first = await uploaded(firma);
    const second = await uploaded(firma);
    const id = await draftOf(firma.actor, { body: `<p>a</p>${markup(first)}${markup(second)}` });
    expect(await idsOf(id)).toEqual([first.id, second.id].sort());
    const without = written(firma.actor, { body: `<p>a</p>${markup(second)}` });
    await saveArticle(firma.actor, id, without, { seen: null, auto: true });
    expect(await isStored(first)).toBe(true);
    await saveArticle(firma.actor, id, without, { seen: null });
    expect(await isStored(first)).toBe(false);
    expect(await idsOf(id)).toEqual([second.id]);
  });

  it("stay as long as the published text shows them", async () => {
    const body = await uploaded(firma);
    const cover = await uploaded(firma);
    const id = await draftOf(firma.actor, { body: markup(body), cover: { id: cover.id, alt: "Malul" } });
    await submitArticle(firma.actor, id);
    const admin = await person("ADMIN");
    const approve = async () => approveSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { notes: null });
    await approve();
    await saveArticle(firma.actor, id, written(firma.actor, { body: "<p>Fără imagini.</p>" }), { seen: null });
    expect([await isStored(body), await isStored(cover)]).toEqual([true, true]);
    const page = await (await stranger.get(`/blog/${id}`)).text();
    expect(page).toContain(`/imagini/${body.id}/`);
    await submitArticle(firma.actor, id);
    await approve();
    await saveArticle(firma.actor, id, written(firma.actor, { body: "<p>Tot fără.</p>" }), { seen: null });
    expect([await isStored(body), await isStored(cover)]).toEqual([false, false]);
    expect((await stranger.get(`/imagini/${body.id}/400.jpg`)).status).toBe(404);
    const [second, first] = (await submissionsOf(id)).map((sent) => sent.id);
    const between = await firma.get(`/firma/content/${id}/difference?de-la=${first}&la=${second}`);
    expect(await between.text()).not.toContain("Malul"); // of no picture, nothing is said
  });
});

describe("the alt text of a cover", () => {
  it("is part of the text: published when the text is approved", async () => {
    const image = await uploaded(firma);
    const body = markup(await uploaded(firma));
    const said = (alt: string) => written(firma.actor, { body, cover: { id: image.id, alt } });
    const id = await draftOf(firma.actor, { body, cover: { id: image.id, alt: "Malul" } });
    await submitArticle(firma.actor, id);
    const admin = await person("ADMIN");
    const approve = async () => approveSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { notes: null });
    const page = async () => (await stranger.get(`/blog/${id}`)).text();
    await approve();
    await saveArticle(firma.actor, id, said("Sunați la 0900 123 456"), { seen: null });
    expect((await articleById(id))?.revision).toBe("draft");
    expect((await articleById(id))?.cover?.alt).toBe("Sunați la 0900 123 456");
    expect(await page()).toContain('alt="Malul"');
    expect(await page()).not.toContain("Sunați la"); // words, since an id may have four such digits
    expect(await (await firma.get(`/firma/content/${id}/difference`)).text()).toContain("0900 123 456");
    await saveArticle(firma.actor, id, said("Malul"), { seen: null });
    expect((await articleById(id))?.revision).toBeNull();
    await saveArticle(firma.actor, id, said("Malul, seara"), { seen: null });
    await submitArticle(firma.actor, id);
    expect(await page()).toContain('alt="Malul"');
    const review = `/admin/articles/${await pendingSubmissionId(id)}`;
    expect(await (await admin.get(review)).text()).toContain('alt="Malul, seara"');
    await approve();
    expect(await page()).toContain('alt="Malul, seara"');
  });
});

describe("pictures without JavaScript", () => {
  let id: string;
  beforeEach(async () => {
    id = await draftOf(firma.actor);
  });
  const path = () => `/firma/content/${id}/edit`;
  async function send(fields: Record<string, string | File>): Promise<Response> {
    const html = await (await firma.get(path())).text();
    const form = new FormData();
    const shown = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    const text = { title: "Podul", category: "eu-funds", summary: "", bodyForm: "plain", body: "Text." };
    for (const [name, value] of Object.entries({ ...shown, ...text, ...fields })) form.append(name, value);
    return firma.post(path(), form);
  }
  const bodyOf = async () => (await articleById(id))?.body ?? "";

  it("are uploaded with the form, listed below the text, and placed by their number", async () => {
    expect((await send({ pictures: file(), "pictures.alt": "Podul vechi" })).status).toBe(303);
    const [picture] = await picturesOf(id);
    if (!picture) throw new Error("No picture");
    expect(picture.alt).toBe("Podul vechi");
    expect(await bodyOf()).toBe("<p>Text.</p>");
    const html = await (await firma.get(path())).text();
    const kept = { "pictures.kept.0.key": hiddenField(html, "pictures.kept.0.key"), "pictures.kept.0.order": "1" };
    expect((await send({ ...kept, body: "Sus.\n\n![](imagine:1)\n\nJos. ![x](imagine:7)" })).status).toBe(303);
    expect(await bodyOf()).toContain(`<p>Sus.</p><figure><img src="/imagini/${picture.id}/`);
    expect(await bodyOf()).toContain('alt="Podul vechi" width="900" height="600"></figure><p>Jos.</p>');
  });

  it("are described by what was changed in the list, also where the text has another description", async () => {
    await send({ pictures: file(), body: "Sus.\n\n![Podul](imagine:1)" });
    const html = await (await firma.get(path())).text();
    expect(hiddenField(html, "pictures.kept.0.alt")).toBe("Podul");
    const body = (html.match(/<textarea[^>]*id="body"[^>]*>([\s\S]*?)<\/textarea>/)?.[1] ?? "").trimStart();
    const kept = { "pictures.kept.0.key": hiddenField(html, "pictures.kept.0.key"), body };
    await send({ ...kept, "pictures.kept.0.alt": "Podul, seara" });
    expect(await bodyOf()).toContain('alt="Podul, seara"');
  });

  it("are removed from the text when they are removed from the list", async () => {
    await send({ pictures: file(), body: "Sus.\n\n![Podul](imagine:1)" });
    expect(await bodyOf()).toContain("<figure>");
    const html = await (await firma.get(path())).text();
    const body = (html.match(/<textarea[^>]*id="body"[^>]*>([\s\S]*?)<\/textarea>/)?.[1] ?? "").trimStart();
    const key = hiddenField(html, "pictures.kept.0.key");
    await send({ "pictures.kept.0.key": key, "pictures.kept.0.remove": "da", body });
    expect(await bodyOf()).toBe("<p>Sus.</p>");
    expect(await picturesOf(id)).toEqual([]);
  });

  it("when refused, keep the text and the other pictures", async () => {
    const html = await send({ cover: new File(["nu e imagine"], "x.jpg"), body: "Rămâne." });
    expect(html.status).toBe(400);
    const text = await html.text();
    expect(text).toContain("Rămâne.");
    expect(text).toContain("Alegeți o imagine de acest fel");
    expect(await bodyOf()).toBe("<p>Am asfaltat doi kilometri.</p>");
  });

  it("are shown as the article's cover with their alt text", async () => {
    expect((await send({ cover: file(), "cover.alt": "Malul" })).status).toBe(303);
    expect((await articleById(id))?.cover).toMatchObject({ alt: "Malul", width: 900 });
    expect(await (await firma.get(`/firma/content/${id}/preview`)).text()).toContain('alt="Malul"');
  });
});
