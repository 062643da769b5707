import { sql } from "drizzle-orm";
import { registrationCounters } from "~/modules/requests/tables/requests.server";
import { db } from "~/platform/database/connection.server";
import type { Life, Sent } from "./life";
import type { Making } from "./world";

export type SentLife = Life & { sent: Sent };

export const sentOnes = (lives: readonly Life[]): SentLife[] =>
  lives.filter((life): life is SentLife => life.sent !== null).sort((one, other) => one.sent.at - other.sent.at);

/**
 * Numbers in the order of sending, continuing each year's counter. The counters are locked until the commit: a request
 * sent meanwhile waits, and gets the number after the last one given here.
 */
export async function giveNumbers({ time }: Making, lives: readonly Life[]): Promise<void> {
  const byYear = Map.groupBy(sentOnes(lives), ({ sent }) => time.year(sent.at));
  for (const [year, ofYear] of [...byYear].sort(([one], [other]) => one - other)) {
    const before = (await takeNumbers(year, ofYear.length)) - ofYear.length;
    for (const [position, { sent }] of ofYear.entries()) sent.number = before + position + 1;
  }
}

/** The last of the numbers taken. */
async function takeNumbers(year: number, count: number): Promise<number> {
  const [row] = await db()
    .insert(registrationCounters)
    .values({ year, last: count })
    .onConflictDoUpdate({
      target: registrationCounters.year,
      set: { last: sql`${registrationCounters.last} + ${count}` },
    })
    .returning({ last: registrationCounters.last });
  if (!row) throw new Error("The counter returned no row");
  return row.last;
}
