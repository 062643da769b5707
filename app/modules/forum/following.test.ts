import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { discussionOf, postAt, repliesTo } from "./forum.test-data";
import { categoryPath } from "./rules/category-pages";
import { discussionPath, FOLLOW_LEVELS_PAGE } from "./rules/paths";
import { followLevels } from "./tables.server";
import { remindAuthors, replyToDiscussion, solveDiscussion } from "./verbs/discussions.server";
import { editPost } from "./verbs/posts.server";
import { hidePost } from "./verbs/reports.server";

ownPlatform();

let asker: Person;
let answerer: Person;
let admin: Person;

beforeAll(async () => {
  asker = await member("UAT");
  answerer = await member("FIRMA");
  admin = await person("ADMIN");
});

describe("an unsolved discussion", () => {
  it("is brought to its author's mind once, a week after the first reply", async () => {
    const id = await discussionOf(asker.actor, { title: "Fără soluție aleasă" });
    const solved = await discussionOf(asker.actor, { title: "Cu soluție aleasă" });
    for (const one of [id, solved]) await repliesTo(one, answerer.actor, 1);
    await solveDiscussion(asker.actor, solved, (await postAt(solved, 2)).id);
    const since = await deliverJournal();
    const notes = async () => textOf(await asker.get("/uat/notificari"));
    const days = (number: number) => new Date(Date.now() + number * 86_400_000);
    await withClock(days(6), remindAuthors);
    await deliverJournal(since);
    expect(await notes()).not.toContain("V-a ajutat un răspuns din „Fără soluție aleasă”?");
    for (const day of [8, 9]) await withClock(days(day), remindAuthors);
    await deliverJournal(since);
    expect((await notes()).split("V-a ajutat un răspuns din „Fără soluție aleasă”?").length - 1).toBe(1);
    expect(await notes()).not.toContain("V-a ajutat un răspuns din „Cu soluție aleasă”?");
  });
});

describe("what is followed", () => {
  it("is chosen on the page of a category too, and taken back there", async () => {
    const reader = await member("UAT");
    const path = categoryPath("taxation");
    const follow = (level: string) => reader.post(categoryPath("taxation", "following"), { level });
    const chosen = async () =>
      /<option value="(\w*)" selected="">/.exec(
        /<select[^>]* name="level".*?<\/select>/s.exec(await (await reader.get(path)).text())?.[0] ?? "",
      )?.[1];
    expect(await chosen()).toBe("");
    const answer = await follow("none");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(await chosen()).toBe("none");
    expect((await follow("mult")).status).toBe(400);
    expect(await chosen()).toBe("none");
    await follow("");
    expect(await chosen()).toBe("");
    expect(await db().$count(followLevels, eq(followLevels.userId, reader.actor.userId))).toBe(0);
  });

  const notes = async (who: Person) =>
    textOf(await who.get(who.actor.role === "UAT" ? "/uat/notificari" : "/firma/notificari"));

  it("is told to whoever watches the category, the discussion or is named in it, and to nobody who wants silence", async () => {
    const watcher = await member("UAT");
    const silent = await member("UAT");
    const named = await member("FIRMA");
    expect(
      (await watcher.post(FOLLOW_LEVELS_PAGE, { forum: "normal", taxation: "watching" })).headers.get("location"),
    ).toBe(FOLLOW_LEVELS_PAGE);
    const since = await deliverJournal();
    const id = await discussionOf(asker.actor, { title: "Ce scutiri ați dat?", category: "taxation" });
    await repliesTo(id, silent.actor, 1);
    expect((await silent.post(discussionPath(id, "following"), { level: "none" })).status).toBe(303);
    await replyToDiscussion(
      answerer.actor,
      id,
      `<p>Întrebați pe @${named.actor.organisation?.name}, au făcut asta.</p>`,
    );
    await deliverJournal(since);
    expect(await notes(watcher)).toContain("discuție nouă, „Ce scutiri ați dat?”");
    expect(await notes(watcher)).toContain("răspuns în „Ce scutiri ați dat?”");
    expect(await notes(silent)).not.toContain("Ce scutiri ați dat?");
    expect(await notes(named)).toContain("vă menționează în „Ce scutiri ați dat?”");
    expect((await postAt(id, 3)).body).toContain(`href="/partener/${named.actor.organisation?.id}"`);
    expect(await textOf(await silent.get(FOLLOW_LEVELS_PAGE))).toContain("Ce scutiri ați dat?");
  });

  it("is told once of an edit, to the organisation that it names first", async () => {
    const named = await member("FIRMA");
    const id = await discussionOf(asker.actor, { title: "Numită mai târziu" });
    const { id: post } = await postAt(id, 1);
    const since = await deliverJournal();
    const body = `<p>Ne poate ajuta @${named.actor.organisation?.name}?</p>`;
    await editPost(asker.actor, post, body);
    const told = await deliverJournal(since);
    await editPost(asker.actor, post, `${body}<p>Mulțumim.</p>`);
    await deliverJournal(told);
    expect((await notes(named)).split("vă menționează în „Numită mai târziu”").length - 1).toBe(1);
  });

  it("is told to nobody when it was hidden meanwhile", async () => {
    const id = await discussionOf(asker.actor, { title: "Ascunsă la timp" });
    const since = await deliverJournal();
    await replyToDiscussion(answerer.actor, id, "<p>Ce nu trebuia scris.</p>");
    await hidePost(admin.actor, (await postAt(id, 2)).id, { reason: "personal_data", note: "Nume de persoane." });
    await deliverJournal(since);
    expect(await notes(asker)).not.toContain("Ascunsă la timp");
  });

  it("is kept for all others when one of the chosen discussions was hidden", async () => {
    const reader = await member("UAT");
    const id = await discussionOf(asker.actor, { title: "Aleasă, apoi ascunsă" });
    await reader.post(discussionPath(id, "following"), { level: "watching" });
    expect(await textOf(await reader.get(FOLLOW_LEVELS_PAGE))).toContain("Aleasă, apoi ascunsă");
    await hidePost(admin.actor, (await postAt(id, 1)).id, { reason: "untrue", note: "Nu este așa." });
    const html = await (await reader.get(FOLLOW_LEVELS_PAGE)).text();
    expect(html).not.toContain("Aleasă, apoi ascunsă");
    expect(html).not.toContain(`name="${id}"`);
  });

  it("takes a choice back, and refuses what is no level", async () => {
    const id = await discussionOf(asker.actor);
    const chosen = () => db().$count(followLevels, eq(followLevels.discussionId, id));
    await answerer.post(discussionPath(id, "following"), { level: "watching" });
    await answerer.post(discussionPath(id, "following"), { level: "normal" });
    expect(await chosen()).toBe(1);
    await answerer.post(discussionPath(id, "following"), { level: "" });
    expect(await chosen()).toBe(0);
    expect((await answerer.post(discussionPath(id, "following"), { level: "mult" })).status).toBe(400);
  });
});
