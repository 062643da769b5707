import { sql } from "drizzle-orm";
import { now } from "../clock";
import { counts } from "../counts/counts.server";
import { db } from "../database/connection.server";
import { sweep } from "../jobs/sweep.server";
import { plural } from "../language/plural";
import { tooMany } from "../refusal";
import { TRIES_DAYS } from "../retention/fixed";
import { rateLimits } from "./tables.server";

/** `sentence`: what was done too often. When it may be done again is said after it. */
export type Limit = { name: string; most: number; seconds: number; sentence: string };

/**
 * Counts one attempt of `who`, returns the count, and throws 429 above the limit. One SQL statement, so that concurrent attempts and processes
 * are counted correctly. Called outside the verb's transaction it also counts refused attempts (forms, sign-in). Called
 * inside it counts only committed ones (sent mails) and holds the counter's row until the commit.
 */
export async function countTry(limit: Limit, who: string): Promise<number> {
  const { count, opensAt } = await counted(limit, who);
  if (count <= limit.most) return count;
  const seconds = Math.max(1, Math.ceil((opensAt - now().getTime()) / 1000));
  throw tooMany(`${limit.sentence} Încercați din nou peste ${waitWords(seconds)}.`, seconds);
}

/** Counts one of what nobody is refused, such as a mail; false above the ceiling. */
export const isWithin = async (ceiling: Omit<Limit, "sentence">, who: string): Promise<boolean> =>
  (await counted(ceiling, who)).count <= ceiling.most;

type Counted = { count: number; opensAt: number };

async function counted(limit: Omit<Limit, "sentence">, who: string): Promise<Counted> {
  const key = `${limit.name}:${who}`;
  const at = now();
  const window = sql`r.window_start < ${at}::timestamptz - make_interval(secs => ${limit.seconds})`;
  const result = await db().execute<{ count: number; window_start: string }>(sql`
    insert into rate_limits as r (key, window_start, count) values (${key}, ${at}, 1)
    on conflict (key) do update set
      count = case when ${window} then 1 else r.count + 1 end,
      window_start = case when ${window} then ${at} else r.window_start end
    returning count, window_start`);
  const row = result.rows[0];
  if (!row) return { count: 0, opensAt: at.getTime() };
  if (row.count > limit.most) counts.note("limit");
  return { count: row.count, opensAt: new Date(row.window_start).getTime() + limit.seconds * 1000 };
}

/** Never shorter than the wait. */
function waitWords(seconds: number): string {
  if (seconds <= 90) return plural(seconds, "secundă", "secunde");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, "minut", "minute") : plural(Math.ceil(minutes / 60), "oră", "ore");
}

/** Takes back one attempt that turned out to be right, where only failures count. */
export async function spareTry(limit: Limit, who: string): Promise<void> {
  await db().execute(sql`update rate_limits set count = count - 1 where key = ${`${limit.name}:${who}`} and count > 0`);
}

/** Without it every address that ever tried would keep its row. No limit lasts longer than a day. */
export const sweepTries = sweep("sweep-tries", "30 4 * * *", { column: rateLimits.windowStart, days: TRIES_DAYS });

/** Resets the counter after a successful attempt. */
export async function forgetTries(limit: Pick<Limit, "name">, who: string): Promise<void> {
  await db().execute(sql`delete from rate_limits where key = ${`${limit.name}:${who}`}`);
}

/** Resets the counters of this account, alone and with each IP address; returns how many there were. */
export async function forgetTriesOf(limit: Pick<Limit, "name">, account: string): Promise<number> {
  const own = `${limit.name}:${account}`;
  const { rowCount } = await db().execute(
    sql`delete from rate_limits where key = ${own} or starts_with(key, ${`${own} `})`,
  );
  return rowCount ?? 0;
}
