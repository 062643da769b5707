import { sql } from "drizzle-orm";
import { db } from "../database/connection.server";
import { databaseFigures } from "../metrics/database-figures.server";
import { mails } from "./tables.server";

/** A mail and its job have the same id, so the few jobs that are not done lead to the mails, whatever the size of the outbox. */
export const mailFigures = databaseFigures({
  figures: {
    psp_mails_unsent: { help: "Mails of the outbox that the mail server has not taken yet" },
    psp_mails_oldest_unsent_seconds: { help: "For how long the oldest of them waits" },
  },
  async read() {
    const { rows } = await db().execute<{ unsent: number; oldest: number }>(sql`
      select count(*)::float8 as unsent,
        coalesce(extract(epoch from clock_timestamp() - min(${mails.createdAt})), 0)::float8 as oldest
      from pgboss.job j join ${mails} on ${mails.id} = j.id
      where j.name = 'mail' and j.state <> 'completed'
        and ${mails.sentAt} is null and ${mails.failedAt} is null and ${mails.withdrawnAt} is null`);
    const [{ unsent, oldest } = { unsent: 0, oldest: 0 }] = rows;
    return { psp_mails_unsent: unsent, psp_mails_oldest_unsent_seconds: Math.max(0, oldest) };
  },
});
