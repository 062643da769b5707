import { describe, expect, it } from "vitest";
import { localDate } from "~/platform/calendar/local-date";
import { differencesIn, formValuesOf, withKnownIds } from "./pages/form-values.server";

const services = (...names: string[]) =>
  formValuesOf(
    "services",
    names.map((name) => ({ id: name, name, description: null })),
  ) as Record<string, string>;

describe("a part as its form shows it", () => {
  it("has words and sums as people write them", () => {
    expect(
      formValuesOf("portfolio", [
        { id: "p", name: "Școala", budget: 9_000_050, currency: "EUR", year: 2024 },
        { id: null, name: "Podul", budget: null, currency: null, year: null },
      ]),
    ).toEqual({
      "rows[0].id": "p",
      "rows[0].name": "Școala",
      "rows[0].year": "2024",
      "rows[0].budget": "90.000,5",
      "rows[0].currency": "EUR",
      "rows[1].name": "Podul",
      "rows[1].year": "",
      "rows[1].budget": "",
      "rows[1].currency": "RON",
    });
    expect(
      formValuesOf("contact", { website: null, phone: "+40264123456", email: null, emailPublic: true }),
    ).toMatchObject({ phone: "0264 123 456", emailPublic: "on" });
    expect(
      formValuesOf("offers", [{ id: "o", title: "T", description: "D", validUntil: localDate(2026, 12, 31) }]),
    ).toMatchObject({ "rows[0].validUntil": "2026-12-31" });
  });
});

describe("what a colleague saved meanwhile", () => {
  it("is said in words, field by field", () => {
    const theirs = { categories: ["eu_funds"], counties: ["SJ", "CJ"] };
    const yours = { categories: ["eu_funds", "taxation"], counties: ["SJ", "CJ"] };
    expect(differencesIn("categories", theirs, yours)).toEqual([
      { label: "Categorii", theirs: "Fonduri Europene", yours: "Fonduri Europene, Taxare și Fiscalitate" },
    ]);
    expect(differencesIn("categories", { counties: ["AG", "AR"] }, { counties: ["AR", "AG"] })).toEqual([]);
    const company = formValuesOf("company", {
      description: "Noi.",
      industry: "it",
      foundedYear: 2015,
      employees: "200+",
      headquarters: null,
      county: "SJ",
    });
    expect(differencesIn("company", company, { ...company, industry: "", county: "CJ" })).toEqual([
      { label: "Domeniu", theirs: "IT", yours: "" },
      { label: "Județul sediului", theirs: "Sălaj", yours: "Cluj" },
    ]);
  });

  it("of a list is the rows that differ, or all of them when only the order does", () => {
    expect(differencesIn("services", services("Audit", "Portal"), services("Audit", "Instruire"))).toEqual([
      { label: "Servicii", theirs: "Portal", yours: "Instruire" },
    ]);
    expect(differencesIn("services", services("Audit", "Portal"), services("Portal", "Audit"))).toEqual([
      { label: "Servicii", theirs: "Audit\nPortal", yours: "Portal\nAudit" },
    ]);
    expect(differencesIn("services", services("Audit"), services("Audit"))).toEqual([]);
  });

  it("leaves a row that is gone without its id", () => {
    expect(withKnownIds(services("Audit", "Portal"), services("Portal"))).toEqual({
      "rows[0].name": "Audit",
      "rows[0].description": "",
      "rows[1].id": "Portal",
      "rows[1].name": "Portal",
      "rows[1].description": "",
    });
  });
});
