import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { published } from "~/modules/library/library.test-data";
import { resourceObjections } from "~/modules/library/tables/feedback.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { member, type Person, person, textOf } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";

ownPlatform();

let admin: Person;
let owner: Person;
let uat: Person;
let other: Person;

beforeAll(async () => {
  [admin, owner] = [await person("ADMIN"), await person("ADMIN")];
  [uat, other] = [await member("UAT"), await member("UAT")];
});
beforeEach(() => setClock(new Date("2026-11-21T09:00:00Z")));

const page = (id: string, part = "") => `/uat/resource/${id}${part}`;
const words = async (who: Person, path: string) => textOf(await who.get(path));

describe("an objection to a document", () => {
  const REASON = "Lipsește anexa 2 din ordin.";
  const object = (who: Person, id: string, reason = REASON) =>
    who.post(page(id, "/objection"), { formKey: newFormKey(), edition: "1", reason });
  const told = async (who: Person) => (await inboxOf(who.actor, 1)).items;

  it("reaches the owner and their page of the document, until it is settled", async () => {
    const id = await published(admin, { ownerId: owner.actor.userId });
    expect((await object(uat, id, " ")).status).toBe(400);
    expect((await object(uat, id)).status).toBe(303);
    await deliverJournal();
    const [notice] = await told(owner);
    expect(notice).toMatchObject({
      title: expect.stringContaining("„Model de referat de necesitate” nu a fost de folos"),
      message: expect.stringContaining(REASON),
      href: `/admin/library/${id}`,
    });
    expect(await told(admin)).toEqual([]);
    expect(await words(admin, `/admin/library/${id}`)).toContain(REASON);
    expect(await words(other, page(id))).not.toContain(REASON);

    const [objection] = await db().select().from(resourceObjections);
    const settle = (who: Person, settled: string) =>
      who.post(`/admin/library/objections/${objection?.id}/settlement`, { settled });
    expect((await settle(uat, "yes")).status).toBe(403);
    expect((await settle(admin, "maybe")).status).toBe(400);
    expect((await settle(admin, "yes")).status).toBe(303);
    expect((await settle(admin, "yes")).status).toBe(409);
    await deliverJournal();
    expect(await words(admin, `/admin/library/${id}`)).toContain("rezolvată la 21 noiembrie 2026");
    const [settled] = await told(owner);
    expect(settled).toMatchObject({ unread: false, outcome: "objection_settled" });
    expect((await settle(admin, "no")).status).toBe(303);
  });

  it("is one for each person until it is settled, the last that they wrote", async () => {
    const id = await published(admin);
    const before = await db().$count(resourceObjections);
    await object(uat, id);
    await object(uat, id, "Și anexa 3.");
    expect(await db().$count(resourceObjections)).toBe(before + 1);
    expect(await words(admin, `/admin/library/${id}`)).toContain("Și anexa 3.");
  });

  it("reaches all administrators when nobody answers for the document any more", async () => {
    const [gone, deputy] = [await person("ADMIN"), await person("ADMIN")];
    const id = await published(admin, { ownerId: gone.actor.userId });
    await admin.post(`/admin/people/${gone.actor.userId}/suspension`, { reason: "A plecat." });
    await object(uat, id);
    await deliverJournal();
    expect((await told(deputy)).map(({ message }) => message)).toEqual([expect.stringContaining(REASON)]);
    expect(await told(gone)).toEqual([]);
  });
});
