import { expect, test } from "vitest";
import { connect, disconnect } from "~/platform/database/connection.server";
import { loadWorld } from "../../db/worlds/load/load";
import { Browser } from "../support/browser";
import { query } from "../support/databases";
import { migrateUnder } from "../support/living-migrations";
import { cast, ownDatabase, ownServer, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

const SCALE = 0.02;
const LONGEST_MS = 1_000;
/** On a machine so busy that pages alone take that long. */
const SLOWER = 3;

test("a newer program migrates while an older one answers: nobody is refused, and nobody waits", async () => {
  const url = await ownDatabase();
  await connect({ connectionString: url }, { isUnlimited: true });
  const plan = { scale: SCALE, seed: "migrating", at: new Date(), passwordHash: "none", database: null };
  await loadWorld(plan, () => {}).finally(disconnect);
  const older = await ownServer({ databaseUrl: url, env: { PAGE_CACHE_MB: "0" } });
  const clerk = visit(older, cast().authorities[0]);
  const firm = visit(older, cast().firms[0] ?? cast().authorities[1]);
  const stranger = new Browser(older.origin);
  const [article] = await query<{ id: string }>(
    url,
    "select id from articles where published_submission_id is not null and deleted_at is null limit 1",
  );
  const draft = clerk.prepare(await clerk.get(NEW_REQUEST), {
    title: "Audit",
    category: "eu_funds",
    description: "Ce vrem.",
  });
  const felt = await migrateUnder(url, [
    () => stranger.get("/blog"),
    () => stranger.get(`/blog/${article?.id}`),
    () => clerk.get("/uat/dashboard"),
    () => firm.get("/firma/opportunities"),
    draft,
  ]);
  expect(felt.odd).toEqual([]);
  expect(felt.answers).toBeGreaterThan(50);
  expect(felt.longest).toBeLessThan(Math.max(LONGEST_MS, SLOWER * felt.longestBefore));
  expect(
    await query(url, "select 1 from article_submissions where letters is distinct from length(body_text)"),
  ).toEqual([]);
});
