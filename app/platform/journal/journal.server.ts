import { AsyncLocalStorage } from "node:async_hooks";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { db } from "../database/connection.server";
import { firstRow } from "../database/rows.server";
import { type Job, publish, subscribe } from "../jobs/jobs.server";
import { currentRequestId } from "../log.server";
import { publicChanged } from "../page-cache/changed.server";
import { journal } from "./tables.server";
import { type Happening, type HappeningNoun, isPublicHappening, nounOf } from "./visibility";

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

/** Reacts to one entry. Must be idempotent: an entry may arrive twice, or late. */
export type Heard = (entry: JournalEntry) => Promise<void>;

/** Handles the entries that it hears after commit, with retries of its own. Made by `listenerOf` or `listenerByNoun`. */
export type Listener = { name: string; hears(what: string): boolean; hear: Heard };

/** A listener that hears exactly the entries that stand in its table. */
export function listenerOf(name: string, heard: Readonly<Partial<Record<Happening, Heard>>>): Listener {
  const by = heard as Readonly<Record<string, Heard>>;
  return { name, hears: (what) => Object.hasOwn(by, what), hear: async (entry) => by[entry.what]?.(entry) };
}

/** A listener that hears every entry about the kinds of things in its table. */
export function listenerByNoun(
  name: string,
  heard: Readonly<Partial<Record<HappeningNoun, (subjectId: string) => Promise<void>>>>,
): Listener {
  return {
    name,
    hears: (what) => Object.hasOwn(heard, nounOf(what)),
    hear: async ({ what, subjectId }) => heard[nounOf(what)]?.(subjectId),
  };
}

/**
 * Listeners of nearly the same entries in one queue, so that an entry costs one row and not one for each. Each hears its own,
 * also when another fails; then all are called again.
 */
export function together(name: string, listeners: readonly Listener[]): Listener {
  return {
    name,
    hears: (what) => listeners.some((listener) => listener.hears(what)),
    async hear(entry) {
      const heard = await Promise.allSettled(listeners.map((listener) => listener.hear(entry)));
      for (const one of heard) if (one.status === "rejected") throw one.reason;
    },
  };
}

const TOPIC = "journal";
/** What a queue is subscribed to when its listener hears this kind of entry. */
const topicOf = (what: string): string => `${TOPIC}:${what}`;
/** The name of the queue of a listener's jobs. */
export const journalQueue = ({ name }: Listener): string => `${TOPIC}-${name}`;
const muted = new AsyncLocalStorage<boolean>();

/** Writes the entry and the jobs of those who hear it in the caller's transaction, and purges the page cache for a public entry. */
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
  if (!muted.getStore()) await publish(topicOf(entry.what), { id: entry.id }, entry.id);
  return entry;
}

/** For data sets with a past: entries are written, but no listener is called. */
export function withoutListeners<Result>(work: () => Promise<Result>): Promise<Result> {
  return muted.run(true, work);
}

/** The listeners as jobs: one queue each, so that one that fails holds up no other. */
export const listenerJobs = (listeners: readonly Listener[]): Job<{ id: string }>[] =>
  listeners.map((listener) => ({
    name: journalQueue(listener),
    run: async ({ id }: { id: string }) => {
      const [entry] = await db().select().from(journal).where(eq(journal.id, id));
      if (entry) await listener.hear(entry);
    },
  }));

/**
 * Subscribes the listeners' queues, which exist already, to the kinds of entries that they hear. Subscriptions are only added:
 * processes of two releases may run side by side, and a listener ignores what it does not hear. A release that knows no kinds
 * sends everything to whoever is subscribed to the journal itself.
 */
export async function subscribeListeners(
  listeners: readonly Listener[],
  happenings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kinds = Object.keys(happenings);
  await subscribe(
    listeners.flatMap((listener) => {
      const topics = [TOPIC, ...kinds.filter(listener.hears).map(topicOf)];
      return topics.map((topic) => ({ topic, queue: journalQueue(listener) }));
    }),
  );
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
