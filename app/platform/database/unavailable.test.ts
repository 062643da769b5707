import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { DatabaseClient } from "./client.server";
import { connect, db, disconnect, raw, transaction } from "./connection.server";
import { unavailable, unavailableAtStart } from "./unavailable.server";

const own = ownDatabase({ max: 1 });

const coded = (code: string, more: object = {}) => Object.assign(new Error("no"), { code }, more);

describe("the database is unavailable", () => {
  it.each([
    ["connection refused", coded("ECONNREFUSED")],
    ["socket not there", coded("ENOENT", { syscall: "connect" })],
    ["starting up", coded("57P03")],
    ["shutting down", coded("57P01")],
    ["disk full", coded("53100")],
    ["too many connections", coded("53300")],
    ["dropped while in use", coded("57P04")],
    ["idle session ended", coded("57P05")],
    ["an error of the server's disk", coded("58030")],
    ["password changed meanwhile", coded("28P01")],
    ["database not there", coded("3D000")],
    ["read-only", coded("25006")],
    ["transaction too long", coded("25P04")],
    ["deadlock", coded("40P01")],
    ["not serializable, or in the way of recovery", coded("40001")],
    ["statement timeout", coded("57014")],
    ["lock timeout", coded("55P03")],
    ["wrapped by Drizzle", new DrizzleQueryError("select 1", [], coded("08006"))],
    ["pool exhausted", new Error("timeout exceeded when trying to connect")],
    ["frozen", new Error("Query read timeout")],
    ["as the queue of jobs passes it on", { ...coded("ECONNREFUSED"), message: "no (Queue: mail)", stack: "" }],
    ["the same, without a code", { message: "Connection terminated unexpectedly (Queue: mail)", stack: "" }],
  ])("%s", (_, error) => expect(unavailable(error)).toBe(true));

  it.each([
    ["a missing file", coded("ENOENT", { syscall: "open" })],
    ["a duplicate", coded("23505")],
    ["a syntax error", coded("42601")],
    ["another program's code", coded("530")],
    ["nothing at all", null],
    ["a thrown text", "Connection terminated"],
  ])("not: %s", (_, error) => expect(unavailable(error)).toBe(false));
});

/** A port that accepts connections behind which nobody answers, as a frozen server or a firewall that drops packets. */
async function silentPort(): Promise<string> {
  const held = new Set<{ destroy(): void }>();
  const server = createServer((socket) => void held.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    server.close();
  });
  return `postgres://psp:x@127.0.0.1:${(server.address() as AddressInfo).port}/psp`;
}

describe("a server that accepts connections and never answers", () => {
  it("ends the start with a sentence that says where to look", async () => {
    const client = new DatabaseClient({ connectionString: await silentPort(), connectionTimeoutMillis: 100 });
    const failure = await client.connect().catch((error: unknown) => error);
    expect(unavailableAtStart(failure)).toContain("verificați gazda și portul din DATABASE_URL, firewall-ul");
  });
});

it("the sentence at the start names the disk when it is full", () => {
  expect(unavailableAtStart(coded("53100"))).toContain("eliberați loc");
});

describe("for real", () => {
  const failure = (work: Promise<unknown>) => work.then(() => expect.fail("worked"), unavailable);

  it("counts a statement that took too long", async () => {
    const limit = (seconds: number) =>
      raw.executeSql(`alter role current_user in database ${own().database} set statement_timeout = '${seconds}s'`);
    await limit(1);
    await connect(own()); // the limit is that of connections opened from now on
    expect(await failure(db().execute("select pg_sleep(5)"))).toBe(true);
    await limit(0);
  });

  it("counts a connection that was cut, and the next query works", async () => {
    await connect(own());
    expect(await failure(raw.executeSql("select pg_terminate_backend(pg_backend_pid())"))).toBe(true);
    expect((await raw.executeSql("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("counts a server that is not there, and a pool that is closed", async () => {
    await connect({ ...own(), host: "/nowhere" });
    expect(await failure(raw.executeSql("select 1"))).toBe(true);
    await disconnect();
    expect(await failure(raw.executeSql("select 1"))).toBe(true);
    await connect(own());
  });

  it("counts a server that takes no writes", async () => {
    await connect(own());
    const write = transaction(async () => {
      await raw.executeSql("set transaction read only");
      await raw.executeSql("create table written (id int)");
    });
    expect(await failure(write)).toBe(true);
  });

  it("survives losing idle connections", async () => {
    await connect(own());
    await raw.executeSql("select 1");
    const other = new pg.Client(own());
    await other.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await other.end();
    await expect
      .poll(() => raw.executeSql("select 1 as one").then(({ rows }) => rows, unavailable), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
  });
});
