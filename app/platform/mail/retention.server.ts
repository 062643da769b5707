import { sql } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { BATCH, sweepInBatches } from "../jobs/sweep.server";
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

/** What no mail server took in that time is not sent any more, and its contents leave the row. Reads all rows, so once a week. */
export const withdrawUnsentMails = sweepInBatches("withdraw-unsent-mails", "20 1 * * 0", async () => {
  const since = keptSince("UNSENT_MAILS_DAYS");
  const { rowCount } = await db()
    .update(mails)
    .set({ withdrawnAt: now(), ...EMPTIED })
    .where(
      sql`ctid = any(array(select ctid from ${mails}
        where ${mails.sentAt} is null and ${mails.withdrawnAt} is null and ${mails.createdAt} < ${since} limit ${BATCH}))`,
    );
  return rowCount === BATCH;
});
