import { beforeAll, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { historyOf } from "~/platform/journal/journal.server";
import { member, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { own, withCommunity } from "./desk.test-data";

ownPlatform();
beforeAll(() => setClock(new Date("2026-11-21T09:00:00Z")));

it("a page that was written before the verification says what was found there, once", async () => {
  const uat = await withCommunity(await member("UAT", "pending"));
  const { id, kind } = await own(uat);
  expect(kind).toBe("commune");
  const admin = await person("ADMIN");
  const organisation = `/admin/organisations/${uat.actor.organisation?.id}`;
  await admin.post(`${organisation}/verification`, { checked: "CUI-ul", kind: "town" });
  await deliverJournal();
  const settled = await own(uat);
  expect(settled.kind).toBe("town");
  expect(await textOf(await stranger.get(`/comunitati/${id}`))).toContain("Oraș");
  await deliverJournal();
  expect((await own(uat)).updatedAt).toEqual(settled.updatedAt);
  expect((await historyOf(id)).filter(({ to }) => to === "location")).toHaveLength(1);
});
