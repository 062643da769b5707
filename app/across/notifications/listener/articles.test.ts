import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { users } from "~/modules/accounts/tables.server";
import { sentAgain, waitingFrom } from "~/modules/articles/moderation.test-data";
import { articles } from "~/modules/articles/tables/articles.server";
import {
  approveSubmission,
  quickReject,
  rejectSubmission,
  unpublishArticle,
} from "~/modules/articles/verbs/moderation.server";
import { deleteArticle, recallArticle, submitArticle } from "~/modules/articles/verbs/writing.server";
import { db } from "~/platform/database/connection.server";
import { readFlash } from "~/platform/flash/flash.server";
import { journal } from "~/platform/journal/tables.server";
import { liveEvents } from "~/platform/live/tables.server";
import { mails } from "~/platform/mail/tables.server";
import { hiddenField, member, type Person, person } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { readText } from "../../../../tests/support/request-visitors";
import { shownNotifications } from "../shown.test-data";
import { inboxOf, unreadCount } from "../store/inbox.server";
import { savePreference } from "../store/preferences.server";
import { notifications } from "../tables.server";

ownPlatform();

let admin: Person;
let uat: Person;
let since: string;

const newestEntry = async () =>
  (await db().select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1))[0]?.id ?? since;
/** From here on; what came before is told and forgotten. */
async function fromNow(): Promise<void> {
  since = await newestEntry();
  await db().delete(notifications);
  await db().delete(mails);
}
/** Heard twice, because that must change nothing. */
async function heard(): Promise<void> {
  await deliverJournal(since);
  await deliverJournal(since);
}
const inbox = async (who: Actor) => await inboxOf(who, 1);
const mailsTo = async (who: Actor) => db().select().from(mails).where(eq(mails.recipient, who.email));

const stepsOf = (published: string, binned: string) => [
  `/admin/articles/${published}/unpublishing`,
  `/admin/articles/${binned}/quick-rejection`,
];
const flashText = (answer: Response): string => {
  const [, flash = ""] = /flash=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return readFlash(decodeURIComponent(flash))?.text ?? "";
};

beforeEach(async () => {
  since = "00000000-0000-7000-8000-000000000000";
  admin = await person("ADMIN");
  uat = await member("UAT");
  await fromNow();
});

describe("a text that was sent for review", () => {
  it("is told to every ADMIN once, with where to read it", async () => {
    const { submissionId } = await waitingFrom(uat.actor);
    await heard();
    const told = (await shownNotifications()).filter(({ userId }) => userId === admin.actor.userId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      type: "article_waiting",
      title: `${uat.actor.organisation?.name}: un articol așteaptă revizia`,
      href: `/admin/articles/${submissionId}`,
    });
    expect(await mailsTo(admin.actor)).toHaveLength(1);
    expect(await inbox(uat.actor)).toEqual([]);
  });

  it("and taken back, or thrown away, before anybody heard, is told to nobody", async () => {
    const one = await waitingFrom(uat.actor);
    const two = await waitingFrom(uat.actor);
    await recallArticle(uat.actor, one.articleId);
    await deleteArticle(uat.actor, two.articleId);
    await heard();
    expect(await inbox(admin.actor)).toEqual([]);
    await submitArticle(uat.actor, one.articleId);
    await heard();
    expect(await inbox(admin.actor)).toHaveLength(1);
  });

  it("is no news any more once another ADMIN decided", async () => {
    const other = await person("ADMIN");
    const { submissionId } = await waitingFrom(uat.actor);
    await heard();
    expect(await unreadCount(other.actor)).toBe(1);
    await approveSubmission(admin.actor, submissionId, { notes: null });
    expect(await unreadCount(other.actor)).toBe(0);
    await db().delete(liveEvents);
    await heard();
    const bells = await db().select().from(liveEvents).where(eq(liveEvents.userId, other.actor.userId));
    expect(bells.length).toBeGreaterThan(0);
  });
});

