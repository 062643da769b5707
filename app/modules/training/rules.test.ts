import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, atHour, hourOf, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";
import { offerEnd } from "./rules/offer-time";
import { DISCOUNTS, memberPrice, priceText } from "./rules/prices";
import { enrolmentState, holdsSeat, offersToMake, type SeatFacts, seatsAtOnce } from "./rules/seats";

const HOUR = 3_600_000;
const START = atHour("2026-12-16" as LocalDate, "09:00");
const OPENED = atHour("2026-11-27" as LocalDate, "10:00");

type Row = SeatFacts & { person: number; position: number; isSuspended: boolean };
type Act =
  | { what: "enrol" | "withdraw" | "accept" | "suspend" | "restore"; person: number; hours: number }
  | { what: "capacity"; to: number; hours: number };

/** The same rules as the verbs ask, on rows in memory. */
class Hall {
  rows: Row[] = [];
  now = OPENED;
  /** Nobody is thrown out of a seat above the capacity; only a lowered capacity may leave some there. */
  allowedAbove = 0;
  offered: { person: number; position: number }[] = [];
  #position = 0;
  capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  state = (row: Row) => enrolmentState(row, this.now);
  taken = () => this.rows.filter((row) => holdsSeat(this.state(row))).length;
  waiting = () => this.rows.filter((row) => this.state(row) === "waiting" && !row.isSuspended);

  settle() {
    const queue = this.waiting().sort((one, other) => one.position - other.position);
    const offers = offersToMake({ capacity: this.capacity, taken: this.taken() }, queue.length, START, this.now);
    for (const row of queue.slice(0, offers)) {
      row.offerUntil = offerEnd(this.now, START);
      this.offered.push({ person: row.person, position: row.position });
    }
  }

  do(act: Act) {
    this.now = new Date(this.now.getTime() + act.hours * HOUR);
    this.settle();
    if (act.what === "capacity") {
      this.capacity = act.to;
      this.settle();
      return;
    }
    const row = this.rows.find(({ person }) => person === act.person);
    const state = row ? this.state(row) : null;
    if (act.what === "suspend" && row) row.isSuspended = true;
    if (act.what === "restore" && row) row.isSuspended = false;
    if (act.what === "accept" && row && state === "offered") row.seatedAt = this.now;
    if (act.what === "withdraw" && row && state !== "lapsed") row.withdrawnAt = this.now;
    if (act.what === "enrol" && (state === null || state === "withdrawn" || state === "lapsed")) {
      this.#position += 1;
      const at = seatsAtOnce({ capacity: this.capacity, taken: this.taken() }, this.waiting().length, START, this.now);
      const place = { seatedAt: at ? this.now : null, offerUntil: null, withdrawnAt: null };
      const asked = { ...place, person: act.person, position: this.#position, isSuspended: row?.isSuspended ?? false };
      this.rows = [...this.rows.filter(({ person }) => person !== act.person), asked];
    }
    this.settle();
  }
}

const people = fc.integer({ min: 1, max: 12 });
const hours = fc.integer({ min: 0, max: 30 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    what: fc.constantFrom("enrol", "enrol", "withdraw", "accept", "suspend", "restore"),
    person: people,
    hours,
  }),
  fc.record({ what: fc.constant("capacity"), to: fc.integer({ min: 1, max: 6 }), hours }),
);

describe("seats", () => {
  it("are never given twice, and are offered in the order of asking", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(act, { maxLength: 40 }), (capacity, acts) => {
        const hall = new Hall(capacity);
        for (const one of acts) {
          const before = hall.taken();
          const seated = hall.rows.filter((row) => hall.state(row) === "seated");
          hall.do(one);
          // above the capacity only what was there when it was lowered
          expect(hall.taken()).toBeLessThanOrEqual(Math.max(hall.capacity, before));
          for (const row of seated)
            if (!("person" in one) || one.person !== row.person) expect(hall.state(row)).toBe("seated");
          // nobody waits while a seat is free and could be offered
          if (hall.now.getTime() < START.getTime() - 24 * HOUR && hall.taken() < hall.capacity)
            expect(hall.waiting()).toEqual([]);
        }
        for (const [place, { position }] of hall.offered.entries()) {
          const isPassed = hall.rows.some(
            (row) =>
              row.position < position &&
              row.offerUntil === null &&
              row.seatedAt === null &&
              row.withdrawnAt === null &&
              !row.isSuspended &&
              !acts.some((one) => "person" in one && one.person === row.person && one.what === "restore"),
          );
          expect(isPassed, `offer ${place}`).toBe(false);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("an offered seat", () => {
  const at = (day: string, hour: string) => atHour(day as LocalDate, hour);

  it.each([
    ["2026-11-25", "10:00", "2026-11-27", "10:00"],
    ["2026-11-25", "22:30", "2026-11-27", "20:00"],
    // a Friday: Saturday to Tuesday, 30 November and 1 December are holidays
    ["2026-11-27", "18:00", "2026-12-03", "18:00"],
  ])("offered on %s at %s is kept until %s at %s", (day, hour, lastDay, lastHour) => {
    expect(offerEnd(at(day, hour), at("2026-12-20", "09:00"))).toEqual(at(lastDay, lastHour));
  });

  it("is kept for 24 working hours, and never nearer than 12 hours to the start", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 * 24 * 60 }),
        fc.integer({ min: 25, max: 24 * 40 }),
        (minutes, before) => {
          const offered = new Date(OPENED.getTime() + minutes * 60_000);
          const start = new Date(offered.getTime() + before * HOUR);
          const end = offerEnd(offered, start);
          expect(end > offered).toBe(true);
          expect(end.getTime()).toBeLessThanOrEqual(start.getTime() - 12 * HOUR);
          if (end.getTime() < start.getTime() - 12 * HOUR) {
            let counted = 0;
            for (let day = localDateOf(offered); day <= localDateOf(end); day = addDays(day, 1))
              if (isWorkingDay(day)) {
                const from = Math.max(offered.getTime(), atHour(day, "08:00").getTime());
                counted += Math.max(0, Math.min(end.getTime(), atHour(day, "20:00").getTime()) - from);
              }
            expect(counted).toBe(24 * HOUR);
            expect(hourOf(end) <= "20:00" && hourOf(end) >= "08:00").toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("the price for members", () => {
  it("is exact to the ban", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(...DISCOUNTS.training, ...DISCOUNTS.event),
        (price, discount) => {
          const paid = memberPrice(price, discount);
          const exact = BigInt(price) * BigInt(100 - discount);
          const twice = 2n * (BigInt(paid) * 100n - exact);
          expect(Number.isInteger(paid)).toBe(true);
          // half a ban is rounded up: the error is above -1/2 and at most 1/2 of a ban
          expect(twice > -100n && twice <= 100n).toBe(true);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it("is said in words", () => {
    expect(priceText({ kind: "training", price: 40_001, discount: 15 })).toEqual({
      own: "340,01 lei",
      full: "400,01 lei",
      why: "15% reducere pentru membri",
    });
    expect(priceText({ kind: "event", price: 20_000, discount: 100 })).toMatchObject({
      own: "Gratuit pentru Parteneri",
      full: "200 lei",
    });
    expect(priceText({ kind: "event", price: 0, discount: 0 })).toEqual({ own: "Gratuit", full: null, why: null });
  });
});
