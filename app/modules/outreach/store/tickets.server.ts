import { and, desc, eq, gte, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { supportTickets } from "../tables.server";

export type NewTicket = typeof supportTickets.$inferInsert;

const receiptColumns = pick(supportTickets, "id", "number");
const statusColumns = pick(supportTickets, "number", "state", "createdAt");

/** Locks the sender until the transaction ends, so that two copies of one message run one after the other. */
export async function lockSender(email: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${email}`}, 0))`);
}

/** The same message of the same sender, stored after `since`; null when there is none. */
export async function sameTicket({ email, subject, message }: NewTicket, since: Date) {
  const same = and(
    eq(sql`lower(${supportTickets.email})`, email),
    gte(supportTickets.createdAt, since),
    eq(supportTickets.subject, subject),
    eq(supportTickets.message, message),
  );
  const newest = desc(supportTickets.createdAt);
  return firstRow(db().select(receiptColumns).from(supportTickets).where(same).orderBy(newest).limit(1));
}

export async function insertTicket(values: NewTicket) {
  const [ticket] = await db().insert(supportTickets).values(values).returning(receiptColumns);
  if (!ticket) throw new Error("No ticket came back");
  return ticket;
}

/** What the ticket's page shows to anyone with its address: nothing of the message. Null when there is none. */
export const ticketStatus = (id: string) =>
  firstRow(db().select(statusColumns).from(supportTickets).where(eq(supportTickets.id, id)));
