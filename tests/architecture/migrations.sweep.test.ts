import pg from "pg";
import { expect, it } from "vitest";
import { dangersFrom } from "../support/migration-dangers";
import { dropDatabase, emptyDatabase } from "../support/postgres";

/** Earlier migrations are not checked: they were written before the product had users. */
const FIRST_JUDGED = 14;

it("no migration stops or breaks the processes that run meanwhile", async () => {
  const own = await emptyDatabase();
  const client = new pg.Client(own);
  await client.connect();
  try {
    expect(await dangersFrom(client, FIRST_JUDGED)).toEqual([]);
  } finally {
    await client.end();
    await dropDatabase(own);
  }
});
