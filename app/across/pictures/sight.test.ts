import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  restoreOrganisation,
  suspendOrganisation,
  verifyOrganisation,
} from "~/modules/accounts/verbs/verification.server";
import { written } from "~/modules/articles/desk.test-data";
import { articleRow } from "~/modules/articles/moderation.test-data";
import { pendingSubmissionId } from "~/modules/articles/store/submissions.server";
import { approveSubmission, rejectSubmission, unpublishArticle } from "~/modules/articles/verbs/moderation.server";
import { cleanedFor } from "~/modules/articles/verbs/pictures.server";
import {
  createArticle,
  deleteArticle,
  recallArticle,
  restoreArticle,
  saveArticle,
  submitArticle,
  withdrawArticle,
} from "~/modules/articles/verbs/writing.server";
import { deleteCommunity, restoreCommunity } from "~/modules/communities/verbs/administration.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { saveAttraction } from "~/modules/communities/verbs/items.server";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { postImages } from "~/modules/forum/tables.server";
import { replyToDiscussion } from "~/modules/forum/verbs/discussions.server";
import { cleanedFor as cleanedForPost } from "~/modules/forum/verbs/pictures.server";
import { hidePost, keepPost } from "~/modules/forum/verbs/reports.server";
import { type Image, pictureOf } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages } from "~/modules/media/verbs/image.server";
import { createPartner, saveLogo } from "~/modules/partners/verbs.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { chosen, communityOf, idOf, sent, showIn } from "./shown.test-data";

ownPlatform();

const FOR_EVER = "public, max-age=31536000, s-maxage=3600, immutable";
const CHECKED = { checked: "Documentul de înființare", kind: null };
let admin: Person;
let others: Person[];
beforeAll(async () => {
  admin = await person("ADMIN");
  others = [await member("UAT"), await member("FIRMA"), await member("FIRMA", "suspended")];
});

const colleagueOf = (who: Person) => person(who.actor.role, idOf(who), "colleague");
const said = ({ status, headers }: Response) => [status, headers.get("cache-control")];

/** Everybody has it, and may keep it. */
async function isPublic(...images: Image[]) {
  for (const image of images)
    for (const asker of [stranger, ...others, admin])
      expect(said(await asker.get(pictureOf(image).src))).toEqual([200, FOR_EVER]);
}

/** Only its own and ADMIN have it. */
const isPrivate = (own: readonly Person[], ...images: Image[]) => isOnlyFor([...own, admin], ...images);
/** Only its own have it: ADMIN may not read what shows it either. */
const isTheirs = (own: readonly Person[], ...images: Image[]) => isOnlyFor(own, ...images);

/** Nobody keeps it, or what was answered instead. */
async function isOnlyFor(people: readonly Person[], ...images: Image[]) {
  for (const image of images) {
    const { src } = pictureOf(image);
    for (const asker of people) {
      const answer = await asker.get(src, { "if-none-match": `"${image.id}-60.jpg"` });
      expect(said(answer)).toEqual([200, "private, no-store"]);
      expect([answer.headers.get("etag"), answer.headers.get("cross-origin-resource-policy")]).toEqual([
        null,
        "same-origin",
      ]);
    }
    const without = people.includes(admin) ? [stranger, ...others] : [stranger, ...others, admin];
    for (const asker of without) expect(said(await asker.get(src))).toEqual([404, "no-store"]);
  }
}

