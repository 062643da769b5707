import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { discussionOf, postAt, send, suspend } from "./forum.test-data";
import { ADMIN_FORUM, discussionPath, postStepPath, quotePath } from "./rules/paths";
import { adminPostPath } from "./rules/reports";
import { quoteStart } from "./rules/text";
import { posts } from "./tables.server";
import { replyToDiscussion } from "./verbs/discussions.server";
import { reportPost } from "./verbs/reports.server";

ownPlatform();

let asker: Person;
let answerer: Person;
let admin: Person;

beforeAll(async () => {
  asker = await member("UAT");
  answerer = await member("FIRMA");
  admin = await person("ADMIN");
});

describe("a reported post", () => {
  const FORM = { reason: "advertising", note: "Vinde ceva." };
  const reported = (who: Person, post: string, form = FORM) => send(who, postStepPath(post, "report"), form);
  const hiddenAt = async (post: string) =>
    (await db().select().from(posts).where(eq(posts.id, post)))[0]?.hiddenAt ?? null;
  const notes = async (who: Person) =>
    textOf(
      await who.get({ UAT: "/uat/notificari", FIRMA: "/firma/notificari", ADMIN: "/admin/notificari" }[who.actor.role]),
    );
  let reporters: Person[];
  beforeAll(async () => {
    reporters = await Promise.all((["UAT", "FIRMA", "UAT"] as const).map((kind) => member(kind)));
  });

  /** A discussion of the asker with one reply, and the id of that reply. */
  async function replied(title: string) {
    const id = await discussionOf(asker.actor, { title });
    await replyToDiscussion(answerer.actor, id, "<p>Cumpărați zumzetul de la noi.</p>");
    return { id, post: (await postAt(id, 2)).id };
  }

  it("is hidden from everybody once three organisations have reported it, and shown again when an ADMIN keeps it", async () => {
    const { id, post } = await replied("Raportat de trei ori");
    const since = await deliverJournal();
    const [first, second, third] = reporters;
    if (!first || !second || !third) throw new Error("No reporters");
    for (const who of [first, first, second]) expect((await reported(who, post)).status).toBe(303);
    expect(await hiddenAt(post)).toBeNull();
    await reported(third, post);
    expect(await hiddenAt(post)).not.toBeNull();
    const held = await deliverJournal(since);
    for (const who of [stranger, asker]) {
      const html = await (await who.get(discussionPath(id))).text();
      expect(html).not.toContain("zumzetul");
      expect(html).toContain("ascuns până îl citește un administrator");
      expect((await who.get(postStepPath(post, "history"))).status).toBe(404);
      expect(await textOf(await who.get("/cauta?q=zumzetul"))).not.toContain("Raportat de trei ori");
    }
    expect(await (await asker.get(quotePath(id, post))).text()).not.toContain("zumzetul");
    expect(await (await answerer.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await notes(answerer)).toContain("este ascuns până îl citește un administrator");

    expect(await textOf(await admin.get(ADMIN_FORUM))).toContain("3 raportări");
    expect(await textOf(await admin.get("/admin/dashboard?coada=raportari"))).toContain("așteaptă o decizie");
    const asked = await textOf(await admin.get(`${adminPostPath(post)}/keeping`));
    expect(asked).toContain("Arătați din nou mesajul?");
    expect(await hiddenAt(post), "only asked").not.toBeNull();
    expect((await admin.post(`${adminPostPath(post)}/keeping`)).status).toBe(303);
    await deliverJournal(held);
    expect(await (await stranger.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await textOf(await stranger.get("/cauta?q=zumzetul"))).toContain("Raportat de trei ori");
    expect(await notes(first)).toContain("Mesajul raportat din „Raportat de trei ori”");
    for (const who of reporters) await reported(who, post);
    expect(await hiddenAt(post)).toBeNull();
  });

  it("is shown to an ADMIN with the messages that quote its organisation, which keep what they quote", async () => {
    const { id, post } = await replied("Citat de altcineva");
    const page = async () => (await admin.get(adminPostPath(post))).text();
    expect(await page()).not.toContain("Mesaje care citează");
    const quoted = await textOf(await asker.get(quotePath(id, post)));
    expect(quoted).toContain(quoteStart(answerer.actor.organisation?.name ?? ""));
    await replyToDiscussion(
      asker.actor,
      id,
      `<p>${quoteStart(answerer.actor.organisation?.name ?? "")}</p><blockquote><p>Cumpărați zumzetul.</p></blockquote>`,
    );
    const reply = (await postAt(id, 3)).id;
    expect(await page()).toContain(`href="${adminPostPath(reply)}"`);
    expect((await admin.get(adminPostPath(reply))).status).toBe(200);
    expect(await (await admin.get(adminPostPath(reply))).text()).not.toContain("Mesaje care citează");
  });

  it("is hidden by an ADMIN with a reason, contested once, and shown again or not", async () => {
    const { id, post } = await replied("Ascuns cu motiv");
    const since = await deliverJournal();
    expect((await answerer.post(postStepPath(post, "appeal"), { appeal: "De ce?" })).status).toBe(409);
    expect((await send(admin, adminPostPath(post), FORM)).status).toBe(303);
    const hidden = await deliverJournal(since);
    expect(await notes(answerer)).toContain("Motivul: Reclamă sau mesaj nedorit. Vinde ceva.");
    expect(await (await stranger.get(discussionPath(id))).text()).not.toContain("zumzetul");
    expect((await asker.post(postStepPath(post, "appeal"), { appeal: "De ce?" })).status).toBe(403);
    expect((await send(answerer, postStepPath(post, "appeal"), { appeal: "Nu vând nimic." })).status).toBe(303);
    expect((await answerer.post(postStepPath(post, "appeal"), { appeal: "Încă o dată." })).status).toBe(409);
    expect(await textOf(await admin.get(adminPostPath(post)))).toContain("Nu vând nimic.");
    await deliverJournal(hidden);
    const other = await person("ADMIN");
    const third = await person("ADMIN");
    const decisions = await Promise.all([
      third.post(`${adminPostPath(post)}/appeal`, { decision: "restore", reason: "Nu este reclamă." }),
      other.post(`${adminPostPath(post)}/appeal`, { decision: "uphold", reason: "Este reclamă." }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([303, 409]);
    const isShown = decisions[0]?.status === 303;
    expect((await hiddenAt(post)) === null).toBe(isShown);
    await deliverJournal(hidden);
    expect(await notes(answerer)).toContain(
      isShown ? "v-a dat dreptate: Nu este reclamă." : "a păstrat decizia: Este reclamă.",
    );
  });

  it("that is contested is decided by another ADMIN than the one who hid it, while there is one", async () => {
    const { post } = await replied("Decis de altul");
    const other = await person("ADMIN");
    await send(admin, adminPostPath(post), FORM);
    const appeal = postStepPath(post, "appeal");
    expect(await textOf(await answerer.get(appeal))).toContain(
      "Decide alt administrator decât cel care a ascuns mesajul.",
    );
    expect((await send(answerer, appeal, { appeal: "Nu vând nimic." })).status).toBe(303);
    const decision = `${adminPostPath(post)}/appeal`;
    expect(await textOf(await admin.get(adminPostPath(post)))).toContain("despre contestație decide alt administrator");
    for (const answer of ["uphold", "restore"]) {
      const refused = await admin.post(decision, { decision: answer, reason: "Așa cred." });
      expect(refused.status).toBe(403);
      expect(await hiddenAt(post)).not.toBeNull();
    }
    expect((await admin.get(decision)).status).toBe(403);
    const page = await textOf(await other.get(adminPostPath(post)));
    expect(page).toContain("Decide despre contestație");
    expect(page).not.toContain("decide alt administrator");
    expect((await other.post(decision, { decision: "uphold", reason: "Este reclamă." })).status).toBe(303);
  });

  it("that the only ADMIN has hidden is decided by the same ADMIN, which everybody concerned is told", async () => {
    const { post } = await replied("Decis de singurul");
    const others = and(eq(users.role, "ADMIN"), ne(users.id, admin.actor.userId));
    await db().update(users).set({ suspendedAt: new Date(), suspendedReason: "x" }).where(others);
    await send(admin, adminPostPath(post), FORM);
    const appeal = postStepPath(post, "appeal");
    expect(await textOf(await answerer.get(appeal))).toContain("contestația o citește tot el");
    await send(answerer, appeal, { appeal: "Nu vând nimic." });
    const decision = `${adminPostPath(post)}/appeal`;
    expect(await textOf(await admin.get(decision))).toContain("Mesajul l-ați ascuns tot dumneavoastră.");
    const since = await deliverJournal();
    expect((await admin.post(decision, { decision: "uphold", reason: "Este reclamă." })).status).toBe(303);
    await deliverJournal(since);
    expect(await notes(answerer)).toContain("Contestația a citit-o tot cine a ascuns mesajul");
    await db().update(users).set({ suspendedAt: null, suspendedReason: null }).where(others);
  });

  it("hidden by mistake is shown again without an appeal", async () => {
    const { id, post } = await replied("Ascuns din greșeală");
    await send(admin, adminPostPath(post), FORM);
    expect(await textOf(await admin.get(adminPostPath(post)))).toContain("Arată din nou mesajul");
    const since = await deliverJournal();
    expect((await admin.post(`${adminPostPath(post)}/keeping`)).status).toBe(303);
    await deliverJournal(since);
    expect(await (await stranger.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await notes(answerer)).toContain("„Ascuns din greșeală” este arătat din nou");
  });

  it("that asks the question hides its discussion, except for its author and for ADMIN", async () => {
    const id = await discussionOf(asker.actor, { title: "Întrebare cu cuvântul gârbița" });
    const { id: post } = await postAt(id, 1);
    const since = await deliverJournal();
    await send(admin, adminPostPath(post), FORM);
    await deliverJournal(since);
    for (const who of [stranger, answerer]) {
      expect((await who.get(discussionPath(id))).status).toBe(404);
      for (const list of [
        "/features/forum",
        "/cauta?q=garbita",
        "/forum.atom",
        "/forum/asemanatoare?titlu=cuvantul+garbita",
      ])
        expect(await (await who.get(list)).text()).not.toContain("Întrebare cu cuvântul gârbița");
    }
    for (const who of [asker, admin]) expect((await who.get(discussionPath(id))).status).toBe(200);
  });

  it("is decided once, however many report it at once", async () => {
    const { post } = await replied("Raportat de mulți");
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => member(n % 2 ? "UAT" : "FIRMA")));
    await Promise.all(many.map((who) => reportPost(who.actor, post, { reason: "offensive", note: "" })));
    expect(await hiddenAt(post)).not.toBeNull();
    const held = await db().$count(journal, and(eq(journal.what, "post.held"), eq(journal.subjectId, post)));
    expect(held).toBe(1);
  });

  it("is never the own organisation's, and a suspended one reports nothing", async () => {
    const { post } = await replied("Nu al meu");
    expect((await answerer.post(postStepPath(post, "report"), FORM)).status).toBe(403);
    const gone = await member("FIRMA");
    await suspend(gone);
    expect((await gone.post(postStepPath(post, "report"), FORM)).status).toBe(403);
    expect((await reported(asker, post, { reason: "", note: "" })).status).toBe(400);
  });
});

describe("an administrator", () => {
  it("pins and locks; a locked discussion is read and not written in", async () => {
    const id = await discussionOf(asker.actor, { title: "Regulile forumului" });
    await discussionOf(asker.actor);
    expect((await asker.post(discussionPath(id, "pinning"), { pinned: "yes" })).status).toBe(403);
    for (const [step, form] of [
      ["pinning", { pinned: "yes" }],
      ["locking", { locked: "yes" }],
    ] as const)
      expect((await admin.post(discussionPath(id, step), form)).status).toBe(303);
    const list = await textOf(await stranger.get("/features/forum"));
    expect(list.indexOf("Regulile forumului")).toBeLessThan(list.indexOf("Cum ați organizat"));
    const answer = await asker.get(discussionPath(id, "reply"));
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Discuția este închisă");
    expect((await admin.post(discussionPath(id, "locking"), { locked: "no" })).status).toBe(303);
    expect((await asker.get(discussionPath(id, "reply"))).status).toBe(200);
  });
});
