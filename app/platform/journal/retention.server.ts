import { type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { now } from "../clock";
import { db, transaction } from "../database/connection.server";
import type { Job } from "../jobs/jobs.server";
import { sweepOnwards } from "../jobs/sweep.server";
import { dateLong } from "../language/dates";
import { plural } from "../language/plural";
import { keptSince } from "../retention/limit.server";
import { record } from "./journal.server";
import { journal } from "./tables.server";
import type { HappeningNoun, Visibility } from "./visibility";

export const happenings = {
  /** Subject: this batch of the job. `note`: how many old entries were removed, and of before when. Never removed itself. */
  "journal.shortened": "inside",
} as const satisfies Record<string, Visibility>;

declare module "./visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}

/** A row that keeps an entry in the journal: the one whose column holds this id of the entry. */
export type Keeper = { table: string; column: string; holds: "id" | "subject_id" | "organisation_id" };

/** What keeps entries: of all kinds, and by the noun of their names. An entry of another noun stays for ever: what was removed, and what a later version wrote. */
export type Keepers = {
  always: readonly Keeper[];
  by: Readonly<Record<Exclude<HappeningNoun, "journal">, readonly Keeper[]>>;
};

/** Where the last batch ended, in the order of `journal_at`. */
type Place = { at: string; id: string };

/** Entries read by one batch. Most of them may be kept. */
const BATCH = 5_000;
const BEGINNING: Place = { at: "-infinity", id: "00000000-0000-0000-0000-000000000000" };

/**
 * Once a month removes the entries that are older than JOURNAL_MONTHS and that nothing shows any more, and writes into the
 * journal how many they were.
 */
export function shortenJournal(keepers: Keepers): Job<{ after?: Place }> {
  const removable = removableBy(keepers);
  return sweepOnwards("shorten-journal", "25 1 2 * *", {
    beginning: BEGINNING,
    async batch(after) {
      const since = keptSince("JOURNAL_MONTHS");
      return since && removeAfter(after, since, removable);
    },
  });
}

/** Of the next entries after a place removes those that may be. Returns the place of the last one read; null at the end. */
function removeAfter(after: Place, since: Date, removable: SQL): Promise<Place | null> {
  return transaction(async () => {
    await db().execute(sql`select set_config('psp.journal_kept_since', ${since.toISOString()}, true)`);
    const { rows } = await db().execute<{ removed: number; read: number; last: Place | null }>(sql`
      with entry as materialized (
        select id, at, what, subject_id, organisation_id from ${journal}
        where at < ${since} and (at, id) > (${after.at}::timestamptz, ${after.id}::uuid) order by at, id limit ${BATCH}
      ), gone as (
        delete from ${journal} where id in (select entry.id from entry where ${removable}) returning id
      )
      select (select count(*)::int from gone) as removed, (select count(*)::int from entry) as read,
        (select json_build_object('at', at, 'id', id) from entry order by at desc, id desc limit 1) as last`);
    const [{ removed, read, last } = { removed: 0, read: 0, last: null }] = rows;
    if (removed > 0) await note(removed, since);
    return read === BATCH ? last : null;
  });
}

const note = (removed: number, since: Date) =>
  record({
    what: "journal.shortened",
    subjectId: v7(),
    by: null,
    at: now(),
    note: `${plural(removed, "intrare", "intrări")} de dinainte de ${dateLong(since)}`,
  });

/** The condition, on an `entry`, that nothing keeps it. */
function removableBy({ always, by }: Keepers): SQL {
  const none = (keepers: readonly Keeper[]): SQL =>
    sql.join([sql`true`, ...keepers.map((one) => sql`not ${exists(one)}`)], sql` and `);
  const cases = Object.entries(by).map(([noun, keepers]) => sql`when ${sql.raw(`'${noun}'`)} then ${none(keepers)}`);
  return sql`${none(always)} and case split_part(entry.what, '.', 1) ${sql.join(cases, sql` `)} else false end`;
}

const exists = ({ table, column, holds }: Keeper): SQL =>
  sql`exists (select from ${sql.identifier(table)} k where k.${sql.identifier(column)} = entry.${sql.identifier(holds)})`;