describe("the pictures of a community", () => {
  it("are its own and ADMIN's until it is verified, again while it is suspended, and in the bin ADMIN's", async () => {
    const uat = await member("UAT", "pending");
    const cover = await sent(uat);
    const hall = await sent(uat);
    const spring = await sent(uat);
    await attachImages([cover.id], { by: uploaderOf(uat.actor), at: now() });
    const about = { name: "Comuna Măgura", county: "SJ", createdAt: now(), featuredImageId: cover.id } as const;
    const id = await createCommunity({ ...about, organisationId: idOf(uat) }, uat.actor);
    await showIn(id, uat, [hall]);
    const sight = { name: "Izvorul", type: "natural", description: "" } as const;
    await saveAttraction(
      uat.actor,
      { communityId: id, id: null, seen: null },
      { values: sight, pictures: [chosen(spring)] },
    );
    const all = [cover, hall, spring];
    const own = [uat, await colleagueOf(uat)];
    await isPrivate(own, ...all);
    await verifyOrganisation(admin.actor, idOf(uat), CHECKED);
    await isPublic(...all);
    await suspendOrganisation(admin.actor, idOf(uat), "Date neadevărate.");
    await isPrivate([await colleagueOf(uat)], ...all);
    await restoreOrganisation(admin.actor, idOf(uat), "Lămurit.");
    await isPublic(...all);
    await deleteCommunity(admin.actor, id);
    await isPrivate([await colleagueOf(uat)], ...all);
    await restoreCommunity(admin.actor, id);
    await isPublic(...all);
  });

  it("without an owner are everybody's, and in the bin ADMIN's alone", async () => {
    const cover = await sent(admin);
    await attachImages([cover.id], { by: uploaderOf(admin.actor), at: now() });
    const about = { name: "Comuna Nimănui", county: "SJ", createdAt: now(), featuredImageId: cover.id } as const;
    const id = await createCommunity(about, admin.actor);
    await isPublic(cover);
    await deleteCommunity(admin.actor, id);
    await isPrivate([], cover);
  });

  it("that an ADMIN put there are its own while nobody else sees them", async () => {
    const uat = await member("UAT", "pending");
    const id = await communityOf(uat);
    const hall = await sent(admin);
    await showIn(id, admin, [hall]);
    await isPrivate([uat], hall);
  });
});

describe("the logo of a firm", () => {
  it("is its own and ADMIN's until it is listed, and while it is suspended", async () => {
    const firma = await member("FIRMA", "pending");
    const domains = ["eu-funds"] as const;
    const partner = { organisationId: idOf(firma), website: null, portfolio: "Studii.", domains, at: now() };
    await createPartner({ ...partner, tradeRegisterNumber: "J26/415/2015" });
    const logo = await sent(firma);
    await saveLogo(firma.actor, chosen(logo), null);
    await isPrivate([firma], logo);
    await verifyOrganisation(admin.actor, idOf(firma), CHECKED);
    await isPublic(logo);
    await suspendOrganisation(admin.actor, idOf(firma), "Date neadevărate.");
    await isPrivate([await colleagueOf(firma)], logo);
  });
});

describe("the pictures of an article", () => {
  const markup = ({ id }: Image) =>
    `<figure><img src="/imagini/${id}/60.jpg" alt="Malul" width="60" height="40"></figure>`;
  const input = async (by: Person, cover: Image, inside: Image) =>
    written(by.actor, {
      cover: { id: cover.id, alt: "Podul" },
      body: htmlOf(await cleanedFor(by.actor, null, `<p>Malul.</p>${markup(inside)}`)),
    });
  const approve = async (id: string) =>
    approveSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { notes: null });

  const unpublish = async (id: string) =>
    unpublishArticle(admin.actor, (await articleRow(id)).publishedSubmissionId ?? "", { reason: "Preluat." });

  async function article(by: Person) {
    const cover = await sent(by);
    const inside = await sent(by);
    return { id: await createArticle(by.actor, await input(by, cover, inside)), all: [cover, inside] };
  }

  it("are its own until it is sent, and ADMIN's too until it is published", async () => {
    const firma = await member("FIRMA");
    const own = [firma, await colleagueOf(firma)];
    const { id, all } = await article(firma);
    await isTheirs(own, ...all);
    await submitArticle(firma.actor, id);
    await isPrivate(own, ...all);
    await recallArticle(firma.actor, id);
    await isTheirs(own, ...all);
    await submitArticle(firma.actor, id);
    await isPrivate(own, ...all);
    await rejectSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { reason: "Prea scurt." });
    await isPrivate(own, ...all);
  });

  it.each<[string, (id: string, author: Person) => Promise<unknown>]>([
    ["an ADMIN unpublishes it", unpublish],
    ["its author withdraws it", (id, author) => withdrawArticle(author.actor, id)],
    ["it lies in the bin", (id, author) => deleteArticle(author.actor, id)],
    ["its firm is suspended", (_, author) => suspendOrganisation(admin.actor, idOf(author), "Date neadevărate.")],
  ])("are so again when %s", async (_, hide) => {
    const firma = await member("FIRMA");
    const { id, all } = await article(firma);
    await submitArticle(firma.actor, id);
    await approve(id);
    await isPublic(...all);
    await hide(id, firma);
    await isPrivate([await colleagueOf(firma)], ...all);
  });

  it("are everybody's again when it leaves the bin", async () => {
    const firma = await member("FIRMA");
    const { id, all } = await article(firma);
    await submitArticle(firma.actor, id);
    await approve(id);
    await deleteArticle(firma.actor, id);
    await restoreArticle(firma.actor, id);
    await isPublic(...all);
  });

  it("of a newer text are private beside those of the published one", async () => {
    const firma = await member("FIRMA");
    const { id, all } = await article(firma);
    await submitArticle(firma.actor, id);
    await approve(id);
    const newer = [await sent(firma), await sent(firma)] as const;
    await saveArticle(firma.actor, id, await input(firma, ...newer), { seen: null });
    await isTheirs([firma], ...newer);
    await isPublic(...all);
    await submitArticle(firma.actor, id);
    await isPrivate([firma], ...newer);
    await approve(id);
    await isPublic(...newer);
    for (const old of all) expect((await admin.get(pictureOf(old).src)).status).toBe(404);
  });
});

