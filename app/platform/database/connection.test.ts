import { sql } from "drizzle-orm";
import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import {
  afterCommit,
  connectionUse,
  db,
  onConnections,
  raw,
  refuseInTransaction,
  rolledBack,
  transaction,
} from "./connection.server";
import { uniqueViolation } from "./errors.server";
import { unavailable } from "./unavailable.server";

const notes = pgTable("notes", {
  name: text().primaryKey(),
  amountInBani: bigint({ mode: "number" }),
  writtenAt: timestamp({ withTimezone: true }),
});
const write = (name: string) => db().insert(notes).values({ name });
const names = async () =>
  (await db().select({ name: notes.name }).from(notes).orderBy(notes.name)).map((row) => row.name);

ownDatabase();

beforeEach(async () => {
  await raw.executeSql(
    "create table if not exists notes (name text primary key, amount_in_bani bigint, written_at timestamptz)",
  );
  await raw.executeSql("truncate notes");
});

describe("reserved connections", () => {
  it("answer while requests hold all of theirs", async () => {
    const held = Promise.withResolvers<void>();
    const holding = Promise.all(Array.from({ length: 5 }, () => transaction(() => held.promise)));
    const waiting = raw.executeSql("select 1");
    await expect
      .poll(() => connectionUse().find(({ kind }) => kind === "requests"))
      .toMatchObject({
        open: 5,
        idle: 0,
        waiting: 1,
      });
    for (const kind of ["reserved", "background"] as const) {
      const counted = onConnections(kind, () =>
        transaction(() => db().execute(sql`select count(*)::int as n from notes`)),
      );
      expect((await counted).rows).toEqual([{ n: 0 }]);
    }
    held.resolve();
    await Promise.all([holding, waiting]);
  });
});

describe("what waits for something other than the database", () => {
  const wait = async () => refuseInTransaction("the storage");
  it("is refused inside a transaction and its savepoints, and allowed before it and after its commit", async () => {
    for (const allowed of [wait, () => transaction(() => afterCommit(wait)), () => rolledBack(wait)]) await allowed();
    for (const work of [wait, () => transaction(wait), () => rolledBack(() => transaction(wait))])
      await expect(transaction(work)).rejects.toThrow("waits for the storage");
  });
});

describe("a transaction", () => {
  it("is written as a whole", async () => {
    await transaction(async () => {
      await write("a");
      await raw.executeSql("insert into notes values ($1)", ["b"]);
    });
    expect(await names()).toEqual(["a", "b"]);
  });

  it("is undone as a whole, and the error arrives", async () => {
    const failing = transaction(async () => {
      await write("a");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await names()).toEqual([]);
  });

  it("fails when a swallowed error has already rolled it back", async () => {
    const swallowing = transaction(async () => {
      await write("a");
      await write("a").catch(() => {});
    });
    await expect(swallowing).rejects.toThrow("nothing was committed");
    expect(await names()).toEqual([]);
  });

  it("refuses a query that comes after its end", async () => {
    const ended = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    await transaction(async () => {
      late = ended.promise.then(() => write("late"));
    });
    ended.resolve();
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining("has already ended") } });
    expect(await names()).toEqual([]);
  });

  it("accepts concurrent queries", async () => {
    await transaction(() => Promise.all(["a", "b", "c"].map(write)));
    expect(await names()).toEqual(["a", "b", "c"]);
  });

  it("is joined by a library's db.transaction", async () => {
    await rolledBack(() => db().transaction(async (tx) => tx.insert(notes).values({ name: "a" })));
    expect(await names()).toEqual([]);
  });
});

