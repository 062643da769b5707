import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import type { LocalDate } from "../calendar/local-date";
import { setClock } from "../clock";
import { db } from "../database/connection.server";
import { Counts } from "./counts.server";
import { COUNTED_KINDS } from "./kinds";
import { countsSince } from "./since.server";
import { dailyCounts } from "./tables.server";

ownDatabase();
const NOVEMBER = "2026-11-01" as LocalDate;
const DECEMBER = "2026-12-01" as LocalDate;

const since = async (day: LocalDate) =>
  Object.fromEntries((await countsSince({ day })).filter(({ count }) => count > 0).map((one) => [one.kind, one.count]));
const noteAt = (counts: Counts, instant: string, kind: (typeof COUNTED_KINDS)[number], times = 1) => {
  setClock(new Date(instant));
  for (let done = 0; done < times; done += 1) counts.note(kind);
};

describe("what is counted by day", () => {
  it("begins with a row of zero for every kind, on the day of its migration", async () => {
    const rows = await countsSince({ day: "2000-01-01" as LocalDate });
    expect(rows.map(({ kind, count }) => [kind, count]).sort()).toEqual(COUNTED_KINDS.map((kind) => [kind, 0]).sort());
    for (const { countedFrom } of rows) expect(countedFrom).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  describe("of several", () => {
    beforeEach(async () => void (await db().delete(dailyCounts)));
    afterEach(() => setClock(null));

    it("kinds and processes at once loses nothing", async () => {
      const processes = Array.from({ length: 6 }, () => new Counts());
      for (let round = 0; round < 20; round += 1) {
        for (const [place, counts] of processes.entries()) {
          const kinds = place % 2 === 0 ? COUNTED_KINDS : [...COUNTED_KINDS].reverse();
          for (const kind of kinds) noteAt(counts, "2026-11-10T10:00:00Z", kind);
        }
        await Promise.all(processes.map((counts) => counts.flush()));
      }
      expect(await since(NOVEMBER)).toEqual(Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, 120])));
    });

    it("months is of the month of the day in Romania, and says from when it is counted", async () => {
      const counts = new Counts();
      noteAt(counts, "2026-11-30T21:59:59Z", "sign-in", 2);
      noteAt(counts, "2026-11-30T22:00:00Z", "sign-in", 3);
      await counts.flush();
      expect([await since(NOVEMBER), await since(DECEMBER)]).toEqual([{ "sign-in": 5 }, { "sign-in": 3 }]);
      expect((await countsSince({ day: DECEMBER }))[0]?.countedFrom).toBe("2026-11-30");
    });
  });

  it("is stored when a flush has ended, also by one that was under way", async () => {
    const counts = new Counts();
    noteAt(counts, "2026-11-10T10:00:00Z", "limit");
    let isStored = false;
    void counts.flush().then(() => {
      isStored = true;
    });
    await counts.flush();
    expect(isStored).toBe(true);
  });

  it("waits for the next time when it cannot be stored", async () => {
    await db().delete(dailyCounts);
    const counts = new Counts();
    await db().execute(sql`alter table daily_counts rename to away`);
    noteAt(counts, "2026-11-10T10:00:00Z", "limit", 2);
    await expect(counts.flush()).resolves.toBeUndefined();
    await db().execute(sql`alter table away rename to daily_counts`);
    noteAt(counts, "2026-11-10T10:00:01Z", "limit");
    await counts.flush();
    expect(await since(NOVEMBER)).toEqual({ limit: 3 });
    setClock(null);
  });
});
