import { describe, expect, test } from "vitest";
import { parseLocalDate } from "~/platform/calendar/local-date";
import {
  dayProblem,
  daysAfter,
  deadlineOnRelease,
  deadlineProblem,
  defaultDeadline,
  earliestDeadline,
  earliestDeadlineDate,
  extensionProblem,
  latestDeadlineDate,
  limitsOf,
} from "./deadline";

const at = (text: string) => new Date(text);
const NOW = at("2026-11-12T10:00:00.000Z");
const day = (text: string) => parseLocalDate(text)!;

describe("the default", () => {
  test("is 30 days ahead at 16:00 in Romania", () => {
    expect(defaultDeadline(at("2026-11-10T10:00:00.000Z"))).toEqual(at("2026-12-10T14:00:00.000Z"));
  });

  test("moves on from a weekend and from a holiday", () => {
    expect(defaultDeadline(NOW)).toEqual(at("2026-12-14T14:00:00.000Z"));
    expect(defaultDeadline(at("2026-11-25T10:00:00.000Z"))).toEqual(at("2026-12-28T14:00:00.000Z"));
    expect(defaultDeadline(at("2027-03-31T10:00:00.000Z"))).toEqual(at("2027-05-04T13:00:00.000Z"));
  });

  test("falls after the nights in which clocks change at 16:00 of the new time", () => {
    expect(defaultDeadline(at("2026-09-25T10:00:00.000Z"))).toEqual(at("2026-10-26T14:00:00.000Z"));
    expect(defaultDeadline(at("2027-02-26T10:00:00.000Z"))).toEqual(at("2027-03-29T13:00:00.000Z"));
  });
});

describe("at least five working days ahead", () => {
  test("counted from the Romanian day, whose midnight is not that of UTC", () => {
    expect(earliestDeadlineDate(at("2026-11-12T21:59:59.999Z"))).toBe("2026-11-19");
    expect(earliestDeadlineDate(at("2026-11-12T22:00:00.000Z"))).toBe("2026-11-20");
  });

  test("over the nights in which clocks change", () => {
    expect(earliestDeadlineDate(at("2026-10-23T20:59:59.999Z"))).toBe("2026-10-30");
    expect(earliestDeadlineDate(at("2026-10-25T21:59:59.999Z"))).toBe("2026-10-30");
    expect(earliestDeadlineDate(at("2026-10-25T22:00:00.000Z"))).toBe("2026-11-02");
    expect(earliestDeadlineDate(at("2027-03-28T20:59:59.999Z"))).toBe("2027-04-02");
    expect(earliestDeadlineDate(at("2027-03-28T21:00:00.000Z"))).toBe("2027-04-05");
    expect(earliestDeadline(at("2026-10-22T10:00:00.000Z"))).toEqual(at("2026-10-29T14:00:00.000Z"));
    expect(earliestDeadline(at("2027-03-24T10:00:00.000Z"), "10:00")).toEqual(at("2027-03-31T07:00:00.000Z"));
  });

  test("holidays do not count", () => {
    // Vinerea Mare, Paștele and a doua zi de Paște of 2027 are 30 April to 3 May; 1 May is a Saturday.
    expect(earliestDeadlineDate(at("2027-04-28T10:00:00.000Z"))).toBe("2027-05-07");
  });
});

describe("a chosen day", () => {
  const rows: [string, string | null][] = [
    ["2026-11-18", "Alegeți o zi de la 19 noiembrie 2026 încolo, ca partenerii să aibă cel puțin 5 zile lucrătoare"],
    ["2026-11-19", null],
    ["2026-11-20", null],
    ["2026-11-21", "Ziua de 21 noiembrie 2026 nu este lucrătoare. Prima zi lucrătoare după ea este 23 noiembrie 2026"],
    ["2026-11-30", "Ziua de 30 noiembrie 2026 nu este lucrătoare. Prima zi lucrătoare după ea este 2 decembrie 2026"],
    ["2027-11-12", null],
    ["2027-11-15", "Alegeți o zi până la 12 noiembrie 2027"],
  ];
  test.each(rows)("%s", (text, problem) => {
    expect(dayProblem(day(text), NOW)).toBe(problem);
  });

  test("the bounds that the page shows", () => {
    expect(latestDeadlineDate(NOW)).toBe("2027-11-12");
    expect(deadlineProblem(at("2026-11-19T14:00:00.000Z"), NOW)).toBeNull();
  });
});

describe("the limits for questions and answers", () => {
  const rows: [string, string, string, string][] = [
    ["an ordinary week", "2026-11-20T14:00:00.000Z", "2026-11-17T14:00:00.000Z", "2026-11-19T14:00:00.000Z"],
    [
      "over a weekend and two holidays",
      "2026-12-03T14:00:00.000Z",
      "2026-11-26T14:00:00.000Z",
      "2026-12-02T14:00:00.000Z",
    ],
    [
      "over the night in which clocks go back",
      "2026-10-27T14:00:00.000Z",
      "2026-10-22T13:00:00.000Z",
      "2026-10-26T14:00:00.000Z",
    ],
    [
      "over the night in which clocks go forward",
      "2027-03-30T13:00:00.000Z",
      "2027-03-25T14:00:00.000Z",
      "2027-03-29T13:00:00.000Z",
    ],
    ["at another hour", "2026-10-26T08:00:00.000Z", "2026-10-21T07:00:00.000Z", "2026-10-23T07:00:00.000Z"],
  ];
  test.each(rows)("%s", (_, deadline, questions, answers) => {
    expect(limitsOf(at(deadline))).toEqual({
      deadlineAt: at(deadline),
      questionsUntil: at(questions),
      answersUntil: at(answers),
    });
  });
});

describe("an extension", () => {
  const current = at("2026-11-24T14:00:00.000Z");
  test("is later than the deadline that stands, to the millisecond", () => {
    const sentence = "Alegeți un termen mai târziu decât cel actual, 24 noiembrie 2026, 16:00";
    expect(extensionProblem(at("2026-11-24T13:00:00.000Z"), current, NOW)).toBe(sentence);
    expect(extensionProblem(current, current, NOW)).toBe(sentence);
    expect(extensionProblem(at("2026-11-24T15:00:00.000Z"), current, NOW)).toBeNull();
  });

  test("is a deadline like any other", () => {
    const passed = at("2026-11-10T14:00:00.000Z");
    expect(extensionProblem(at("2026-11-18T14:00:00.000Z"), passed, NOW)).toMatch(/^Alegeți o zi de la 19 noiembrie/);
    expect(extensionProblem(at("2026-11-21T14:00:00.000Z"), passed, NOW)).toMatch(/nu este lucrătoare/);
  });
});

test("a request that waited for verification keeps its wish while it gives time", () => {
  expect(deadlineOnRelease(at("2026-11-19T14:00:00.000Z"), NOW)).toEqual(at("2026-11-19T14:00:00.000Z"));
  expect(deadlineOnRelease(at("2026-11-18T14:00:00.000Z"), NOW)).toEqual(at("2026-12-14T14:00:00.000Z"));
  expect(deadlineOnRelease(null, NOW)).toEqual(at("2026-12-14T14:00:00.000Z"));
});

test("days later means the same hour of the clock", () => {
  expect(daysAfter(at("2026-10-23T13:00:00.000Z"), 7)).toEqual(at("2026-10-30T14:00:00.000Z"));
  expect(daysAfter(at("2027-03-26T14:00:00.000Z"), 7)).toEqual(at("2027-04-02T13:00:00.000Z"));
});
