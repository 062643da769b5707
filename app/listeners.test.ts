import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import { ownPlatform } from "../tests/support/platform";
import { listeners } from "./listeners.server";
import { now } from "./platform/clock";
import { db } from "./platform/database/connection.server";
import { type JournalEntry, listenerJobs, listenerOf, record, together } from "./platform/journal/journal.server";
import type { Happening } from "./platform/journal/visibility";

ownPlatform();

/** The queues that get a row for an entry of this kind. */
async function queuesFor(what: Happening): Promise<string[]> {
  const { id } = await record({ what, subjectId: v7(), by: null, at: now() });
  const { rows } = await db().execute<{ name: string }>(
    sql`select name from pgboss.job where id = ${id} order by name`,
  );
  return rows.map(({ name }) => name);
}

const entry = (what: string) => ({ what, subjectId: v7(), id: v7(), userId: null }) as JournalEntry;

describe("an entry of the journal costs a row in the queues of those who hear it, and no other", () => {
  it.each<[Happening, string[]]>([
    ["session.opened", []],
    ["paper.made", []],
    ["act.created", ["journal-index"]],
    ["message.sent", ["journal-notifications"]],
    ["request.deleted", ["journal-index", "journal-paperwork"]],
    ["organisation.verified", ["journal-communities", "journal-index", "journal-notifications", "journal-requests"]],
  ])("%s", async (what, queues) => {
    expect(await queuesFor(what)).toEqual(queues);
  });

  it("also when a process of the release before sends everything to everybody", async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select name from pgboss.subscription where event = 'journal' order by name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      listenerJobs(listeners)
        .map(({ name }) => name)
        .sort(),
    );
    for (const listener of listeners) {
      expect(listener.hears("session.opened"), listener.name).toBe(false);
      await listener.hear(entry("session.opened"));
    }
  });
});

describe("listeners that share a queue", () => {
  const heard: string[] = [];
  const failing = listenerOf("failing", { "act.created": () => Promise.reject(new Error("no index")) });
  const other = listenerOf("other", {
    "act.created": async ({ what }) => void heard.push(what),
    "post.written": async ({ what }) => void heard.push(what),
  });
  const both = together("both", [failing, other]);

  it("hear what one of them hears", () => {
    expect(["act.created", "post.written", "session.opened"].map(both.hears)).toEqual([true, true, false]);
  });

  it("are called again when one fails, which stops no other", async () => {
    await expect(both.hear(entry("act.created"))).rejects.toThrow("no index");
    await both.hear(entry("post.written"));
    expect(heard).toEqual(["act.created", "post.written"]);
  });
});
