import { expect, it } from "vitest";
import { csvFile, csvOf } from "./csv.server";

it("is UTF-8 with its mark, with semicolons, quotes where needed and a comma before decimals", () => {
  expect(
    csvOf(
      ["Titlu", "Suma"],
      [
        ["Țăndărei; „Nord”", 60_000.5],
        ['Spune "da"\npe două rânduri', null],
      ],
    ),
  ).toBe('\uFEFFTitlu;Suma\r\n"Țăndărei; „Nord”";60000,5\r\n"Spune ""da""\npe două rânduri";\r\n');
});

it.each(["=1+1", "+40", "-2+3", "@SUM(A1)", "\t=1", "\r=1"])("never holds %j as a formula", (text) => {
  const [, cell = ""] = csvOf(["Titlu"], [[text]]).split("\r\n");
  expect(cell.replaceAll('"', "")).toMatch(/^'/);
});

it("is downloaded, and kept by nobody on the way", () => {
  const { headers } = csvFile("solicitari", "x");
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="solicitari.csv"');
  expect(headers.get("cache-control")).toBe("private, no-store");
});