describe("the pictures of a post", () => {
  const markup = ({ id }: Image) => `<p>Iată.</p><figure><img src="/imagini/${id}/60.jpg" alt="Malul"></figure>`;
  const cleaned = async (by: Person, image: Image) => htmlOf(await cleanedForPost(by.actor, null, markup(image)));
  const postId = async (image: Image) =>
    (await db().select().from(postImages).where(eq(postImages.imageId, image.id)))[0]?.postId ?? "";
  const REASON = { reason: "advertising", note: "Vinde ceva." } as const;
  const statuses = (people: readonly Pick<Person, "get">[], image: Image) =>
    Promise.all(people.map(async (who) => (await who.get(pictureOf(image).src)).status));

  it("are everybody's, and their author's and ADMIN's alone while the post is hidden", async () => {
    const author = await member("FIRMA");
    const question = await sent(author);
    const reply = await sent(author);
    const id = await discussionOf(author.actor, { body: await cleaned(author, question) });
    await replyToDiscussion(author.actor, id, await cleaned(author, reply));
    await isPublic(question, reply);
    await hidePost(admin.actor, await postId(reply), REASON);
    await isPrivate([author], reply);
    expect(await statuses([await colleagueOf(author)], reply)).toEqual([404]);
    await isPublic(question);
    await keepPost(admin.actor, await postId(reply));
    await isPublic(reply);
    await hidePost(admin.actor, await postId(question), REASON); // takes the discussion away with it
    await isPrivate([author], question, reply);
    await keepPost(admin.actor, await postId(question));
    await isPublic(question, reply);
    await suspendOrganisation(admin.actor, idOf(author), "Date neadevărate."); // its posts stay
    await isPublic(question, reply);
  });

  it("are the members' and ADMIN's in a discussion of theirs", async () => {
    const author = await member("UAT");
    const image = await sent(author);
    await discussionOf(author.actor, { category: "members", body: await cleaned(author, image) });
    const [uat, firma, suspended] = others;
    const pending = await member("FIRMA", "pending");
    if (!uat || !firma || !suspended) throw new Error("Nobody came");
    expect(await statuses([author, uat, firma, admin], image)).toEqual([200, 200, 200, 200]);
    expect(await statuses([stranger, pending, suspended], image)).toEqual([404, 404, 404]);
    expect(said(await uat.get(pictureOf(image).src))).toEqual([200, "private, no-store"]);
    await suspendOrganisation(admin.actor, idOf(author), "Date neadevărate.");
    expect(await statuses([await colleagueOf(author)], image)).toEqual([404]);
  });
});
