import { type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { columnClasses, personColumns } from "./store/column-classes.server";

ownDatabase();

const named = <Class>(classes: Readonly<Record<string, Class>>, which: (one: Class) => boolean) =>
  Object.keys(classes).filter((column) => which(classes[column] as Class));

describe("what is known of people", () => {
  const { users } = columnClasses;

  it("is forgotten when they ask, but for what names nobody or was decided or agreed to", () => {
    expect(named(users, ({ erasure }) => erasure !== "delete")).toEqual([
      "id",
      "role",
      "organisationId",
      "suspendedAt",
      "suspendedReason",
      "termsVersion",
      "termsAcceptedAt",
      "createdAt",
      "updatedAt",
    ]);
  });

  it("is given to them, but for what only guards their sign-in", () => {
    expect(named(users, (one) => !one.export)).toEqual(["lastTotpStep"]);
  });
});

describe("what is known of organisations", () => {
  it("is given to them, but for who of the moderators decided", () => {
    expect(named(columnClasses.organisations, (one) => !one.export)).toEqual(["verifiedBy"]);
  });
});

describe("every table with a person", () => {
  const refersTo = (which: SQL) => sql`
    select from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] and f.confrelid ${which}`;

  /** Columns that refer to an account, and those that by their name hold a person without a foreign key. */
  const HOLDS_A_PERSON = sql`
    select c.relname || '.' || a.attname as place
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped
      and case
        when exists (${refersTo(sql`= 'users'::regclass`)}) then true
        when exists (${refersTo(sql`<> 'users'::regclass`)}) then false
        else a.atttypid in ('uuid'::regtype, 'text'::regtype)
          and a.attname ~ '(^|_)(user_id|by|by_user|email|phone)$'
      end
    order by place`;

  it("says for each of its columns what becomes of the row", async () => {
    const { rows } = await db().execute<{ place: string }>(HOLDS_A_PERSON);
    expect(rows.map(({ place }) => place)).toEqual(Object.keys(personColumns).sort());
  });
});
