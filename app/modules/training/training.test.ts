import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { member, organisation, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { enrolmentState } from "./rules/seats";
import { enrolmentOf, enrolmentsIn } from "./store/enrolments.server";
import { programById } from "./store/programs.server";
import { inThreeWeeks, programInput, publishedProgram } from "./training.test-data";
import { acceptOffer, enrol, withdraw } from "./verbs/enrolments.server";
import {
  cancelProgram,
  createProgram,
  editProgram,
  markAttendance,
  publishProgram,
  rejectProgram,
  remindOfPrograms,
  settleQueues,
} from "./verbs/programs.server";

ownPlatform();

const HOUR = 3_600_000;
/** More than there are connections, so that some wait for one. */
const AT_ONCE = 40;

let admin: Person;
let firm: Person;
let clerks: Person[];

beforeAll(async () => {
  admin = await person("ADMIN");
  firm = await member("FIRMA");
  clerks = await Promise.all(Array.from({ length: 5 }, () => member("UAT")));
});

const clerk = (number: number): Actor => clerks[number]?.actor as Actor;
const stateOf = async (id: string, { userId }: Actor) => {
  const own = await enrolmentOf(id, userId);
  return own && enrolmentState(own, now());
};
const happened = async (subjectId: string) =>
  (await db().select({ what: journal.what }).from(journal).where(eq(journal.subjectId, subjectId))).map(
    ({ what }) => what,
  );

/** Colleagues of one authority, without sessions: a thousand sessions would take longer than what is tested. */
async function crowd(number: number): Promise<Actor[]> {
  const organisationId = await organisation("UAT");
  const at = now();
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: number }, (_, place) => ({
        name: `Om ${place}`,
        email: `om-${place}@multime.test`,
        emailVerified: true,
        role: "UAT" as const,
        organisationId,
        membership: "colleague" as const,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning({ userId: users.id });
  return rows.map(
    ({ userId }) => ({ ...clerk(0), userId, organisation: { ...clerk(0).organisation, id: organisationId } }) as Actor,
  );
}

describe("places", () => {
  it("of 1,000 people who ask at once are 30 seats, and the others wait in order", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 30 });
    const people = await crowd(1_000);
    // some twice, as an impatient finger does: the second time is refused
    const asking = people.concat(people.slice(0, 50)).values();
    let given = 0;
    const ask = async () => {
      for (const actor of asking)
        await enrol(actor, id).then(
          () => (given += 1),
          ({ status }) => expect(status).toBe(409),
        );
    };
    // what others are told of it is tested elsewhere, and would take most of the time here
    await withoutListeners(() => Promise.all(Array.from({ length: AT_ONCE }, ask)));
    expect(given).toBe(1_000);
    const rows = await enrolmentsIn(id);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 1_000 }, (_, place) => place + 1));
    expect(rows.map((row) => enrolmentState(row, now()))).toEqual([
      ...Array(30).fill("seated"),
      ...Array(970).fill("waiting"),
    ]);
  });

  it("go to the next who waits in the moment in which somebody leaves", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    expect(await enrol(clerk(0), id)).toBe("seated");
    expect(await enrol(clerk(1), id)).toBe("waiting");
    expect(await enrol(clerk(2), id)).toBe("waiting");
    await expect(enrol(clerk(1), id)).rejects.toMatchObject({ status: 409 });
    await withdraw(clerk(0), id);
    expect([await stateOf(id, clerk(1)), await stateOf(id, clerk(2))]).toEqual(["offered", "waiting"]);
    await acceptOffer(clerk(1), id);
    expect(await stateOf(id, clerk(1))).toBe("seated");
    // whoever left comes back at the end
    expect(await enrol(clerk(0), id)).toBe("waiting");
    await withdraw(clerk(1), id);
    expect([await stateOf(id, clerk(2)), await stateOf(id, clerk(0))]).toEqual(["offered", "waiting"]);
  });

  it("that are offered and not taken go on, with one outcome when both happen at once", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    for (const number of [0, 1, 2]) await enrol(clerk(number), id);
    await withdraw(clerk(0), id);
    const until = (await enrolmentOf(id, clerk(1).userId))?.offerUntil as Date;
    await withClock(until, async () => {
      const both = await Promise.allSettled([acceptOffer(clerk(1), id), settleQueues()]);
      expect(both[0]).toMatchObject({ status: "rejected", reason: { status: 409 } });
      expect([await stateOf(id, clerk(1)), await stateOf(id, clerk(2))]).toEqual(["lapsed", "offered"]);
    });
    const lapsed = (await enrolmentOf(id, clerk(1).userId))?.id ?? "";
    expect((await happened(lapsed)).filter((what) => what === "enrolment.lapsed")).toHaveLength(1);
    await withClock(new Date(until.getTime() - 1), async () => {
      const other = await publishedProgram(admin.actor, {
        capacity: 1,
        startsAt: new Date(until.getTime() + 200 * HOUR),
      });
      for (const number of [0, 1]) await enrol(clerk(number), other);
      await withdraw(clerk(0), other);
      await Promise.all([acceptOffer(clerk(1), other), settleQueues()]);
      expect(await stateOf(other, clerk(1))).toBe("seated");
    });
  });

  it("stay with those who have them when the capacity is lowered, and are offered when it is raised", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 2 });
    for (const number of [0, 1, 2, 3]) await enrol(clerk(number), id);
    await editProgram(admin.actor, id, programInput("training", { capacity: 1 }), null);
    expect([await stateOf(id, clerk(0)), await stateOf(id, clerk(1))]).toEqual(["seated", "seated"]);
    await withdraw(clerk(0), id);
    expect(await stateOf(id, clerk(2))).toBe("waiting");
    await editProgram(admin.actor, id, programInput("training", { capacity: 3 }), null);
    expect([await stateOf(id, clerk(2)), await stateOf(id, clerk(3))]).toEqual(["offered", "offered"]);
  });

  it("are kept no longer than 12 hours before the start, also of a program that is moved nearer", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    for (const number of [0, 1]) await enrol(clerk(number), id);
    await withdraw(clerk(0), id);
    const startsAt = new Date(now().getTime() + 26 * HOUR);
    await editProgram(admin.actor, id, programInput("training", { capacity: 1, startsAt }), null);
    const offerUntil = (await enrolmentOf(id, clerk(1).userId))?.offerUntil as Date;
    expect(offerUntil.getTime()).toBeLessThanOrEqual(startsAt.getTime() - 12 * HOUR);
    expect(await stateOf(id, clerk(1))).toBe("offered");
  });

  it("are taken by the first who asks on the last day", async () => {
    const startsAt = inThreeWeeks();
    const id = await publishedProgram(admin.actor, { capacity: 1, startsAt });
    for (const number of [0, 1, 2]) await enrol(clerk(number), id);
    await withClock(new Date(startsAt.getTime() - 20 * HOUR), async () => {
      await withdraw(clerk(0), id);
      expect(await stateOf(id, clerk(1))).toBe("waiting");
      expect(await enrol(clerk(2), id)).toBe("seated");
      await expect(enrol(clerk(1), id)).rejects.toMatchObject({ status: 409 });
      expect(await enrol(clerk(3), id)).toBe("waiting");
    });
    await withClock(startsAt, () => expect(enrol(clerk(4), id)).rejects.toMatchObject({ status: 409 }));
  });

  it("are not offered to people of a suspended organisation", async () => {
    const id = await publishedProgram(admin.actor, { capacity: 1 });
    const suspended = await member("UAT");
    await enrol(clerk(0), id);
    await enrol(suspended.actor, id);
    await enrol(clerk(1), id);
    await db()
      .update(organisations)
      .set({ suspendedAt: now(), suspendedReason: "Date neadevărate." })
      .where(eq(organisations.id, suspended.actor.organisation?.id ?? ""));
    await withdraw(clerk(0), id);
    expect([await stateOf(id, suspended.actor), await stateOf(id, clerk(1))]).toEqual(["waiting", "offered"]);
  });
});

