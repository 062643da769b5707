import { describe, expect, it } from "vitest";
import { type LocalDate, localDate } from "~/platform/calendar/local-date";
import { projectDoubts } from "./project-doubts";
import type { ProjectStatus } from "./vocabulary";

const TODAY = localDate(2026, 11, 21);
const PAST = localDate(2020, 12, 31);
const FUTURE = localDate(2027, 5, 1);

describe("the status, the progress and the last day of a project", () => {
  it.each<[ProjectStatus, number, LocalDate | null, string[]]>([
    ["completed", 20, null, ["Stadiul este „Finalizat”, dar progresul este de 20%."]],
    [
      "completed",
      99,
      FUTURE,
      [
        "Stadiul este „Finalizat”, dar progresul este de 99%.",
        "Stadiul este „Finalizat”, dar proiectul se încheie abia la 1 mai 2027.",
      ],
    ],
    [
      "in_progress",
      65,
      PAST,
      ["Stadiul este „În Desfășurare”, dar ziua în care se încheie a trecut: 31 decembrie 2020."],
    ],
    ["review", 100, PAST, ["Stadiul este „În Revizie”, dar ziua în care se încheie a trecut: 31 decembrie 2020."]],
    ["planning", 0, PAST, ["Stadiul este „Planificare”, dar ziua în care se încheie a trecut: 31 decembrie 2020."]],
    ["planning", 100, null, ["Stadiul este „Planificare”, dar progresul este de 100%."]],
    ["completed", 100, PAST, []],
    ["completed", 100, TODAY, []],
    ["in_progress", 65, TODAY, []],
    ["in_progress", 100, FUTURE, []],
    ["on_hold", 20, PAST, []],
    ["planning", 0, null, []],
  ])("%s at %i%% until %s", (status, progress, endsOn, doubts) => {
    expect(projectDoubts({ status, progress, endsOn }, TODAY)).toEqual(doubts);
  });
});
