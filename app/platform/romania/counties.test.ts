import { describe, expect, it } from "vitest";
import { cities, counties, countyByCode, isCountyCode } from "./counties";
import { countyCodes, countyOfRegisterCode } from "./county-codes";

describe("counties", () => {
  it("are 41 and București, each code once, sorted as Romanians sort", () => {
    expect(counties).toHaveLength(42);
    for (const key of ["code", "name"] as const) expect(new Set(counties.map((county) => county[key])).size).toBe(42);
    for (const key of ["siruta", "oldRegister", "nuts"] as const)
      expect(new Set(Object.values(countyCodes).map((codes) => codes[key])).size).toBe(42);
    const names: string[] = counties.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("ro").compare));
    expect(names.join("")).not.toMatch(/[şţŞŢ]/);
  });

  it("have register codes 1 to 40, 51 and 52", () => {
    const codes = Object.values(countyCodes)
      .map(({ oldRegister }) => Number(oldRegister))
      .sort((one, other) => one - other);
    expect(codes).toEqual([...Array.from({ length: 40 }, (_, index) => index + 1), 51, 52]);
  });

  it("are found by their codes", () => {
    expect(countyByCode("CJ").name).toBe("Cluj");
    expect(countyByCode("B").name).toBe("București");
    expect(countyCodes.B).toMatchObject({ siruta: 403, nuts: "RO321" });
    expect(countyByCode("XX")).toBeUndefined();
    expect(countyByCode("toString")).toBeUndefined();
    expect(countyOfRegisterCode("40")?.code).toBe("B");
    expect([countyOfRegisterCode("5")?.code, countyOfRegisterCode("05")?.code]).toEqual(["BH", "BH"]);
    expect(["51", "52"].map((code) => countyOfRegisterCode(code)?.name)).toEqual(["Călărași", "Giurgiu"]);
    expect(countyOfRegisterCode("41")).toBeUndefined();
    expect([isCountyCode("VN"), isCountyCode("vn")]).toEqual([true, false]);
  });
});

it("gives each city its county", () => {
  expect(cities.map(({ name, county }) => `${name} ${countyByCode(county).name}`)).toEqual([
    "București București",
    "Cluj-Napoca Cluj",
    "Timișoara Timiș",
    "Iași Iași",
    "Constanța Constanța",
    "Craiova Dolj",
    "Brașov Brașov",
    "Galați Galați",
    "Ploiești Prahova",
    "Oradea Bihor",
  ]);
});
