import { sql } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { firstIdAt } from "../database/first-id";
import { sweepOnwards } from "../jobs/sweep.server";
import { keptSince } from "../retention/limit.server";
import { sweepKept } from "../retention/sweep.server";
import { EMPTIED } from "./mail.server";
import { mails } from "./tables.server";

/** The rows tell that a mail was sent, to whom and when. Its contents have left them when it was delivered. */
export const sweepMails = sweepKept("sweep-mails", "5 1 * * *", {
  id: mails.id,
  column: mails.createdAt,
  setting: "MAILS_MONTHS",
});

/** Mails read by one batch, in the order of their ids. Nearly all of them were sent. */
export const READ_AT_ONCE = 5_000;

/** What no mail server took in that time is not sent any more, and its contents leave the row. Reads all rows, so once a week. */
export const withdrawUnsentMails = sweepOnwards("withdraw-unsent-mails", "20 1 * * 0", {
  beginning: "00000000-0000-0000-0000-000000000000",
  async batch(after) {
    const since = keptSince("UNSENT_MAILS_DAYS");
    const rows = await db()
      .select({ id: mails.id })
      .from(mails)
      .where(sql`${mails.id} > ${after} and ${mails.id} < ${firstIdAt(since ?? new Date(0))}`)
      .orderBy(mails.id)
      .limit(READ_AT_ONCE);
    const last = rows.at(-1)?.id;
    if (last === undefined) return null;
    await db()
      .update(mails)
      .set({ withdrawnAt: now(), ...EMPTIED })
      .where(
        sql`${mails.id} > ${after} and ${mails.id} <= ${last} and ${mails.createdAt} < ${since}
          and ${mails.sentAt} is null and ${mails.withdrawnAt} is null`,
      );
    return rows.length === READ_AT_ONCE ? last : null;
  },
});
