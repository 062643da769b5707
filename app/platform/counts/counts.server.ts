import { sql } from "drizzle-orm";
import { type LocalDate, localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { db, onConnections } from "../database/connection.server";
import { log } from "../log.server";
import { counter, type Figure } from "../metrics/figures.server";
import type { CountedKind } from "./kinds";

const WAIT_MS = 5_000;

const counted = counter({
  name: "psp_refused_total",
  help: "What was refused, by kind: sign-in is a failed sign-in, limit one of the limits on tries",
  labels: ["kind"],
});
export const refusedFigures: readonly Figure[] = [counted];

type Row = { day: LocalDate; kind: CountedKind; count: number };

/**
 * Counts by day and kind, without anything of whoever did it. While a request is answered it is only noted in memory; the
 * sums are stored some seconds later, and what was not stored yet is lost when the process is killed.
 */
export class Counts {
  private noted = new Map<string, Row>();
  private timer: NodeJS.Timeout | null = null;
  private storing: Promise<void> = Promise.resolve();

  note(kind: CountedKind): void {
    counted.inc({ kind });
    this.add({ day: localDateOf(now()), kind, count: 1 });
    this.timer ??= setTimeout(() => void onConnections("background", () => this.flush()), WAIT_MS).unref();
  }

  /** Stores what was noted, after what is being stored already; when that fails it is kept for the next time. */
  flush(): Promise<void> {
    this.storing = this.storing.then(() => this.store());
    return this.storing;
  }

  private async store(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    // in order, so that two processes that count at once cannot deadlock
    const rows = [...this.noted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.noted = new Map();
    if (rows.length === 0) return;
    try {
      const values = rows.map(({ day, kind, count }) => sql`(${day}::text, ${kind}::text, ${count}::integer)`);
      await db().execute(sql`
        insert into daily_counts as c (day, kind, count) values ${sql.join(values, sql`, `)}
        on conflict (day, kind) do update set count = c.count + excluded.count`);
    } catch (error) {
      for (const row of rows) this.add(row);
      log.warn({ error }, "counts were not stored yet");
    }
  }

  private add({ day, kind, count }: Row): void {
    const key = `${day} ${kind}`;
    this.noted.set(key, { day, kind, count: count + (this.noted.get(key)?.count ?? 0) });
  }
}

/** Of this process. */
export const counts = new Counts();
