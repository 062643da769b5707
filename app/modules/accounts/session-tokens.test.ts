import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { migrationsFolder } from "~/platform/database/migrate.server";
import { cookieOf, enter, ownAccounts, PASSWORD, withPassword } from "./accounts.test-data";
import { owner } from "./people.test-data";
import { sessionCookiePair, sessionToken } from "./session/cookies.server";
import { readActor } from "./session/session.server";
import { personById } from "./store/person.server";

ownAccounts();

/** Everything that a copy of the database holds, as text. */
async function dump(): Promise<string> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const { rows: texts } = await db().execute<{ text: string }>(
      sql`select string_agg(t::text, ' ') as text from ${table} t`,
    );
    parts.push(texts[0]?.text ?? "");
  }
  return parts.join("\n");
}

const storedToken = async (sessionId: string) => {
  const { rows } = await db().execute<{ token: string }>(sql`select token from sessions where id = ${sessionId}`);
  return rows[0]?.token ?? "";
};

/** The row as it was written before tokens were hashed. */
const asBefore = (sessionId: string, token: string) =>
  db().execute(sql`update sessions set token = ${token} where id = ${sessionId}`);

describe("the token of a session", () => {
  it("is in no copy of the database, whichever way the session was opened", async () => {
    const { actor, cookie } = await owner("UAT");
    const person = await personById(await withPassword(actor.userId));
    const entered = await enter(person!.email, PASSWORD);
    const cookies = [cookie, cookieOf(entered)];
    const held = await dump();
    expect(held).toContain(person!.email);
    for (const one of cookies) {
      expect((await readActor(one)).actor?.userId).toBe(actor.userId);
      const token = sessionToken(one);
      expect(token?.length).toBeGreaterThan(20);
      expect(held).not.toContain(token);
    }
  });

  it("cannot be made from what the database holds, even by whoever has the secret", async () => {
    const { actor, cookie } = await owner("UAT");
    expect((await readActor(sessionCookiePair(sessionToken(cookie) ?? ""))).actor).not.toBeNull();
    expect((await readActor(sessionCookiePair(await storedToken(actor.sessionId)))).actor).toBeNull();
  });

  it("is hashed by the migration, and whoever was signed in still is", async () => {
    const { actor, cookie } = await owner("UAT");
    await asBefore(actor.sessionId, sessionToken(cookie) ?? "");
    const file = join(migrationsFolder(), "0015_hashed_session_tokens.sql");
    await db().execute(sql.raw(await readFile(file, "utf8")));
    expect((await readActor(cookie)).actor).toEqual(actor);
  });
});
