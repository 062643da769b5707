import { eq } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { statementName } from "./client.server";
import { connect, db, raw, transaction } from "./connection.server";
import { unavailable } from "./unavailable.server";

const places = pgTable("places", { name: text().primaryKey(), people: integer() });
const everything = () => db().select().from(places).orderBy(places.name);
const prepared = async () => {
  const { rows } = await raw.executeSql("select statement from pg_prepared_statements order by prepare_time");
  return rows.map((row) => row.statement as string);
};

const own = ownDatabase({ max: 1 });

beforeEach(async () => {
  await connect(own(), { max: 1 });
  await raw.executeSql("drop table if exists places");
  await raw.executeSql("create table places (name text primary key, people int)");
  await raw.executeSql("insert into places values ('a', 1), ('b', 2)");
});

describe("a statement", () => {
  it("that reads is prepared once per connection", async () => {
    for (const name of ["a", "b", "a"]) await db().select().from(places).where(eq(places.name, name));
    expect(await prepared()).toEqual(['select "name", "people" from "places" where "places"."name" = $1']);
  });

  it("that writes is not", async () => {
    await db().update(places).set({ people: 3 });
    expect(await prepared()).toEqual([]);
    expect(statementName("insert into places values ($1)")).toBeUndefined();
    expect(statementName("selected")).toBeUndefined();
  });

  it("whose preparation failed is prepared at the next try", async () => {
    await raw.executeSql("drop table places");
    const failing = transaction(() => transaction(everything).catch(() => "no table"));
    expect(await failing).toBe("no table");
    await raw.executeSql("create table places (name text, people int)");
    expect(await everything()).toEqual([]);
  });

  it("has a name up to a number of statements", () => {
    const texts = Array.from({ length: 1_200 }, (_, index) => `select ${index} as one_of_many`);
    const known = texts.map(statementName);
    expect(known[0]).toBe(statementName(texts[0] ?? ""));
    expect(new Set(known.filter((name) => name !== undefined)).size).toBeLessThanOrEqual(1_000);
    expect(known.at(-1)).toBeUndefined();
  });
});

describe("after a migration while the process is running", () => {
  const migrated = () => raw.executeSql("alter table places alter column people type bigint");

  it("a statement is prepared again without an error", async () => {
    const before = await everything();
    await migrated();
    expect(await everything()).toEqual(before);
    expect(await everything()).toEqual(before);
  });

  it("concurrent statements are all answered", async () => {
    await everything();
    await migrated();
    const answers = await Promise.all([everything(), everything(), everything()]);
    expect(answers.map((rows) => rows.length)).toEqual([2, 2, 2]);
  });

  it("a transaction is rolled back and runs once more", async () => {
    await everything();
    await migrated();
    let runs = 0;
    const asked = transaction(() => {
      runs += 1;
      return everything();
    });
    expect(await asked).toHaveLength(2);
    expect(runs).toBe(2);
  });

  it("a transaction that fails twice is answered as an unavailable database", () => {
    const outdated = Object.assign(new Error("cached plan must not change result type"), { code: "0A000" });
    expect(unavailable(outdated)).toBe(true);
    expect(unavailable(Object.assign(new Error("cannot do that"), { code: "0A000" }))).toBe(false);
  });
});
