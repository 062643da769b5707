import fc from "fast-check";
import { expect, it } from "vitest";
import { hourOf, localDateOf, weekdayOf } from "~/platform/calendar/local-date";
import { digestPeriod, isQuiet } from "./digest";

const HOUR = 3_600_000;
const anyMoment = fc.date({ min: new Date("2026-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });

it("covers every moment by exactly one week, also when the clocks change", () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const { week, from, to } = digestPeriod(moment);
      expect(to <= moment).toBe(true);
      expect([weekdayOf(week), localDateOf(to), hourOf(from), hourOf(to)]).toEqual([1, week, "08:00", "08:00"]);
      expect(digestPeriod(from)).toMatchObject({ to: from });
      expect(digestPeriod(new Date(to.getTime() - 1))).toMatchObject({ to: from });
      expect([167, 168, 169]).toContain((to.getTime() - from.getTime()) / HOUR);
    }),
  );
});

it.each([
  ["2026-11-23T04:59:00Z", true],
  ["2026-11-23T05:00:00Z", false],
  ["2026-11-23T17:59:00Z", false],
  ["2026-11-23T18:00:00Z", true],
  ["2026-07-06T04:00:00Z", false],
  ["2026-07-06T17:00:00Z", true],
])("at %s it is quiet: %s", (moment, quiet) => expect(isQuiet(new Date(moment))).toBe(quiet));
