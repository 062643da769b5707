import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { NOT_FILLED } from "~/across/search/rules/search";
import { query } from "../support/databases";
import { until } from "../support/servers";
import { ownDatabase, ownFolder, ownServer } from "./support/stage";

/** What writers of the index lock: `LOCK` in the store of the search. */
const INDEX_LOCK = 7305520;

test("an index that must be filled does not delay the start, is announced, and is filled after a process that was killed", async () => {
  const [databaseUrl, dataDir] = await Promise.all([ownDatabase(), ownFolder()]);
  const given = { databaseUrl, dataDir };
  await query(databaseUrl, "delete from search_entries");
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("select pg_advisory_lock($1)", [INDEX_LOCK]);

  const killed = await ownServer(given);
  const asked = await fetch(`${killed.origin}/cauta?q=fantana`);
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(await asked.text()).toContain(NOT_FILLED);
  const state = async () =>
    (await query<{ state: string }>(databaseUrl, "select state from pgboss.job where name = 'fill-search-index'")).map(
      (job) => job.state,
    );
  await until(async () => (await state())[0] === "active", "the fill has begun");
  await killed.kill();

  const server = await ownServer({ ...given, port: killed.port });
  expect(await state()).toHaveLength(1);
  expect(await (await fetch(`${server.origin}/cauta?q=fantana`)).text()).toContain(NOT_FILLED);
  await holder.query("select pg_advisory_unlock($1)", [INDEX_LOCK]);
  await until(async () => (await state())[0] === "completed", "another process has filled the index", 60_000);
  const complete = await fetch(`${server.origin}/cauta?q=fantana`);
  expect(complete.headers.get("cache-control")).toBe("private, no-cache");
  const page = await complete.text();
  expect(page).not.toContain(NOT_FILLED);
  expect(page).toContain("<mark>");
});
