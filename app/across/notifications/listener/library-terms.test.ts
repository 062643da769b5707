import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { suspendPerson } from "~/modules/accounts/verbs/admin.server";
import { remindOfResources } from "~/modules/library/jobs.server";
import { documentOf, published, rowOf } from "~/modules/library/library.test-data";
import { dueStep } from "~/modules/library/rules/upkeep";
import { monthsAfter } from "~/modules/library/rules/verification";
import { resources } from "~/modules/library/tables/resources.server";
import { editResource, verifyResource, versionOf, withdrawResource } from "~/modules/library/verbs/resources.server";
import { remindOfTerms } from "~/modules/library/verbs/upkeep.server";
import { addDays, atHour, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { member, type Person, person, textOf } from "../../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";

ownPlatform();
/** A document that is verified at the start and verified again after three months has its term on 21 February. */
const START = new Date("2026-11-21T09:00:00Z");
const TERM = 92;
const day = (number: number) => new Date(START.getTime() + number * 86_400_000);
const SOURCE = { source: "https://legislatie.just.ro/Public/1", sourceOn: "2026-10-01" as LocalDate };
const LIST = "/admin/library";

it.each([
  ["2027-01-21", null],
  ["2027-01-22", "month"],
  ["2027-02-13", "month"],
  ["2027-02-14", "week"],
  ["2027-02-20", "week"],
  ["2027-02-21", "term"],
  ["2027-03-22", "term"],
  ["2027-03-23", null],
])("of a term on 21 February 2027, on %s the notice that is due is %s", (today, step) => {
  expect(dueStep("2027-02-21" as LocalDate, today as LocalDate)).toBe(step);
});

let admin: Person;
let owner: Person;
let deputy: Person;
let id: string;

beforeAll(async () => {
  setClock(START);
  admin = await person("ADMIN");
});
beforeEach(async () => {
  setClock(START);
  await db().update(resources).set({ deletedAt: START });
  owner = await person("ADMIN");
  deputy = await person("ADMIN");
  id = await published(admin, { ownerId: owner.actor.userId, deputyId: deputy.actor.userId, months: 3 });
  await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
});

const told = async (who: Person) => (await inboxOf(who.actor, 1)).map(({ title, message }) => `${title} ${message}`);
const reminded = async (number: number) => {
  setClock(day(number));
  await remindOfResources.run({});
  await deliverJournal();
};
/** Verified so long ago that the term is that many days ahead: sessions do not last until then. */
const withTermIn = async (days: number) => {
  const verified = monthsAfter(addDays(localDateOf(START), days), -3);
  setClock(atHour(verified, "12:00"));
  await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
  setClock(START);
};
const lists = async (query: string) => (await (await admin.get(`${LIST}?${query}`)).text()).includes(`${LIST}/${id}"`);

describe("the notices of a term", () => {
  it("reach owner and deputy thirty and seven days before and on the day, once each", async () => {
    const counts: number[] = [];
    for (const number of [TERM - 31, TERM - 30, TERM - 30, TERM - 20, TERM - 7, TERM - 1, TERM, TERM, TERM + 29]) {
      await reminded(number);
      counts.push((await told(owner)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
    expect(await told(deputy)).toEqual(await told(owner));
    expect((await told(owner))[0]).toBe(
      "„Model de referat de necesitate”: de reverificat Termenul de reverificare a venit la 21 februarie 2027. Până la o verificare nouă, cititorii văd un avertisment.",
    );
    expect(await told(admin)).toEqual([]);
  });

  it("skips those that a stopped server missed, and sends none long after the term", async () => {
    await reminded(TERM + 3);
    expect(await told(owner)).toHaveLength(1);
    await reminded(TERM + 30);
    expect(await told(owner)).toHaveLength(1);
  });

  it("begin again after a verification, which settles the earlier ones", async () => {
    await reminded(TERM - 7);
    await verifyResource(admin.actor, id, { edition: 1, ...SOURCE });
    const [settled] = await inboxOf(owner.actor, 1);
    expect(settled).toMatchObject({ unread: false, outcome: "resource_verified" });
    await reminded(TERM);
    expect(await told(owner)).toHaveLength(1);
    await reminded(TERM - 7 + 92);
    expect(await told(owner)).toHaveLength(2);
  });

  it("reach only those who may still see the document", async () => {
    await suspendPerson(admin.actor, owner.actor.userId, "A plecat.");
    await reminded(TERM - 30);
    expect([await told(owner), (await told(deputy)).length, await told(admin)]).toEqual([[], 1, []]);
    await suspendPerson(admin.actor, deputy.actor.userId, "A plecat.");
    await reminded(TERM - 7);
    expect([await told(owner), (await told(deputy)).length, (await told(admin)).length]).toEqual([[], 1, 1]);
  });

  it("are not sent of a withdrawn document, nor twice by two jobs at once", async () => {
    setClock(day(TERM));
    await Promise.all([remindOfTerms(), remindOfTerms()]);
    await deliverJournal();
    expect(await told(owner)).toHaveLength(1);
    const other = await published(admin, { ownerId: deputy.actor.userId, months: 3 });
    setClock(day(TERM + 1));
    await verifyResource(admin.actor, other, { edition: 1, ...SOURCE });
    await withdrawResource(admin.actor, other);
    await reminded(2 * TERM);
    expect(await told(deputy)).toHaveLength(1);
  });
});

describe("the queue of documents to look after", () => {
  it("has what expires soon, what is long overdue, and what readers object to", async () => {
    const found = async (days: number) => {
      await withTermIn(days);
      return [await lists("grija=soon"), await lists("grija=overdue")];
    };
    expect(await found(31)).toEqual([false, false]);
    expect(await found(30)).toEqual([true, false]);
    expect(await found(0)).toEqual([false, false]);
    expect(await found(-29)).toEqual([false, false]);
    expect(await found(-30)).toEqual([false, true]);
    expect(await lists("grija=objected")).toBe(false);
    const uat = await member("UAT");
    const correction = { formKey: newFormKey(), edition: "1", reason: "Lipsește anexa.", words: "" };
    await uat.post(`/uat/resource/${id}/correction`, correction);
    expect(await lists("grija=objected")).toBe(true);
  });

  it("has a document the same day when its owner is suspended or no longer an administrator", async () => {
    expect(await lists("grija=unkept")).toBe(false);
    await suspendPerson(admin.actor, owner.actor.userId, "A plecat.");
    expect(await lists("grija=unkept")).toBe(true);
    const page = await textOf(await admin.get(`${LIST}/${id}`));
    expect(page).toContain(`${owner.actor.name} nu mai este administrator activ.`);
    const queue = await textOf(await admin.get(`/admin/dashboard?coada=documente&arata=${id}`));
    expect(queue).toContain("Nimeni nu mai răspunde de");
    expect(await textOf(await admin.get(`${LIST}/${id}/edit`))).not.toContain(owner.actor.name);
    const given = documentOf(admin, { months: 3 });
    await editResource(admin.actor, id, given, versionOf(await rowOf(id)));
    expect(await lists("grija=unkept")).toBe(false);
  });

  it("keeps a document that is long past its term on the dashboard", async () => {
    await withTermIn(-30);
    expect(await textOf(await admin.get("/admin/dashboard?coada=documente"))).toContain(
      "nu a fost reverificat la timp",
    );
  });
});
