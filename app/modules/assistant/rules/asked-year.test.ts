import { expect, it } from "vitest";
import type { LocalDate } from "~/platform/calendar/local-date";
import { pastSentence, pastYearIn } from "./asked-year";

const TODAY = "2026-11-29" as LocalDate;

it.each([
  ["o autorizație emisă în 2023 mai e bună", 2023],
  ["contract din 14.05.2019, cum îl prelungim", 2019],
  ["facturi din 2024 și din 2022", 2022],
  ["ce spune Legea 98/2016 despre praguri", null],
  ["Legea 98 din 2016, la o achiziție din 2021", 2021],
  ["bugetul pe 2026", null],
  ["strategia până în 2030", null],
  ["2000 de lei penalizare", null],
  ["suma de 2.020 lei", null],
])("%s names the past year %s", (question, year) => {
  expect(pastYearIn(question, TODAY)).toBe(year);
});

it("says that a rule is later than the year, and what to read for it", () => {
  const since = "2026-08-25" as LocalDate;
  const rule = { name: "Legea 169/2026", since, replaced: ["Legea 350/2001", "Legea 50/1991"] };
  expect(pastSentence(2023, [rule])).toBe(
    "Atenție: întrebarea numește anul 2023, iar Legea 169/2026 este în vigoare din 25 august 2026. Pentru atunci citiți Legea 350/2001 și Legea 50/1991.",
  );
  expect(pastSentence(2023, [{ ...rule, replaced: [] }])).toContain("Pentru atunci căutați legea care era în vigoare.");
  const earlier = "2016-05-26" as LocalDate;
  for (const rules of [[], [{ ...rule, since: earlier }], [{ ...rule, since: null }]])
    expect(pastSentence(2023, rules)).toContain("verificați dacă era aceeași");
});