describe("a program", () => {
  it("is for authorities or for firms, and only when it is published", async () => {
    const draft = await createProgram(admin.actor, "training", programInput("training"));
    await expect(enrol(clerk(0), draft)).rejects.toMatchObject({ status: 404 });
    await publishProgram(admin.actor, draft);
    expect(await enrol(clerk(0), draft)).toBe("seated");
    await expect(enrol(firm.actor, draft)).rejects.toMatchObject({ status: 404 });
    const event = await publishedProgram(admin.actor, {}, "event");
    expect(await enrol(firm.actor, event)).toBe("seated");
    const unverified = await member("UAT", "pending");
    await expect(enrol(unverified.actor, draft)).rejects.toMatchObject({ status: 403 });
  });

  it("is proposed by a firm, rejected with a reason, sent again, and published by an ADMIN", async () => {
    const id = await createProgram(firm.actor, "training", programInput("training"));
    await expect(publishProgram(firm.actor, id)).rejects.toMatchObject({ status: 403 });
    await rejectProgram(admin.actor, id, "Lipsesc temele.");
    await expect(publishProgram(admin.actor, id)).rejects.toMatchObject({ status: 409 });
    const again = programInput("training", { curriculum: "Pragurile" });
    expect(await editProgram(firm.actor, id, again, null)).toEqual({ isProposal: true, isMoved: false });
    await publishProgram(admin.actor, id);
    await expect(editProgram(firm.actor, id, again, null)).rejects.toMatchObject({ status: 403 });
    expect(await happened(id)).toEqual([
      "program.proposed",
      "program.rejected",
      "program.proposed",
      "program.published",
    ]);
  });

  it("tells of a move once, and of its end once, and raises the number of its calendar file", async () => {
    const id = await publishedProgram(admin.actor);
    const later = new Date(inThreeWeeks().getTime() + 48 * HOUR);
    await editProgram(admin.actor, id, programInput("training", { title: "Alt titlu" }), null);
    await editProgram(admin.actor, id, programInput("training", { startsAt: later }), null);
    await cancelProgram(admin.actor, id, "Formatorul este bolnav.");
    await expect(cancelProgram(admin.actor, id, "Din nou.")).rejects.toMatchObject({ status: 409 });
    expect(await happened(id)).toEqual([
      "program.created",
      "program.published",
      "program.edited",
      "program.moved",
      "program.cancelled",
    ]);
    expect(await programById(id, now())).toMatchObject({ sequence: 3 });
    await expect(enrol(clerk(0), id)).rejects.toMatchObject({ status: 409 });
  });

  it("is remembered the day before, once, and attendance is noted after it began", async () => {
    const startsAt = inThreeWeeks();
    const id = await publishedProgram(admin.actor, { startsAt });
    for (const number of [0, 1]) await enrol(clerk(number), id);
    const [first] = await enrolmentsIn(id);
    await withClock(new Date(startsAt.getTime() - 23 * HOUR), async () => {
      await remindOfPrograms();
      await remindOfPrograms();
      expect((await happened(id)).filter((what) => what === "program.near")).toHaveLength(1);
      await expect(markAttendance(admin.actor, id, new Set())).rejects.toMatchObject({ status: 409 });
    });
    await withClock(startsAt, async () => {
      const present = new Set([first?.id ?? ""]);
      expect(await markAttendance(admin.actor, id, present)).toBe(1);
      await markAttendance(admin.actor, id, present);
      expect(await happened(first?.id ?? "")).toEqual(["enrolment.seated", "enrolment.attended"]);
      expect((await enrolmentsIn(id)).map(({ attended }) => attended)).toEqual([true, false]);
    });
  });
});
