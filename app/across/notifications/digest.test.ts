import { eq } from "drizzle-orm";
import { aroundEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { colleague, person } from "~/modules/conversations/people.test-data";
import type { Member } from "~/modules/conversations/rules";
import { discussionOf, repliesTo } from "~/modules/forum/forum.test-data";
import {
  type FollowLevel,
  type FollowTarget,
  onCategory,
  onDiscussion,
  WHOLE_FORUM,
} from "~/modules/forum/rules/follow";
import { saveLevel } from "~/modules/forum/store/follows.server";
import { postsOf } from "~/modules/forum/store/posts.server";
import { markSeen, updateDiscussion } from "~/modules/forum/store/writes.server";
import { posts } from "~/modules/forum/tables.server";
import { replyToDiscussion, solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { likePost } from "~/modules/forum/verbs/posts.server";
import { mailsTo, oneClick, stopLink } from "~/modules/outreach/newsletter.test-data";
import { projectOf } from "~/modules/projects/projects.test-data";
import { applyToProject } from "~/modules/projects/verbs/applications.server";
import { closeProject } from "~/modules/projects/verbs/projects.server";
import { withClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { SENTENCE } from "./listener/told.test-data";
import { savePreference } from "./store/preferences.server";
import { digests, notificationPreferences } from "./tables.server";
import { makeDigests } from "./verbs/digest.server";

ownPlatform();

const DAY = 86_400_000;
/** Thursday, and the Monday after it at 08:05 in Romania. */
const THURSDAY = new Date("2026-11-19T10:00:00Z");
const MONDAY = new Date("2026-11-23T06:05:00Z");
const days = (from: Date, number: number) => new Date(from.getTime() + number * DAY);
const onThursday = <Result>(work: () => Promise<Result>) => withClock(THURSDAY, work);

/** Makes all the digests that are due at that moment, in batches of `limit`. */
const make = (at = MONDAY, limit?: number) =>
  withClock(at, async () => {
    while (await makeDigests(limit));
  });

const digestMails = async (who: Actor) => (await mailsTo(who.email)).filter(({ key }) => key.startsWith("digest:"));
const textFor = async (who: Actor): Promise<string | null> => (await digestMails(who))[0]?.text ?? null;

/** Of an organisation that wrote more than its first posts, long ago. */
async function writer(kind: "UAT" | "FIRMA", name: string): Promise<Member> {
  const one = await person(kind, name);
  await withClock(days(THURSDAY, -30), async () =>
    repliesTo(await discussionOf(one, { title: `Demult, ${name}` }), one, 3),
  );
  return one;
}

const setOrganisation = (who: Member, values: Partial<typeof organisations.$inferInsert>) =>
  db().update(organisations).set(values).where(eq(organisations.id, who.organisation.id));
const follow = (who: Actor, target: FollowTarget, level: FollowLevel) => saveLevel(who.userId, target, level);
const hide = (id: string) => db().update(posts).set({ hiddenAt: THURSDAY }).where(eq(posts.id, id));

let asker: Member;
let helper: Member;
let reader: Member;

async function cast(): Promise<void> {
  asker = await writer("UAT", "Comuna Întrebătoare");
  helper = await writer("FIRMA", "Răspuns SRL");
  reader = await person("UAT", "Comuna Cititoare");
}

describe("what is in a digest", () => {
  aroundEach((test) => rolledBack(test));
  beforeEach(cast);

  const TITLE = "Cum ați organizat salubrizarea?";
  /** A discussion of the week, with two replies. */
  const discussion = () =>
    onThursday(async () => {
      const id = await discussionOf(asker);
      await repliesTo(id, helper, 2);
      return id;
    });
  const postAt = async (id: string, number: number) => (await postsOf(id, 1))[number - 1]?.id ?? "";

  it("is a discussion of the forum, with why it is there, and the way to stop", async () => {
    const id = await discussion();
    await make();
    const [mail, ...others] = await digestMails(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Săptămâna pe PSP: 1 discuție");
    expect(mail?.text).toContain(`${TITLE} ${ORIGIN}/forum/${id}\n`);
    expect(mail?.text).toContain("nouă, 2 răspunsuri · categoria Discuții generale");
    expect(mail?.text.split("\n")[0]).toMatch(SENTENCE);
    expect(mail?.text).toContain("Ce este nou din 16 noiembrie 2026: 1 discuție necitită de pe forum.");
    expect(mail?.text).toContain(`Oprește rezumatul săptămânii ${ORIGIN}/abonare/notificari/`);
    expect(mail?.html).toContain(`href="${ORIGIN}/forum/${id}"`);
    expect(mail?.html).toContain("<h2");
    expect(mail?.listUnsubscribe).toMatch(/^<http:\/\/psp\.test\/abonare\/notificari\/[^>]+>, <mailto:/);
  });

  type Arrange = (id: string) => Promise<unknown>;
  const LEFT_OUT: readonly (readonly [string, Arrange])[] = [
    ["that the person has read", (id) => markSeen(reader.userId, id, 3)],
    ["for which they chose to be told nothing", (id) => follow(reader, onDiscussion(id), "none")],
    ["of a category for which they chose it", () => follow(reader, onCategory("general"), "none")],
    ["when they chose it for the whole forum", () => follow(reader, WHOLE_FORUM, "none")],
    ["that is hidden", (id) => updateDiscussion(id, { hiddenAt: THURSDAY })],
    ["of an organisation suspended since", () => setOrganisation(asker, { suspendedAt: MONDAY, suspendedReason: "x" })],
    [
      "read to its question, whose replies are hidden",
      async (id) => {
        await markSeen(reader.userId, id, 1);
        for (const number of [2, 3]) await hide(await postAt(id, number));
      },
    ],
    [
      "read to its question, answered by an organisation suspended since",
      async (id) => {
        await markSeen(reader.userId, id, 1);
        await setOrganisation(helper, { suspendedAt: MONDAY, suspendedReason: "x" });
      },
    ],
  ];
  it.each(LEFT_OUT)("is no discussion %s", async (_, arrange) => {
    await arrange(await discussion());
    await make();
    expect(await textFor(reader)).toBeNull();
    expect(await db().select().from(digests).where(eq(digests.userId, reader.userId))).toMatchObject([{ items: 0 }]);
  });

  it("is no discussion of the own organisation, and no reply of it", async () => {
    const mate = await colleague(asker.organisation);
    const id = await discussion();
    const helped = await colleague(helper.organisation);
    await markSeen(helped.userId, id, 1);
    await make();
    expect(await textFor(mate)).toBeNull();
    expect(await textFor(helped)).toBeNull();
  });

  it("is nothing of an organisation's first three posts", async () => {
    const newcomer = await person("FIRMA", "Nouă SRL");
    const title = "Cumpărați acum";
    const id = await onThursday(() => discussionOf(newcomer, { title }));
    await onThursday(() => replyToDiscussion(helper, id, "<p>Nu, mulțumim.</p>"));
    const old = await withClock(days(THURSDAY, -20), () => discussionOf(asker, { title: "Veche" }));
    await onThursday(() => repliesTo(old, newcomer, 2));
    await make();
    expect(await textFor(reader)).toBeNull();
    await onThursday(() => replyToDiscussion(newcomer, id, "<p>A patra oară.</p>"));
    await db().delete(digests);
    await make();
    expect(await textFor(reader)).toContain(title);
    expect(await textFor(reader)).toContain("2 răspunsuri noi");
  });

  it.each([
    ["before the last digest", new Date("2026-11-16T05:59:00Z"), false],
    ["just after it", new Date("2026-11-16T06:00:00Z"), true],
    ["just before this one", new Date("2026-11-23T05:59:00Z"), true],
    ["after 08:00 of this Monday", new Date("2026-11-23T06:01:00Z"), false],
  ])("is what was written %s: %s", async (_, at, isIn) => {
    await withClock(at, () => discussionOf(asker));
    await make();
    expect((await textFor(reader)) !== null).toBe(isIn);
    await make(days(MONDAY, 7));
    expect(await digestMails(reader)).toHaveLength(at >= new Date("2026-11-16T06:00:00Z") ? 1 : 0);
  });

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ["the discussion", (id) => follow(reader, onDiscussion(id), "watching"), "o discuție pe care o urmăriți"],
    ["its category", () => follow(reader, onCategory("general"), "watching"), "Discuții generale, pe care o urmăriți"],
    ["the forum", () => follow(reader, WHOLE_FORUM, "watching"), "urmăriți tot forumul"],
  ])("says that the person follows %s, also when they chose nothing wider", async (_, choose, words) => {
    const id = await discussion();
    await choose(id);
    if (words.startsWith("o ")) await follow(reader, WHOLE_FORUM, "none");
    await make();
    expect(await textFor(reader)).toContain(`nouă, 2 răspunsuri · ${words.startsWith("o ") ? "" : "categoria "}`);
    expect(await textFor(reader)).toContain(words);
  });

  it("leads to what is unread in a discussion that was read before", async () => {
    const id = await discussion();
    await markSeen(reader.userId, id, 2);
    await make();
    expect(await textFor(reader)).toContain(`/forum/${id}#mesaj-3`);
    expect(await textFor(reader)).toContain("1 răspuns nou");
  });

  it("is the most answered first, then the most liked, at most five, and besides what was solved", async () => {
    const titled = (title: string, replies: number) =>
      onThursday(async () => {
        const id = await discussionOf(asker, { title });
        await repliesTo(id, helper, replies);
        return id;
      });
    const order = ["Cinci", "Patru", "Trei", "Doi", "Una și o apreciere", "Una", "Niciuna"];
    const ids: string[] = [];
    for (const [place, replies] of [5, 4, 3, 2, 1, 1, 0].entries()) ids.push(await titled(order[place] ?? "", replies));
    await onThursday(async () => likePost(helper, await postAt(ids[4] ?? "", 1), true));
    await onThursday(async () => solveDiscussion(asker, ids[5] ?? "", await postAt(ids[5] ?? "", 2)));
    const old = await withClock(days(THURSDAY, -20), async () => {
      const id = await discussionOf(asker, { title: "Rezolvată, veche" });
      await repliesTo(id, helper, 1);
      return id;
    });
    await onThursday(async () => solveDiscussion(asker, old, await postAt(old, 2)));
    await make();
    const mail = (await digestMails(reader))[0];
    expect(mail?.subject).toBe("Săptămâna pe PSP: 7 discuții");
    const lines = (mail?.text ?? "").split("\n");
    const places = [...order.slice(0, 5), "DISCUȚII REZOLVATE"].map((title) =>
      lines.findIndex((line) => line === title || line.startsWith(`${title} http`)),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const solved = lines.slice(places.at(-1)).join("\n");
    expect(solved).toContain(`Una ${ORIGIN}/forum/${ids[5]}#mesaj-2`);
    expect(solved).toContain(`Rezolvată, veche ${ORIGIN}/forum/${old}#mesaj-2`);
    expect(mail?.text).not.toContain("Niciuna");
  });

  it("is also what only members read", async () => {
    await onThursday(() => discussionOf(asker, { category: "members", title: "Între noi" }));
    await make();
    expect(await textFor(reader)).toContain("Între noi");
  });

  describe("of the exchange", () => {
    const opened = (title: string) => onThursday(() => projectOf(asker, { title }));

    it("is a new project, without what only some may read", async () => {
      await setOrganisation(reader, { county: "SJ" });
      const id = await opened("Piață agroalimentară");
      await make();
      const mail = (await digestMails(reader))[0];
      expect(mail?.subject).toBe("Săptămâna pe PSP: 1 proiect nou");
      expect(mail?.text).toContain(`Piață agroalimentară ${ORIGIN}/proiecte/${id}`);
      expect(mail?.text).toContain(
        "proiect nou de la Comuna Întrebătoare · în județul dumneavoastră · aplicații până la 9 decembrie 2026",
      );
      expect(`${mail?.text}${mail?.html}`).not.toContain("litigiu");
      expect(await textFor(asker)).toBeNull();
    });

    it.each<[string, (id: string) => Promise<unknown>]>([
      ["that was closed", (id) => withClock(days(THURSDAY, 1), () => closeProject(asker, id, "S-a găsit."))],
      ["to which the organisation has applied", (id) => onThursday(() => applyToProject(reader, id, "Vrem și noi."))],
      ["of an authority suspended since", () => setOrganisation(asker, { suspendedAt: MONDAY, suspendedReason: "x" })],
    ])("is none %s", async (_, arrange) => {
      await arrange(await opened("Piață"));
      await make();
      expect(await textFor(reader)).toBeNull();
    });

    it("is none whose last day has passed, and at most three", async () => {
      await onThursday(() => projectOf(asker, { title: "Trecut", applicationsUntil: "2026-11-22" as never }));
      for (const title of ["Unu", "Doi", "Trei", "Patru"]) await opened(title);
      await make();
      const text = await textFor(reader);
      expect(["Unu", "Doi", "Trei", "Patru"].filter((title) => text?.includes(`${title} ${ORIGIN}`))).toHaveLength(3);
      expect(text).not.toContain("Trecut");
    });
  });
});

describe("digests", () => {
  beforeAll(async () => {
    await cast();
    await onThursday(() => discussionOf(asker));
  });
  beforeEach(async () => {
    await db().delete(digests);
    await db().delete(mails);
    await db().delete(notificationPreferences);
  });
  const recipients = async () =>
    (await db().select({ recipient: mails.recipient }).from(mails)).map(({ recipient }) => recipient).sort();

  it("are sent once a week to each, however often and however simultaneously the job runs", async () => {
    const crowd = await Promise.all(Array.from({ length: 7 }, () => colleague(reader.organisation)));
    await Promise.all([make(MONDAY, 3), make(MONDAY, 3), make(MONDAY, 2)]);
    await make(days(MONDAY, 1));
    const expected = [helper, reader, ...crowd].map(({ email }) => email).sort();
    expect(await recipients()).toEqual(expected);
  });

  it("are sent to everybody, and to nobody twice, when a run ends in the middle of a batch", async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => colleague(helper.organisation)));
    const unlucky = crowd[3]?.email ?? "";
    await db().execute(`create function breaks() returns trigger language plpgsql as $$ begin
      if new.recipient = '${unlucky}' then raise exception 'the database is gone'; end if; return new; end $$`);
    await db().execute("create trigger breaks before insert on mails for each row execute function breaks()");
    await expect(make(MONDAY, 4)).rejects.toThrow();
    const before = await recipients();
    expect(before.length).toBeGreaterThan(0);
    expect(await db().$count(digests)).toBeGreaterThanOrEqual(before.length);
    await db().execute("drop trigger breaks on mails");
    await make(MONDAY, 4);
    const all = await recipients();
    expect(all).toEqual([...new Set(all)]);
    expect(all).toEqual(expect.arrayContaining([helper, reader, ...crowd].map(({ email }) => email)));
    expect(all).not.toContain(asker.email);
  });

  it("are sent to nobody who switched them off, who may not sign in, or whose organisation is not verified", async () => {
    const off = await colleague(reader.organisation);
    await savePreference(off.userId, "weekly_digest", { inApp: false, email: "off" }, THURSDAY);
    const suspended = await colleague(reader.organisation);
    await db().update(users).set({ suspendedAt: THURSDAY }).where(eq(users.id, suspended.userId));
    const unverified = await person("FIRMA", "Neverificată SRL", "pending");
    const stopped = await person("UAT", "Comuna Suspendată", "suspended");
    await make();
    const told = await recipients();
    for (const who of [off, suspended, unverified, stopped]) expect(told).not.toContain(who.email);
    expect(told).toContain(reader.email);
  });

  it("are stopped by one click", async () => {
    await make();
    const { post } = await stopLink(reader.email);
    expect((await oneClick(post)).status).toBe(200);
    await withClock(days(THURSDAY, 7), () => discussionOf(asker, { title: "Altă săptămână" }));
    await make(days(MONDAY, 7));
    expect(await digestMails(reader)).toHaveLength(1);
    expect(await digestMails(helper)).toHaveLength(2);
  });

  it("wait for the morning", async () => {
    for (const hour of ["2026-11-23T18:05:00Z", "2026-11-24T04:30:00Z"]) {
      await make(new Date(hour));
      expect(await recipients()).toEqual([]);
    }
    await make(new Date("2026-11-24T06:05:00Z"));
    expect(await recipients()).toContain(reader.email);
  });
});
