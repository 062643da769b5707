import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { setClock } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { historyOf } from "~/platform/journal/journal.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { idOf, own, withCommunity } from "./desk.test-data";
import { makeCommunity } from "./verbs/creation.server";

ownPlatform();
beforeAll(() => setClock(new Date("2026-11-21T09:00:00Z")));

const found = { checked: ["cui"], kind: "town" };
const verify = async (uat: Person) =>
  (await person("ADMIN")).post(`/admin/organisations/${idOf(uat)}/verification`, found);

it("a page that was written before the verification says what was found there, once", async () => {
  const uat = await withCommunity(await member("UAT", "pending"));
  const { id, kind } = await own(uat);
  expect(kind).toBe("commune");
  await verify(uat);
  await deliverJournal();
  const settled = await own(uat);
  expect(settled.kind).toBe("town");
  expect(await textOf(await stranger.get(`/comunitati/${id}`))).toContain("Oraș");
  await deliverJournal();
  expect((await own(uat)).updatedAt).toEqual(settled.updatedAt);
  expect((await historyOf(id)).filter(({ to }) => to === "location")).toHaveLength(1);
});

it("and so does one that lay in the bin meanwhile, when it is put back", async () => {
  const uat = await withCommunity(await member("UAT", "pending"));
  const { id } = await own(uat);
  const admin = await person("ADMIN");
  await admin.post(`/admin/communities/${id}/deletion`);
  await verify(uat);
  await deliverJournal();
  expect((await admin.post(`/admin/communities/${id}/restoration`)).status).toBe(303);
  expect((await own(uat)).kind).toBe("town");
  expect(await textOf(await stranger.get(`/comunitati/${id}`))).toContain("Oraș");
});

it("and one that is made while an ADMIN verifies", async () => {
  const uat = await member("UAT", "pending");
  const admin = await person("ADMIN");
  const verified = Promise.withResolvers<void>();
  const madeWaits = Promise.withResolvers<void>();
  const verifying = transaction(async () => {
    await verifyOrganisation(admin.actor, idOf(uat), { checked: "CUI-ul", kind: "town" });
    verified.resolve();
    await madeWaits.promise;
  });
  await verified.promise;
  const making = makeCommunity(uat.actor, {
    name: "Orașul Făget",
    kind: "commune",
    county: "TM",
    address: null,
    description: "",
  });
  await expect.poll(waiting).toBe(1);
  madeWaits.resolve();
  await Promise.all([verifying, making]);
  expect((await own(uat)).kind).toBe("town");
});

/** How many wait for a lock in this database. */
async function waiting(): Promise<number> {
  const { rows } = await db().execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
