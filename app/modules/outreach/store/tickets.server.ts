import { and, asc, count, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow, insertedId } from "~/platform/database/rows.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { PROMISED_HOURS, type TicketSearch, type TicketState, ticketIn, URGENT } from "../rules";
import { supportMessages, supportTickets } from "../tables.server";

export type NewTicket = typeof supportTickets.$inferInsert;

const receiptColumns = pick(supportTickets, "id", "number");

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

const TICKETS_PER_PAGE = 20;
/** How many of their tickets a person is shown on the support page. */
const OWN_SHOWN = 5;

const ticketColumns = {
  ...pick(
    supportTickets,
    "id",
    "number",
    "name",
    "email",
    "subject",
    "message",
    "userId",
    "state",
    "waitingSince",
    "firstAnsweredAt",
    "closedAt",
    "createdAt",
    "assigneeId",
  ),
  organisation: pick(organisations, "id", "name"),
  assignee: users.name,
};

const tickets = () =>
  db()
    .select(ticketColumns)
    .from(supportTickets)
    .leftJoin(organisations, eq(organisations.id, supportTickets.organisationId))
    .leftJoin(users, eq(users.id, supportTickets.assigneeId));

/** Throws 404 when there is none. */
export const ticketById = (id: string) => foundRow(tickets().where(eq(supportTickets.id, id)));
export type Ticket = Awaited<ReturnType<typeof ticketById>>;

/** The same, locked until the transaction ends. */
export const lockedTicket = (id: string) =>
  foundRow(tickets().where(eq(supportTickets.id, id)).for("update", { of: supportTickets }));

/** What followed the first message, in order, with the names of those who were signed in. */
export const ticketMessages = (ticketId: string) =>
  db()
    .select({ ...pick(supportMessages, "id", "isFromTeam", "text", "createdAt"), author: users.name })
    .from(supportMessages)
    .leftJoin(users, eq(users.id, supportMessages.authorId))
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));

export const insertMessage = (values: typeof supportMessages.$inferInsert): Promise<string> =>
  insertedId(db().insert(supportMessages).values(values).returning({ id: supportMessages.id }));

/** Whether the author wrote the same after `since`: the form was sent twice. */
export const isRepeated = async (ticketId: string, text: string, since: Date): Promise<boolean> =>
  (await db().$count(
    supportMessages,
    and(
      eq(supportMessages.ticketId, ticketId),
      eq(supportMessages.isFromTeam, false),
      eq(supportMessages.text, text),
      gte(supportMessages.createdAt, since),
    ),
  )) > 0;

export async function updateTicket(id: string, values: Partial<NewTicket>): Promise<void> {
  await db().update(supportTickets).set(values).where(eq(supportTickets.id, id));
}

const inState = (state: TicketState) => eq(supportTickets.state, state);

const hours = (number: number) => sql.raw(`interval '${number} hours'`);
/** `isUrgent` of the rules, in SQL. */
export const isUrgentTicket = sql`(${supportTickets.subject} ~* ${sql.raw(`'\\m${URGENT}'`)})`;
/** When the promise to answer ends: `promisedWithin` of the rules. */
const ticketDue = sql`${supportTickets.waitingSince} + case when ${isUrgentTicket} then ${hours(PROMISED_HOURS.urgent)} else ${hours(PROMISED_HOURS.usual)} end`;

/** What is urgent is answered first, then what is due first. */
export const waitingOrder = [desc(isUrgentTicket), asc(ticketDue), asc(supportTickets.id)];

/** One page of the desk: of what waits the urgent and then the first due first, of the rest the newest. */
export async function ticketsPage({ text, state, page }: TicketSearch) {
  const { name, email, subject, message, number, waitingSince, id } = supportTickets;
  const matching = and(
    state === "all" ? undefined : inState(state ?? "open"),
    ...wordsOfPlace(text).map((word) =>
      or(
        ...[name, email, subject, message].map((column) => holds(column, word)),
        hasName(organisations.name, word),
        eq(number, ticketIn(word) ?? 0),
      ),
    ),
  );
  const order = state === null ? waitingOrder : [desc(waitingSince), desc(id)];
  const [rows, found] = await Promise.all([
    tickets()
      .where(matching)
      .orderBy(...order)
      .limit(TICKETS_PER_PAGE)
      .offset((page - 1) * TICKETS_PER_PAGE),
    db().$count(tickets().where(matching).as("found")),
  ]);
  return { rows, found, pages: Math.ceil(found / TICKETS_PER_PAGE) };
}

/** How many wait for the team. */
export const waitingTickets = () => db().select({ count: count() }).from(supportTickets).where(inState("open"));

/** The subject, state and times of every ticket that was first answered after `since`, and of those without an answer. */
export const measuredSince = (since: Date) =>
  db()
    .select(pick(supportTickets, "subject", "state", "createdAt", "waitingSince", "firstAnsweredAt"))
    .from(supportTickets)
    .where(
      or(
        gte(supportTickets.firstAnsweredAt, since),
        and(isNull(supportTickets.firstAnsweredAt), eq(supportTickets.state, "open")),
      ),
    );

/** The latest tickets of a signed-in author. */
export const ticketsOf = (userId: string) =>
  db()
    .select(pick(supportTickets, "id", "number", "subject", "state", "createdAt"))
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(desc(supportTickets.createdAt))
    .limit(OWN_SHOWN);
