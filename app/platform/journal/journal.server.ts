import { AsyncLocalStorage } from "node:async_hooks";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { db } from "../database/connection.server";
import { firstRow } from "../database/rows.server";
import { type Job, publish } from "../jobs/jobs.server";
import { currentRequestId } from "../log.server";
import { publicChanged } from "../page-cache/changed.server";
import { journal } from "./tables.server";
import { type Happening, isPublicHappening } from "./visibility";

/** The person and their organisation; null for jobs, such as a due reminder. */
export type Doer = { userId: string; organisation: { id: string } | null } | null;
export type JournalEntry = typeof journal.$inferSelect;
export type NewEntry = {
  what: Happening;
  subjectId: string;
  by: Doer;
  at: Date;
  from?: string;
  to?: string;
  /** Never the contents of an offer: the journal is read by more people than the offer is. */
  note?: string;
};

/** Handles entries after commit, with retries of its own. Must be idempotent: an entry may arrive twice, or late. */
export type Listener = { name: string; hear(entry: JournalEntry): Promise<void> };

const TOPIC = "journal";
const muted = new AsyncLocalStorage<boolean>();

/** Writes the entry and its listeners' jobs in the caller's transaction, and purges the page cache for a public entry. */
export async function record(happening: NewEntry): Promise<JournalEntry> {
  const { by, ...rest } = happening;
  const [entry] = await db()
    .insert(journal)
    .values({
      id: v7(),
      ...rest,
      userId: by?.userId ?? null,
      organisationId: by?.organisation?.id ?? null,
      requestId: currentRequestId(),
    })
    .returning();
  if (!entry) throw new Error("The journal returned no row");
  if (isPublicHappening(rest.what)) await publicChanged();
  if (!muted.getStore()) await publish(TOPIC, { id: entry.id }, entry.id);
  return entry;
}

/** For data sets with a past: entries are written, but no listener is called. */
export function withoutListeners<Result>(work: () => Promise<Result>): Promise<Result> {
  return muted.run(true, work);
}

/** The name of the queue of a listener's jobs. */
export const journalQueue = ({ name }: Listener): string => `journal-${name}`;

/** The listeners as jobs: one queue each, so that one that fails holds up no other. */
export function listenerJobs(listeners: readonly Listener[]): { jobs: Job<{ id: string }>[]; topic: string } {
  const jobs = listeners.map((listener) => ({
    name: journalQueue(listener),
    run: async ({ id }: { id: string }) => {
      const [entry] = await db().select().from(journal).where(eq(journal.id, id));
      if (entry) await listener.hear(entry);
    },
  }));
  return { jobs, topic: TOPIC };
}

/** The entries of one subject, oldest first. */
export async function historyOf(subjectId: string): Promise<JournalEntry[]> {
  return db().select().from(journal).where(eq(journal.subjectId, subjectId)).orderBy(asc(journal.at), asc(journal.id));
}

/** The entries of a subject with one of these names and, when given, this state afterwards. */
export type Happened = { what: Happening | readonly Happening[]; subjectId: string; to?: string };

/** The newest such entry; null when there is none. */
export async function lastEntry(of: Happened): Promise<JournalEntry | null> {
  const kind = sql`${journal.what} = any(${sql.param([of.what].flat())}::text[])`;
  const so = of.to === undefined ? undefined : eq(journal.to, of.to);
  const such = and(eq(journal.subjectId, of.subjectId), kind, so);
  return firstRow(db().select().from(journal).where(such).orderBy(desc(journal.at), desc(journal.id)).limit(1));
}

/** When something was last written; null in an empty journal. */
export async function newestEntryAt(): Promise<Date | null> {
  const [newest] = await db()
    .select({ at: journal.at })
    .from(journal)
    .orderBy(desc(journal.at), desc(journal.id))
    .limit(1);
  return newest?.at ?? null;
}

/** Everything after an entry, oldest first; for tests that pull instead of waiting for jobs. */
export async function entriesAfter(id: string): Promise<JournalEntry[]> {
  return db().select().from(journal).where(gt(journal.id, id)).orderBy(asc(journal.id));
}
