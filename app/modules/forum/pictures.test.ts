import { and, asc, eq, isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { images } from "~/modules/media/tables.server";
import { storeImage } from "~/modules/media/verbs/image.server";
import { removeImageOrphans } from "~/modules/media/verbs/sweep.server";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { dropDraft, keepDraft } from "~/platform/form/draft.server";
import { hiddenField, member, type Person, stranger, textOf } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { discussionOf } from "./forum.test-data";
import { discussionPath, NEW_DISCUSSION, postStepPath, quotePath } from "./rules/paths";
import { posts } from "./tables.server";

ownPlatform();

let asker: Person;
let newcomer: Person;
let bytes: Buffer<ArrayBuffer>;
beforeAll(async () => {
  asker = await member("UAT");
  newcomer = await member("FIRMA");
  bytes = Buffer.from(await (await photo({ width: 900, height: 600 })).jpeg().toBuffer());
  for (const title of ["Unu", "Doi", "Trei"]) await discussionOf(asker.actor, { title });
});

const file = (name = "pod.jpg") => new File([bytes], name, { type: "image/jpeg" });

type Fields = Record<string, string | File | readonly File[]>;

/** Opens a form and posts it with files, as without JavaScript. */
async function send(who: Person, path: string, fields: Fields): Promise<Response> {
  const html = await (await who.get(path)).text();
  const form = new FormData();
  const hidden = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
  const all: Fields = { ...hidden, bodyForm: "plain", similar: "seen", ...fields };
  for (const [name, values] of Object.entries(all)) for (const value of [values].flat()) form.append(name, value);
  return who.post(path, form);
}

const QUESTION = { title: "Cum reparăm podul vechi?", category: "general" };
const idIn = (answer: Response) => answer.headers.get("location")?.split("/").at(-1) ?? "";
const asked = async (fields: Fields) => idIn(await send(asker, NEW_DISCUSSION, { ...QUESTION, ...fields }));

const postsIn = (id: string) => db().select().from(posts).where(eq(posts.discussionId, id)).orderBy(asc(posts.number));
async function postAt(id: string, number = 1) {
  const post = (await postsIn(id))[number - 1];
  if (!post) throw new Error("No post");
  return post;
}
const pictureIn = (body: string) => [...body.matchAll(/\/imagini\/([0-9a-f-]{36})\//g)].map(([, id]) => id ?? "");
const attached = () => db().$count(images, isNotNull(images.attachedAt));

async function uploaded(who: Person): Promise<string> {
  const stored = await storeImage({ file: file(), alt: "Podul", by: uploaderOf(who.actor) });
  if (!stored.ok) throw new Error(stored.sentence);
  return stored.image.id;
}
const markup = (id: string) => `<figure><img src="/imagini/${id}/800.jpg" alt="Malul"></figure>`;
const rich = (...ids: string[]) => ({ bodyForm: "rich", body: `<p>Iată.</p>${ids.map(markup).join("")}` });

describe("the pictures of a post", () => {
  it("stand where the text says, or at its end, and wait with their size", async () => {
    const since = await deliverJournal();
    const id = await asked({
      body: "Sus.\n\n![](imagine:2)\n\nJos.",
      pictures: [file(), file()],
      "pictures.alt": "Zburlita",
    });
    const { body, bodyText } = await postAt(id);
    const [second, first] = pictureIn(body);
    const figure = (image = "") =>
      `<figure><img src="/imagini/${image}/900.jpg" alt="Zburlita" width="900" height="600"></figure>`;
    expect(body).toBe(`<p>Sus.</p>${figure(second)}<p>Jos.</p>${figure(first)}`);
    expect(first).not.toBe(second);
    expect(bodyText).toBe("Sus.\n(imagine: Zburlita)\nJos.\n(imagine: Zburlita)");
    const html = await (await stranger.get(discussionPath(id))).text();
    expect(html).toMatch(
      new RegExp(`<img[^>]*width="900" height="600" alt="Zburlita" loading="lazy"[^>]*/imagini/${second}/`),
    );
    expect(html).toContain('"text":"Sus.\\n(imagine: Zburlita)');
    for (const image of [first, second]) expect((await stranger.get(`/imagini/${image}/400.jpg`)).status).toBe(200);
    await deliverJournal(since);
    expect(await textOf(await stranger.get("/cauta?q=zburlita"))).toContain(QUESTION.title);
    const feed = await (await stranger.get("/forum.atom")).text();
    expect(feed).toContain("Sus. (imagine: Zburlita) · Jos.");
    expect(feed).not.toContain("figure");
  });

  it("may be all that a reply says", async () => {
    const id = await discussionOf(asker.actor);
    expect((await send(asker, discussionPath(id, "reply"), { body: "", pictures: file() })).status).toBe(303);
    expect(await postAt(id, 2)).toMatchObject({ bodyText: "(imagine)" });
  });

  it("are the author's own uploads, and of no other post", async () => {
    const [taken] = pictureIn((await postAt(await asked({ body: "Unul.", pictures: file() }))).body);
    const own = await uploaded(asker);
    const foreign = await uploaded(newcomer);
    const id = await asked(rich(own, foreign, taken ?? ""));
    expect(pictureIn((await postAt(id)).body)).toEqual([own]);
  });

  it("stay while the history shows them, and may come back", async () => {
    const one = await uploaded(asker);
    const two = await uploaded(asker);
    const id = await asked(rich(one));
    const { id: post } = await postAt(id);
    expect((await send(asker, postStepPath(post, "edit"), rich(two))).status).toBe(303);
    expect(pictureIn((await postAt(id)).body)).toEqual([two]);
    await withClock(new Date(Date.now() + 3 * 86_400_000), removeImageOrphans);
    expect(await (await stranger.get(postStepPath(post, "history"))).text()).toContain(`/imagini/${one}/`);
    expect((await stranger.get(`/imagini/${one}/400.jpg`)).status).toBe(200);
    expect((await send(asker, postStepPath(post, "edit"), rich(two, one))).status).toBe(303);
    expect(pictureIn((await postAt(id)).body)).toEqual([two, one]);
  });

  it("are listed below the text of an edit, and leave it with their place in the list", async () => {
    const id = await asked({ body: "Sus.\n\n![Podul](imagine:1)", pictures: [file(), file()] });
    const edit = postStepPath((await postAt(id)).id, "edit");
    const html = await (await asker.get(edit)).text();
    const body = (html.match(/<textarea[^>]*id="body"[^>]*>([\s\S]*?)<\/textarea>/)?.[1] ?? "").trim();
    const [first, second] = pictureIn((await postAt(id)).body);
    expect((await send(asker, edit, { body: `${body}\n\nFără listă.` })).status).toBe(303);
    expect(pictureIn((await postAt(id)).body)).toEqual([first, second]);
    const kept = {
      "pictures.kept.0.key": hiddenField(html, "pictures.kept.0.key"),
      "pictures.kept.0.alt": "Podul, seara",
      "pictures.kept.1.key": hiddenField(html, "pictures.kept.1.key"),
    };
    expect((await send(asker, edit, { ...kept, "pictures.kept.1.remove": "da", body })).status).toBe(303);
    expect(pictureIn((await postAt(id)).body)).toEqual([first]);
    expect((await postAt(id)).bodyText).toBe("Sus.\n(imagine: Podul, seara)");
    expect((await stranger.get(`/imagini/${second}/400.jpg`)).status).toBe(200); // in the history
  });

  it("are not repeated by a quote", async () => {
    const id = await asked({ body: "Sus.\n\n![](imagine:1)\n\nJos.", pictures: file() });
    const html = await (await newcomer.get(quotePath(id, (await postAt(id)).id))).text();
    expect(html).toContain("&gt; Sus.");
    expect(html).toContain("&gt; Jos.");
    expect(html).not.toContain("/imagini/");
  });

  it("wait in a draft of their author", async () => {
    const image = await uploaded(asker);
    const form = new FormData();
    for (const [name, value] of Object.entries(rich(image))) form.append(name, value);
    await keepDraft(asker.actor.userId, NEW_DISCUSSION, form);
    const html = await (await asker.get(`${NEW_DISCUSSION}?ciorna=da`)).text();
    await dropDraft(asker.actor.userId, NEW_DISCUSSION);
    expect(html).toContain(`/imagini/${image}/`);
  });
});

describe("how many pictures a post may have", () => {
  it("is one for a new organisation, said in its form, and what was sent stays there", async () => {
    const id = await discussionOf(asker.actor);
    const reply = discussionPath(id, "reply");
    expect(await textOf(await newcomer.get(reply))).toContain(
      "una singură în fiecare din primele 3 mesaje ale unei organizații, apoi cel mult 4.",
    );
    const before = await attached();
    const refused = await send(newcomer, reply, { body: "Rămâne.", pictures: [file("unu.jpg"), file("doi.jpg")] });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Se poate adăuga o singură imagine.");
    expect(html).toContain("Rămâne.");
    const both = await send(newcomer, reply, rich(await uploaded(newcomer), await uploaded(newcomer)));
    expect(both.status).toBe(400);
    expect(await both.text()).toContain("pot avea fiecare o singură imagine");
    expect([await attached(), (await postsIn(id)).length]).toEqual([before, 1]);
    const key = hiddenField(html, "pictures.kept.0.key");
    expect((await send(newcomer, reply, { body: "Rămâne.", "pictures.kept.0.key": key })).status).toBe(303);
    expect(pictureIn((await postAt(id, 2)).body)).toHaveLength(1);
  });

  it("is four for the others", async () => {
    expect(await textOf(await asker.get(NEW_DISCUSSION))).toContain("cel mult 4 într-un mesaj.");
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => uploaded(asker)));
    const refused = await send(asker, NEW_DISCUSSION, { ...QUESTION, ...rich(...five) });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Un mesaj poate avea cel mult 4 imagini.");
    const number = await db().$count(images, and(eq(images.id, five[4] ?? ""), isNotNull(images.attachedAt)));
    expect(number).toBe(0);
    expect(pictureIn((await postAt(await asked(rich(...five.slice(1))))).body)).toEqual(five.slice(1));
  });
});