describe("a decision", () => {
  it("that publishes is told to author and submitter once, with the note and where it is read", async () => {
    const colleague = await person("UAT", uat.actor.organisation?.id ?? "", "colleague");
    const third = await person("UAT", uat.actor.organisation?.id ?? "", "colleague");
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await rejectSubmission(admin.actor, submissionId, { reason: "Nu încă." });
    const second = await sentAgain(colleague.actor, articleId, { title: "Acoperișul este gata" });
    await fromNow();
    await approveSubmission(admin.actor, second, { notes: "Frumos." });
    await heard();
    for (const who of [uat, colleague]) {
      const told = await inbox(who.actor);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({
        type: "article_approved",
        title: "Articolul „Acoperișul este gata” a fost publicat",
      });
      expect(told[0]?.message).toContain("Notă: Frumos.");
      const [mail, ...more] = await mailsTo(who.actor);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`http://psp.test/blog/${articleId}`);
    }
    expect(await inbox(third.actor)).toEqual([]);
  });

  it("that rejects says why, and what comes next", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await fromNow();
    await rejectSubmission(admin.actor, submissionId, { reason: "Adăugați sursa.\nȘi cifrele." });
    await heard();
    const [told, ...more] = await shownNotifications();
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      userId: uat.actor.userId,
      type: "article_rejected",
      title: "Articolul „Școala din Deal are acoperiș nou” nu a fost aprobat",
      message: "Motivul: Adăugați sursa.\nȘi cifrele.\nPuteți corecta textul și îl puteți trimite din nou.",
      href: `/uat/articles/${articleId}`,
    });
  });

  it("in a hurry tells of the bin; without a reason it invents none", async () => {
    const firma = await member("FIRMA");
    const { articleId, submissionId } = await waitingFrom(firma.actor);
    await fromNow();
    await quickReject(admin.actor, submissionId, { reason: null });
    await heard();
    const [told, ...more] = await shownNotifications();
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: "article_rejected",
      message: "Articolul este în coș, de unde îl puteți restaura timp de 30 de zile.",
      href: `/firma/content/${articleId}`,
    });
  });

  it("that unpublishes is one notification, also where a newer text waited", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor, { title: "Drumul din vale" });
    await approveSubmission(admin.actor, submissionId, { notes: null });
    await sentAgain(uat.actor, articleId, { title: "Mai nou" });
    await fromNow();
    await unpublishArticle(admin.actor, submissionId, { reason: "Neadevărat." });
    await heard();
    const [told, ...more] = await inbox(uat.actor);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: "article_rejected",
      title: "Articolul „Drumul din vale” a fost scos de pe blog",
    });
    expect(told?.message).toBe(
      "Motivul: Neadevărat.\nTextul mai nou, care aștepta revizia, a fost respins odată cu el.\nPuteți schimba textul și îl puteți trimite din nou.",
    );
  });

  it("about a text whose people have left is told to those who may go on with it", async () => {
    const colleague = await person("UAT", uat.actor.organisation?.id ?? "", "colleague");
    const { submissionId } = await waitingFrom(uat.actor);
    await db().update(users).set({ organisationId: null, membership: null }).where(eq(users.id, uat.actor.userId));
    await fromNow();
    await rejectSubmission(admin.actor, submissionId, { reason: "Prea scurt." });
    await heard();
    const told = await shownNotifications();
    expect(told.map(({ userId }) => userId)).toEqual([colleague.actor.userId]);
  });

  it.each([
    ["a colleague who sent it", 1, "Autorul nu mai are acces, așa că este anunțat cine a trimis textul."],
    ["the others of the organisation", 0, "Autorul nu mai are acces, așa că este anunțat un coleg al lui."],
    ["nobody", null, "Nu este anunțat nimeni: nicio persoană din organizație nu mai are acces."],
  ] as const)(
    "whose author has left is told to %s, and every page says so before and after",
    async (_who, sent, told) => {
      await db().update(articles).set({ deletedAt: new Date(), deletedBy: admin.actor.userId }); // those of other tests
      const leaving = await member("UAT");
      const colleague = sent === null ? null : await person("UAT", leaving.actor.organisation?.id ?? "", "colleague");
      const waiting = async (title: string) => {
        const { articleId, submissionId } = await waitingFrom(leaving.actor, { title });
        if (!sent || !colleague) return submissionId;
        await recallArticle(leaving.actor, articleId);
        return sentAgain(colleague.actor, articleId, { title });
      };
      const published = await waiting("Unu");
      const rejected = await waiting("Doi");
      const binned = await waiting("Trei");
      await approveSubmission(admin.actor, published, { notes: null });
      await db()
        .update(users)
        .set({ organisationId: null, membership: null })
        .where(eq(users.id, leaving.actor.userId));
      await fromNow();
      const dashboard = `/admin/dashboard?coada=articole&arata=${rejected}`;
      for (const path of [`/admin/articles/${rejected}`, dashboard, ...stepsOf(published, binned)]) {
        const page = await readText(admin, path);
        expect(page, path).toContain(told);
        expect(page, path).not.toMatch(/utorul este anunțat|itește autorul|utorul o primește|Se trimite împreună/);
      }
      const key = async (id: string) => hiddenField(await (await admin.get(`/admin/articles/${id}`)).text(), "formKey");
      const reject = { decision: "reject", reason: "Prea scurt.", formKey: await key(rejected) };
      const [unpublishing = "", quick = ""] = stepsOf(published, binned);
      for (const [path, fields] of [
        [`/admin/articles/${rejected}`, reject],
        [unpublishing, { reason: "Neadevărat." }],
        [quick, { reason: "" }],
      ] as const) {
        expect(flashText(await admin.post(path, fields)), path).toContain(told);
      }
      await heard();
      const readers = (await shownNotifications()).map(({ userId }) => userId);
      expect(readers).toEqual(colleague ? Array(3).fill(colleague.actor.userId) : []);
    },
  );

  it("is mailed only to those who want mails", async () => {
    await savePreference(uat.actor.userId, "article_rejected", { inApp: true, email: "off" }, new Date());
    const { submissionId } = await waitingFrom(uat.actor);
    await fromNow();
    await rejectSubmission(admin.actor, submissionId, { reason: "Prea scurt." });
    await heard();
    expect(await inbox(uat.actor)).toHaveLength(1);
    expect(await mailsTo(uat.actor)).toEqual([]);
  });
});

