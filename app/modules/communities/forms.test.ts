import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { localDate } from "~/platform/calendar/local-date";
import { checkForm } from "~/platform/form/check-form.server";
import { attractionForm, creationForm, projectForm, sectionForms } from "./forms";

function check<Schema extends z.ZodType>(schema: Schema, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const checked = checkForm(form, schema);
  return checked.ok ? { value: checked.value } : { errors: checked.refused.errors };
}

describe("profile", () => {
  it("needs a name and nothing more", () => {
    expect(check(sectionForms.profile, { name: " Comuna  Iaşi " })).toMatchObject({
      value: { name: "Comuna Iași", description: "", objectives: "" },
    });
    expect(check(sectionForms.profile, { name: " " })).toEqual({
      errors: { name: "Introduceți denumirea comunității" },
    });
    expect(check(sectionForms.profile, { name: "a".repeat(151) }).errors).toHaveProperty("name");
  });
});

describe("creation and location", () => {
  it("take a kind that may be left out, and one of the 42 counties", () => {
    expect(check(creationForm, { name: "X", county: "B" })).toEqual({
      value: { name: "X", county: "B", kind: null, address: null, description: "" },
    });
    expect(check(creationForm, { name: "X", county: "XX" }).errors).toEqual({ county: "Alegeți județul din listă" });
    expect(check(creationForm, { name: "X" }).errors).toEqual({ county: "Alegeți județul" });
  });

  it("read figures as people write them", () => {
    expect(
      check(sectionForms.location, { county: "SJ", kind: "commune", population: "4.120", areaHectares: "84,5" }),
    ).toMatchObject({
      value: { county: "SJ", kind: "commune", population: 4120, areaHectares: 8450 },
    });
    expect(check(sectionForms.location, { county: "SJ" })).toMatchObject({
      value: { population: null, areaHectares: null },
    });
    expect(check(sectionForms.location, { county: "SJ", population: "4.120 de locuitori" })).toMatchObject({
      value: { population: 4120 },
    });
    expect(
      check(sectionForms.statistics, { projectsCompleted: "12 proiecte", citizensServed: "4.120 de cetățeni" }),
    ).toMatchObject({ value: { projectsCompleted: 12, citizensServed: 4120 } });
  });

  it.each(["multă", "circa 4.000", "12,345", "-7", "3,5", "0", "100.000.001"])("no population of %s", (population) => {
    expect(check(sectionForms.location, { county: "SJ", population }).errors).toEqual({
      population: "Scrieți populația ca număr întreg, numai cu cifre, de la 1 la 100.000.000",
    });
  });

  it.each<[string, number]>([
    ["84", 84_00],
    ["84.5", 84_50],
    ["1.234,56 km²", 1234_56],
    ["1.234 km2", 1234_00],
  ])("an area of %s", (area, hectares) => {
    expect(check(sectionForms.location, { county: "SJ", areaHectares: area })).toMatchObject({
      value: { areaHectares: hectares },
    });
  });

  it.each(["mare", "0", "12,345", "84,5 ha", "cam 84", "-84"])("no area of %s", (area) => {
    expect(check(sectionForms.location, { county: "SJ", areaHectares: area }).errors).toEqual({
      areaHectares: "Scrieți suprafața numai cu cifre, mai mare decât 0 și cu cel mult două zecimale, de exemplu 84,5",
    });
  });
});

describe("statistics", () => {
  it.each([
    ["", 0],
    ["14", 14],
    ["0", 0],
    ["1.200", 1200],
    ["1 200", 1200],
  ])("are integers, 0 when left out: %s", (text, number) => {
    expect(check(sectionForms.statistics, { projectsCompleted: text, citizensServed: text })).toMatchObject({
      value: { projectsCompleted: number, citizensServed: number, budgetAllocated: null },
    });
  });

  it.each(["4120 mii", "circa 4.000", "vreo zece", "12,345", "12,5", "-7", "99.999.999.999"])(
    "are never made up from %s",
    (typed) => {
      expect(check(sectionForms.statistics, { projectsCompleted: typed, citizensServed: typed }).errors).toEqual({
        projectsCompleted:
          "Scrieți numărul de proiecte finalizate ca număr întreg, numai cu cifre, de la 0 la 100.000.000",
        citizensServed: "Scrieți numărul de cetățeni deserviți ca număr întreg, numai cu cifre, de la 0 la 100.000.000",
      });
    },
  );
});

describe("contact", () => {
  it("may be empty, and is checked where it is not", () => {
    expect(check(sectionForms.contact, {})).toMatchObject({
      value: { address: null, phone: null, email: null, website: null },
    });
    expect(
      check(sectionForms.contact, { phone: "0260 555 014", email: "Contact@Primarie.RO", website: "www.primarie.ro" })
        .value,
    ).toMatchObject({
      address: null,
      phone: "+40260555014",
      email: "contact@primarie.ro",
      website: "https://www.primarie.ro",
    });
    const wrong = check(sectionForms.contact, { phone: "12", email: "nimic", website: "javascript:alert(1)" });
    expect(Object.keys(wrong.errors ?? {})).toEqual(["phone", "email", "website"]);
  });
});

describe("attraction", () => {
  it("has a name and one of the six types", () => {
    expect(check(attractionForm, { name: "Izvorul", type: "natural" })).toEqual({
      value: { name: "Izvorul", type: "natural", description: "" },
    });
    expect(check(attractionForm, { name: "", type: "altul" }).errors).toEqual({
      name: "Introduceți denumirea atracției",
      type: "Alegeți felul atracției din listă",
    });
  });
});

describe("project", () => {
  const today = localDate(2026, 11, 21);
  const project = (fields: Record<string, string>) => check(projectForm(today), { title: "Grădiniță", ...fields });

  it("is planned, has come nowhere and begins today, unless it says otherwise", () => {
    expect(project({})).toEqual({
      value: {
        title: "Grădiniță",
        description: "",
        status: "planning",
        progress: 0,
        startsOn: today,
        endsOn: null,
      },
    });
  });

  it.each([
    ["45", 45],
    ["45 %", 45],
    ["45%", 45],
    ["", 0],
  ])("progress %s", (text, progress) => {
    expect(project({ progress: text })).toMatchObject({ value: { progress } });
  });

  it.each(["101", "-1", "45,6", "jumătate", "cam 45", "%"])("no progress of %s", (text) => {
    expect(project({ progress: text }).errors).toEqual({
      progress: "Scrieți progresul ca număr întreg, numai cu cifre, de la 0 la 100",
    });
  });

  it("reads days as people write them and keeps them in order", () => {
    expect(project({ startsOn: "1.12.2026", endsOn: "2026-12-31" })).toMatchObject({
      value: { startsOn: "2026-12-01", endsOn: "2026-12-31" },
    });
    expect(project({ startsOn: "2026-12-02", endsOn: "2026-12-01" }).errors).toEqual({
      endsOn: "Proiectul nu se poate încheia înainte să înceapă",
    });
    expect(project({ startsOn: "31.02.2026" }).errors).toHaveProperty("startsOn");
    expect(project({ status: "in-progress" }).errors).toHaveProperty("status");
  });
});
