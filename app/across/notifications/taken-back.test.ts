import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { discussionOf, discussionRecord, postAt } from "~/modules/forum/forum.test-data";
import { discussionPath } from "~/modules/forum/rules/paths";
import { replyToDiscussion, solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { editPost, removePost } from "~/modules/forum/verbs/posts.server";
import { hidePost, keepPost, reportPost } from "~/modules/forum/verbs/reports.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { applyToProject, withdrawApplication } from "~/modules/projects/verbs/applications.server";
import { db } from "~/platform/database/connection.server";
import { deliverMail } from "~/platform/mail/mail.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { inboxOf, newestNotifications, unreadCount } from "./store/inbox.server";
import { notifications } from "./tables.server";

ownPlatform();

const WORDS = "zumzetul";
const TITLE = "Cine închiriază stupi?";

let asker: Person;
let answerer: Person;
let admin: Person;
let id: string;
let since: string | undefined;

const heard = async () => {
  since = await deliverJournal(since);
};
const reply = async (who: Person, text = `<p>Cumpărați ${WORDS} de la noi.</p>`) =>
  (await postAt(id, await replyToDiscussion(who.actor, id, text))).id;
const hide = (post: string) => hidePost(admin.actor, post, { reason: "personal_data", note: "Un nume." });
const inboxText = async (who: Actor) =>
  (await inboxOf(who, 1)).map(({ title, message }) => `${title}\n${message}`).join("\n");
const mailsTo = async (who: Person) => db().select().from(mails).where(eq(mails.recipient, who.actor.email));

/** Everything that a person is shown of their notifications. */
async function shownTo(who: Person): Promise<string> {
  const home = who.actor.role === "ADMIN" ? "/admin" : who.actor.role === "FIRMA" ? "/firma" : "/uat";
  const pages = ["notificari", "notificari/recente", "dashboard"].map((page) => who.get(`${home}/${page}`));
  return (await Promise.all((await Promise.all(pages)).map(textOf))).join("\n");
}

beforeEach(async () => {
  asker = await member("UAT");
  answerer = await member("FIRMA");
  admin = await person("ADMIN");
  await db().delete(mails);
  id = await discussionOf(asker.actor, { title: TITLE });
  await heard();
});

describe("a reply that may not be read any more", () => {
  const ENDS: readonly (readonly [string, (post: string) => Promise<unknown>])[] = [
    ["deleted by its author", (post) => removePost(answerer.actor, post)],
    ["hidden by an ADMIN", hide],
  ];

  it.each(ENDS)("%s, leaves the inbox, the bell and the unread count of whoever was told", async (_, end) => {
    const post = await reply(answerer);
    await heard();
    expect(await shownTo(asker)).toContain(WORDS);
    expect(await unreadCount(asker.actor)).toBe(1);
    await end(post);
    expect(await shownTo(asker)).not.toContain(WORDS);
    expect(await unreadCount(asker.actor)).toBe(0);
    expect(await inboxText(asker.actor)).toContain(TITLE); // the discussion stands
  });

  it.each(ENDS)("%s, is not mailed, however long the mail has waited", async (_, end) => {
    const post = await reply(answerer);
    await heard();
    const [mail] = await mailsTo(asker);
    expect(mail?.text).toContain(WORDS);
    await end(post);
    await deliverMail.run({ id: mail?.id ?? "" });
    const [after] = await mailsTo(asker);
    expect(after).toMatchObject({ sentAt: null, text: "", html: "", subject: "" });
    expect(after?.withdrawnAt).not.toBeNull();
  });

  it.each(ENDS)("%s, is not counted", async (_, end) => {
    const post = await reply(answerer);
    await reply(answerer, "<p>Rămâne.</p>");
    await end(post);
    expect(await discussionRecord(id)).toMatchObject({ replies: 1 });
    expect((await asker.get(discussionPath(id))).status).toBe(200);
    expect(await replyToDiscussion(answerer.actor, id, "<p>Încă unul.</p>")).toBe(4);
  });

  it.each(ENDS)("%s, is not chosen as the solution", async (_, end) => {
    const post = await reply(answerer);
    await end(post);
    await expect(solveDiscussion(asker.actor, id, post)).rejects.toMatchObject({ status: 409 });
    expect(await discussionRecord(id)).toMatchObject({ solutionId: null });
  });

  it("is the solution no more once an ADMIN hides it, and its author is told nothing else", async () => {
    const post = await reply(answerer);
    await solveDiscussion(asker.actor, id, post);
    await heard();
    expect(await unreadCount(answerer.actor)).toBe(1);
    await hide(post);
    expect(await discussionRecord(id)).toMatchObject({ solutionId: null });
    expect(await unreadCount(answerer.actor)).toBe(0);
  });

  it("is told again when it is shown again", async () => {
    const post = await reply(answerer);
    await heard();
    await hide(post);
    await keepPost(admin.actor, post);
    expect(await shownTo(asker)).toContain(WORDS);
    expect(await discussionRecord(id)).toMatchObject({ replies: 1 });
  });

  it("is read by the moderators to whom it was reported until its author deletes it", async () => {
    const post = await reply(answerer);
    await reportPost(asker.actor, post, { reason: "advertising", note: "" });
    await heard();
    await hide(post);
    expect(await inboxText(admin.actor)).toContain(WORDS);
    await keepPost(admin.actor, post);
    await removePost(answerer.actor, post);
    expect(await inboxText(admin.actor)).not.toContain(WORDS);
  });
});

describe("what a notification says of a thing", () => {
  it("follows its words", async () => {
    const post = await reply(answerer);
    await heard();
    await editPost(answerer.actor, post, "<p>Am greșit numărul.</p>");
    const [item] = await newestNotifications(asker.actor);
    expect(item?.message).toBe("Am greșit numărul.");
  });

  it("is hidden with its discussion", async () => {
    await reply(answerer);
    await heard();
    await hide((await postAt(id, 1)).id);
    expect(await inboxText(answerer.actor)).not.toContain(TITLE);
    expect(await inboxText(asker.actor)).toContain(TITLE); // its author reads it on
  });

  it("is an application only while it stands", async () => {
    const project = await projectOf(asker.actor);
    await applyToProject(answerer.actor, project, `Avem ${WORDS}.`);
    await heard();
    expect(await inboxText(asker.actor)).toContain(WORDS);
    const [mail] = (await mailsTo(asker)).filter(({ text }) => text.includes(WORDS));
    const [told] = await db().select().from(notifications).where(eq(notifications.type, "project_application"));
    await withdrawApplication(answerer.actor, told?.subjectId ?? "");
    expect(await inboxText(asker.actor)).not.toContain(WORDS);
    if (mail) await deliverMail.run({ id: mail.id });
    expect((await mailsTo(asker)).filter(({ text }) => text.includes(WORDS))).toEqual([]);
  });

  it("is stored by reference: no row repeats what somebody wrote", async () => {
    await reply(answerer);
    await heard();
    const rows = await db().select().from(notifications);
    expect(rows.length).toBeGreaterThan(0);
    for (const { title, message } of rows) {
      expect(`${title} ${message}`).not.toContain(WORDS);
      expect(`${title} ${message}`).not.toContain(TITLE);
    }
  });
});
