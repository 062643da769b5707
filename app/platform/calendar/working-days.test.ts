import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type LocalDate, localDate, parseLocalDate } from "./local-date";
import {
  addWorkingDays,
  earliestWorkingDeadline,
  isWorkingDay,
  workingDayFrom,
  workingDaysBefore,
  workingDaysBetween,
} from "./working-days";

const day = (text: string): LocalDate => parseLocalDate(text)!;
const days = fc.integer({ min: 0, max: 9000 }).map((count) => addDays(localDate(2015, 1, 1), count));

describe("working days", () => {
  it("are neither weekends nor holidays", () => {
    expect(isWorkingDay(day("2026-11-05"))).toBe(true);
    expect(
      ["2026-11-07", "2026-11-08", "2026-11-30", "2026-04-10", "2026-04-13", "2026-06-01"].map((text) =>
        isWorkingDay(day(text)),
      ),
    ).not.toContain(true);
  });

  it("are counted over the Easter of 2026", () => {
    expect(addWorkingDays(day("2026-04-09"), 1)).toBe("2026-04-14");
    expect(addWorkingDays(day("2026-04-14"), -1)).toBe("2026-04-09");
    expect(workingDaysBetween(day("2026-04-09"), day("2026-04-14"))).toBe(1);
    expect(workingDaysBetween(day("2026-04-14"), day("2026-04-09"))).toBe(-1);
    expect(workingDayFrom(day("2026-04-10"))).toBe("2026-04-14");
    expect(workingDayFrom(day("2026-04-09"))).toBe("2026-04-09");
    expect(addWorkingDays(day("2026-04-11"), 0)).toBe("2026-04-11");
  });

  it("are added and subtracted symmetrically", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (date, count) => {
        const start = workingDayFrom(date);
        const end = addWorkingDays(start, count);
        expect(isWorkingDay(end)).toBe(true);
        expect(workingDaysBetween(start, end)).toBe(count);
        expect(addWorkingDays(end, -count)).toBe(start);
      }),
      { numRuns: 50 },
    );
  });
});

describe("deadlines", () => {
  it("start counting tomorrow, by the day in Bucharest", () => {
    const deadline = (now: string) => earliestWorkingDeadline(new Date(now), 5, "16:00").toISOString();
    expect(deadline("2026-11-05T08:00:00Z")).toBe("2026-11-12T14:00:00.000Z");
    expect(deadline("2026-11-05T21:59:00Z")).toBe("2026-11-12T14:00:00.000Z");
    expect(deadline("2026-11-05T22:00:00Z")).toBe("2026-11-13T14:00:00.000Z");
    expect(deadline("2026-11-07T10:00:00Z")).toBe("2026-11-13T14:00:00.000Z");
    expect(deadline("2026-11-25T10:00:00Z")).toBe("2026-12-04T14:00:00.000Z");
  });

  it("keep the hour when counted backwards, also over a clock change", () => {
    const earlier = (instant: string, count: number) => workingDaysBefore(new Date(instant), count).toISOString();
    expect(earlier("2026-11-13T14:00:00Z", 3)).toBe("2026-11-10T14:00:00.000Z");
    expect(earlier("2026-10-26T14:00:00Z", 1)).toBe("2026-10-23T13:00:00.000Z");
    expect(earlier("2026-03-30T13:00:00Z", 1)).toBe("2026-03-27T14:00:00.000Z");
  });
});
