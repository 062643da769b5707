import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { discussionPath } from "~/modules/forum/rules/paths";
import { replyToDiscussion } from "~/modules/forum/verbs/discussions.server";
import { db } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { unreadCount } from "./store/inbox.server";

ownPlatform();

let host: Person;
let writer: Person;
let named: Person;
let since: string | undefined;

beforeEach(async () => {
  [host, writer, named] = await Promise.all([member("UAT"), member("FIRMA"), member("UAT")]);
  since = await deliverJournal(since);
});

/** The writer names the authority in each of these discussions; how many mails it has received so far. */
async function mentionedIn(...discussions: string[]): Promise<number> {
  for (const id of discussions)
    await replyToDiscussion(writer.actor, id, `<p>Poate știe @${named.actor.organisation?.name}, întrebați.</p>`);
  since = await deliverJournal(since);
  return db().$count(mails, eq(mails.recipient, named.actor.email));
}

it("mentions in one discussion are one mail until it is opened, and all stand in the inbox", async () => {
  const id = await discussionOf(host.actor);
  expect(await mentionedIn(id, id, id, id)).toBe(1);
  expect(await unreadCount(named.actor)).toBe(4);
  await named.get(discussionPath(id));
  expect(await mentionedIn(id, id)).toBe(2);
});

it("mentions by one writer are at most three mails a day to one person", async () => {
  const ids = [];
  for (let number = 1; number <= 6; number += 1)
    ids.push(await discussionOf(host.actor, { title: `Discuția ${number}` }));
  expect(await mentionedIn(...ids)).toBe(3);
  expect(await unreadCount(named.actor)).toBe(6);
});
