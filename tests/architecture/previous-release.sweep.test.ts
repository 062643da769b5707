import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { temporaryFolder } from "../support/folders";
import { cloneDatabase, dropDatabase } from "../support/postgres";
import { previousRelease, RESTART, type Release, testsOf, unpack } from "../support/previous-release";
import { asAdministrator } from "../support/template";

/** Of the tests nearest to the queries, the one that begins soonest. */
const SOONEST = "app/modules/requests/status.test.ts";
const STORE_TESTS = [
  SOONEST,
  "app/modules/requests/requests.test.ts",
  "app/modules/articles/articles.test.ts",
  "app/modules/conversations/conversations.test.ts",
  "app/modules/partners/partners.test.ts",
];
/** Since it is there, a release starts on the schema of a newer one. */
const KNOWS_NEWER = "app/platform/database/migration-mark.ts";

let folder: string;
let previous: Release | null;

beforeAll(async () => {
  folder = temporaryFolder();
  previous = await previousRelease();
  if (previous) await unpack(previous, folder);
});
afterAll(() => rm(folder, { recursive: true }));

it("the release before this one works on the schema of this one, and starts again on it", async ({
  skip,
  annotate,
}) => {
  if (!previous) return skip("the history of this copy does not reach to the release before");
  const restarts = existsSync(join(folder, KNOWS_NEWER));
  await annotate(`${previous.name}${restarts ? "" : ", which only starts on its own schema"}`);
  const files = restarts ? [...STORE_TESTS, RESTART] : STORE_TESTS;
  const { passed, failed, output } = await testsOf(folder, files, inject("server"));
  expect(failed, output).toEqual([]);
  expect(passed).toBeGreaterThan(50);
});

it("a column that is dropped while the release before still uses it is noticed", async ({ skip }) => {
  if (!previous) return skip("the history of this copy does not reach to the release before");
  const contracted = await cloneDatabase();
  await asAdministrator(contracted, (client) => client.query("alter table requests drop column sealed cascade"));
  const { failed, output } = await testsOf(folder, [SOONEST], { ...inject("server"), template: contracted.database });
  await dropDatabase(contracted);
  expect(failed).toEqual([SOONEST]);
  expect(output).toContain('column "sealed"');
});
