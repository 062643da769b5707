/** By name in Romanian order. The codes are those of vehicle plates. */
export const counties = [
  { code: "AB", name: "Alba" },
  { code: "AR", name: "Arad" },
  { code: "AG", name: "Argeș" },
  { code: "BC", name: "Bacău" },
  { code: "BH", name: "Bihor" },
  { code: "BN", name: "Bistrița-Năsăud" },
  { code: "BT", name: "Botoșani" },
  { code: "BV", name: "Brașov" },
  { code: "BR", name: "Brăila" },
  { code: "B", name: "București" },
  { code: "BZ", name: "Buzău" },
  { code: "CS", name: "Caraș-Severin" },
  { code: "CL", name: "Călărași" },
  { code: "CJ", name: "Cluj" },
  { code: "CT", name: "Constanța" },
  { code: "CV", name: "Covasna" },
  { code: "DB", name: "Dâmbovița" },
  { code: "DJ", name: "Dolj" },
  { code: "GL", name: "Galați" },
  { code: "GR", name: "Giurgiu" },
  { code: "GJ", name: "Gorj" },
  { code: "HR", name: "Harghita" },
  { code: "HD", name: "Hunedoara" },
  { code: "IL", name: "Ialomița" },
  { code: "IS", name: "Iași" },
  { code: "IF", name: "Ilfov" },
  { code: "MM", name: "Maramureș" },
  { code: "MH", name: "Mehedinți" },
  { code: "MS", name: "Mureș" },
  { code: "NT", name: "Neamț" },
  { code: "OT", name: "Olt" },
  { code: "PH", name: "Prahova" },
  { code: "SM", name: "Satu Mare" },
  { code: "SJ", name: "Sălaj" },
  { code: "SB", name: "Sibiu" },
  { code: "SV", name: "Suceava" },
  { code: "TR", name: "Teleorman" },
  { code: "TM", name: "Timiș" },
  { code: "TL", name: "Tulcea" },
  { code: "VS", name: "Vaslui" },
  { code: "VL", name: "Vâlcea" },
  { code: "VN", name: "Vrancea" },
] as const satisfies readonly { code: string; name: string }[];

/** The options of a select. */
export const countyOptions = counties.map(({ code, name }) => ({ value: code, label: name }));

export type County = (typeof counties)[number];
export type CountyCode = County["code"];

/** The name of each county, in the same order. */
export const COUNTY_NAMES = Object.fromEntries(counties.map(({ code, name }) => [code, name])) as Record<
  CountyCode,
  string
>;

const byCode = new Map<string, County>(counties.map((county) => [county.code, county]));

export function isCountyCode(text: string): text is CountyCode {
  return byCode.has(text);
}

export function countyByCode(code: CountyCode): County;
export function countyByCode(code: string): County | undefined;
export function countyByCode(code: string): County | undefined {
  return byCode.get(code);
}

export const countyName = (code: CountyCode): string => countyByCode(code).name;

/** The county as part of an address: "Jud. Sălaj", "București". */
export const countyText = (code: CountyCode): string =>
  code === "B" ? "București" : `Jud. ${countyByCode(code).name}`;

/** The cities offered as filters; each selects its whole county. */
export const cities = [
  { name: "București", county: "B" },
  { name: "Cluj-Napoca", county: "CJ" },
  { name: "Timișoara", county: "TM" },
  { name: "Iași", county: "IS" },
  { name: "Constanța", county: "CT" },
  { name: "Craiova", county: "DJ" },
  { name: "Brașov", county: "BV" },
  { name: "Galați", county: "GL" },
  { name: "Ploiești", county: "PH" },
  { name: "Oradea", county: "BH" },
] as const satisfies readonly { name: string; county: CountyCode }[];
