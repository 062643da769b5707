import { expect, it } from "vitest";
import { enrolments, programs } from "~/modules/training/tables.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { ownPlatform } from "../../tests/support/platform";
import { fillDemo } from "./demo/world";
import { loadWorld } from "./load/load";
import { amountsOf } from "./load/world";

ownPlatform();

const SCALE = 0.005;

it("the synthetic world is written beside the demo world, which stays as it is", async () => {
  await withoutListeners(fillDemo);
  const before = { programs: await db().$count(programs), enrolments: await db().select().from(enrolments) };
  await loadWorld(
    { scale: SCALE, seed: "beside", at: now(), passwordHash: "made elsewhere", database: null },
    () => {},
  );
  expect(await db().$count(programs)).toBe(before.programs + amountsOf(SCALE).programs);
  const known = new Set(before.enrolments.map(({ programId }) => programId));
  const after = (await db().select().from(enrolments)).filter(({ programId }) => known.has(programId));
  expect(after).toHaveLength(before.enrolments.length);
});
