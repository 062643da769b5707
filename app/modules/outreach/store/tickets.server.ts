import { and, desc, eq, gte, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { supportTickets } from "../tables.server";

export type NewTicket = typeof supportTickets.$inferInsert;

const told = { id: supportTickets.id, number: supportTickets.number };

/** Two copies of one message that arrive at once wait for each other here, until the transaction ends. */
export async function holdSender(email: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${email}`}, 0))`);
}

/** The same message of the same sender, stored since; null when there is none. */
export async function sameTicket({ email, subject, message }: NewTicket, since: Date) {
  const [found] = await db()
    .select(told)
    .from(supportTickets)
    .where(
      and(
        eq(sql`lower(${supportTickets.email})`, email),
        gte(supportTickets.createdAt, since),
        eq(supportTickets.subject, subject),
        eq(supportTickets.message, message),
      ),
    )
    .orderBy(desc(supportTickets.createdAt))
    .limit(1);
  return found ?? null;
}

export async function insertTicket(values: NewTicket) {
  const [ticket] = await db().insert(supportTickets).values(values).returning(told);
  if (!ticket) throw new Error("No ticket came back");
  return ticket;
}

/** What anyone with its address may know of a ticket: not a word of what was written. */
export async function ticketReceipt(id: string) {
  const [ticket] = await db()
    .select({ number: supportTickets.number, state: supportTickets.state, createdAt: supportTickets.createdAt })
    .from(supportTickets)
    .where(eq(supportTickets.id, id));
  return ticket ?? null;
}