describe("a hostile text", () => {
  const TITLE = '<img src=x onerror=alert(1)>\r\nBcc: rau@exemplu.ro\u202e "><script>alert(2)</script>';

  it("stays words in mails and notifications, on one line of the head", async () => {
    const form = { title: TITLE, category: "events", summary: "", body: "Un text.", intent: "submit" };
    const formKey = hiddenField(await (await uat.get("/uat/articles/new")).text(), "formKey");
    expect((await uat.post("/uat/articles/new", { ...form, formKey })).status).toBe(303);
    const [article] = await db().select().from(articles).where(eq(articles.authorId, uat.actor.userId));
    expect(article?.title).not.toMatch(/[\r\n\u202e]/);
    await heard();
    const page = `/admin/articles/${await submissionOf()}`;
    expect((await admin.get(page)).status).toBe(200);
    const reason = 'Vedeți <b onmouseover="alert(3)">aici</b>\u202e';
    const key = hiddenField(await (await admin.get(page)).text(), "formKey");
    expect((await admin.post(page, { decision: "reject", reason, formKey: key })).status).toBe(303);
    await heard();
    const sent = [...(await mailsTo(uat.actor)), ...(await mailsTo(admin.actor))];
    expect(sent).toHaveLength(2);
    for (const { subject, html, text } of sent) {
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(html).not.toMatch(/<script|<img|<b onmouseover/);
      expect(html).toContain("&lt;img src=x");
      expect(text).not.toContain("\u202e");
    }
    for (const [who, centre] of [
      [uat, "/uat/notificari"],
      [admin, "/admin/notificari"],
    ] as const) {
      const html = await (await who.get(centre)).text();
      expect(html).not.toMatch(/<img src=x|<script>alert|<b onmouseover/);
    }
    for (const path of ["/admin/articles", page]) {
      expect(await (await admin.get(path)).text()).not.toMatch(/<img src=x|<script>alert|<b onmouseover/);
    }
  });

  const submissionOf = async () => {
    const [told] = (await shownNotifications()).filter(({ type }) => type === "article_waiting");
    return told?.href.split("/").at(-1) ?? "";
  };
});