describe("a transaction that the database rolled back because of another", () => {
  const update = (name: string) =>
    raw.executeSql("update notes set amount_in_bani = amount_in_bani + 1 where name = $1", [name]);
  const waitsForLock = async (pid: number) =>
    (await raw.executeSql("select from pg_locks where pid = $1 and not granted", [pid])).rowCount === 1;
  const deadlock = () => raw.executeSql("do $$ begin raise exception 'no' using errcode = '40P01'; end $$");

  it("runs once more: two in a deadlock are both committed, each once", async () => {
    await db()
      .insert(notes)
      .values(["a", "b"].map((name) => ({ name, amountInBani: 0 })));
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const hooks: string[] = [];
    const inOrder = (first: string, second: string) =>
      transaction(async () => {
        await afterCommit(() => void hooks.push(first));
        await update(first);
        if (++holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await update(second);
      });
    await Promise.all([inOrder("a", "b"), inOrder("b", "a")]);
    expect(holding).toBe(3);
    expect(hooks.sort()).toEqual(["a", "b"]);
    expect((await db().select().from(notes)).map(({ amountInBani }) => amountInBani)).toEqual([2, 2]);
  });

  it("waits until the other one has finished, however slowly that one continues", async () => {
    await db()
      .insert(notes)
      .values(["a", "b"].map((name) => ({ name })));
    const other = Promise.withResolvers<number>();
    const holdsA = Promise.withResolvers<void>();
    const runs = { undone: 0, other: 0 };
    const undone = transaction(async () => {
      await update("a");
      holdsA.resolve();
      if (++runs.undone > 1) return update("b");
      const pid = await other.promise;
      await expect.poll(() => waitsForLock(pid), { timeout: 4_000 }).toBe(true);
      process.kill(pid, "SIGSTOP");
      setTimeout(() => process.kill(pid, "SIGCONT"), 25);
      return transaction(deadlock);
    });
    const passing = transaction(async () => {
      runs.other += 1;
      await update("b");
      await holdsA.promise;
      other.resolve((await raw.executeSql("select pg_backend_pid() as pid")).rows[0].pid);
      await update("a");
    });
    await Promise.all([undone, passing]);
    expect(runs).toEqual({ undone: 2, other: 1 });
  });

  it("fails when it is rolled back a second time", async () => {
    let runs = 0;
    const failing = transaction(async () => {
      runs += 1;
      await write("a");
      await transaction(deadlock);
    });
    await expect(failing).rejects.toSatisfy(unavailable);
    expect(runs).toBe(2);
    expect(await names()).toEqual([]);
  });

  it("is not run again for any other error", async () => {
    let runs = 0;
    const failing = transaction(async () => {
      runs += 1;
      await write("a");
      await write("a");
    });
    await expect(failing).rejects.toSatisfy((error: unknown) => uniqueViolation(error));
    expect(runs).toBe(1);
  });
});

describe("a transaction inside another", () => {
  it("rolls back only itself, and leaves the outer one usable", async () => {
    await transaction(async () => {
      await write("a");
      const duplicate = await transaction(() => write("a")).catch((error: unknown) => error);
      expect(uniqueViolation(duplicate, "notes_pkey")).toBe(true);
      expect(uniqueViolation(duplicate, "another")).toBe(false);
      await write("b");
    });
    expect(await names()).toEqual(["a", "b"]);
  });

  it("is rolled back with the outer one", async () => {
    await transaction(async () => {
      await transaction(() => write("a"));
      throw new Error("no");
    }).catch(() => {});
    expect(await names()).toEqual([]);
  });

  it("waits for its siblings, so that each rolls back only its own statements", async () => {
    const outcomes = await transaction(() =>
      Promise.allSettled(
        ["a", "b", "c"].map((name) =>
          transaction(async () => {
            await write(name);
            await transaction(() => write(`${name}${name}`));
            if (name === "b") throw new Error("no");
          }),
        ),
      ),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await names()).toEqual(["a", "aa", "c", "cc"]);
  });
});

describe("a hook", () => {
  it("runs after the commit, in order, outside the transaction", async () => {
    const seen: string[] = [];
    await transaction(async () => {
      await afterCommit(async () => void seen.push("first", ...(await names())));
      await transaction(async () => afterCommit(() => void seen.push("second")));
      await transaction(async () => {
        await afterCommit(() => void seen.push("undone"));
        throw new Error("no");
      }).catch(() => {});
      await write("a");
      seen.push("inside");
    });
    expect(seen).toEqual(["inside", "first", "a", "second"]);
  });

  it("does not run when nothing was committed", async () => {
    const seen: string[] = [];
    await rolledBack(() => afterCommit(() => void seen.push("hook")));
    expect(seen).toEqual([]);
  });

  it("runs at once outside any transaction", async () => {
    const seen: string[] = [];
    await afterCommit(() => void seen.push("hook"));
    expect(seen).toEqual(["hook"]);
  });
});

describe("rolledBack", () => {
  it("shows its writes inside and leaves none behind", async () => {
    await rolledBack(async () => {
      await transaction(() => write("a"));
      expect(await names()).toEqual(["a"]);
    });
    expect(await names()).toEqual([]);
  });

  it("passes on the error of a failing test", async () => {
    await expect(rolledBack(() => Promise.reject(new Error("red")))).rejects.toThrow("red");
  });
});

describe("int8", () => {
  it("is a number in every kind of query", async () => {
    const amountInBani = 9_007_199_254_740_991;
    await db().insert(notes).values({ name: "a", amountInBani });
    expect((await db().select().from(notes))[0]?.amountInBani).toBe(amountInBani);
    const plain = sql`select amount_in_bani as amount from notes`;
    expect((await db().execute<{ amount: number }>(plain)).rows[0]?.amount).toBe(amountInBani);
    await transaction(async () => {
      expect((await db().execute<{ amount: number }>(plain)).rows[0]?.amount).toBe(amountInBani);
      expect((await raw.executeSql("select count(*) as count from notes")).rows).toEqual([{ count: 1 }]);
    });
  });

  it("is refused where a number would round it", async () => {
    await expect(raw.executeSql("select 9007199254740993::int8")).rejects.toThrow(RangeError);
  });

  it("leaves the other types to Drizzle", async () => {
    const writtenAt = new Date("2026-03-29T01:30:00.123Z");
    await db().insert(notes).values({ name: "a", writtenAt });
    expect((await db().select().from(notes))[0]?.writtenAt).toEqual(writtenAt);
  });
});
