/** By name in Romanian order. Codes: vehicle plates, SIRUTA and NUTS 3 of INS, and the county number of trade-register entries made before 26.07.2024. */
export const counties = [
  { code: "AB", name: "Alba", siruta: 10, oldRegisterCode: "01", nuts: "RO121" },
  { code: "AR", name: "Arad", siruta: 29, oldRegisterCode: "02", nuts: "RO421" },
  { code: "AG", name: "Argeș", siruta: 38, oldRegisterCode: "03", nuts: "RO311" },
  { code: "BC", name: "Bacău", siruta: 47, oldRegisterCode: "04", nuts: "RO211" },
  { code: "BH", name: "Bihor", siruta: 56, oldRegisterCode: "05", nuts: "RO111" },
  { code: "BN", name: "Bistrița-Năsăud", siruta: 65, oldRegisterCode: "06", nuts: "RO112" },
  { code: "BT", name: "Botoșani", siruta: 74, oldRegisterCode: "07", nuts: "RO212" },
  { code: "BV", name: "Brașov", siruta: 83, oldRegisterCode: "08", nuts: "RO122" },
  { code: "BR", name: "Brăila", siruta: 92, oldRegisterCode: "09", nuts: "RO221" },
  { code: "B", name: "București", siruta: 403, oldRegisterCode: "40", nuts: "RO321" },
  { code: "BZ", name: "Buzău", siruta: 109, oldRegisterCode: "10", nuts: "RO222" },
  { code: "CS", name: "Caraș-Severin", siruta: 118, oldRegisterCode: "11", nuts: "RO422" },
  { code: "CL", name: "Călărași", siruta: 519, oldRegisterCode: "51", nuts: "RO312" },
  { code: "CJ", name: "Cluj", siruta: 127, oldRegisterCode: "12", nuts: "RO113" },
  { code: "CT", name: "Constanța", siruta: 136, oldRegisterCode: "13", nuts: "RO223" },
  { code: "CV", name: "Covasna", siruta: 145, oldRegisterCode: "14", nuts: "RO123" },
  { code: "DB", name: "Dâmbovița", siruta: 154, oldRegisterCode: "15", nuts: "RO313" },
  { code: "DJ", name: "Dolj", siruta: 163, oldRegisterCode: "16", nuts: "RO411" },
  { code: "GL", name: "Galați", siruta: 172, oldRegisterCode: "17", nuts: "RO224" },
  { code: "GR", name: "Giurgiu", siruta: 528, oldRegisterCode: "52", nuts: "RO314" },
  { code: "GJ", name: "Gorj", siruta: 181, oldRegisterCode: "18", nuts: "RO412" },
  { code: "HR", name: "Harghita", siruta: 190, oldRegisterCode: "19", nuts: "RO124" },
  { code: "HD", name: "Hunedoara", siruta: 207, oldRegisterCode: "20", nuts: "RO423" },
  { code: "IL", name: "Ialomița", siruta: 216, oldRegisterCode: "21", nuts: "RO315" },
  { code: "IS", name: "Iași", siruta: 225, oldRegisterCode: "22", nuts: "RO213" },
  { code: "IF", name: "Ilfov", siruta: 234, oldRegisterCode: "23", nuts: "RO322" },
  { code: "MM", name: "Maramureș", siruta: 243, oldRegisterCode: "24", nuts: "RO114" },
  { code: "MH", name: "Mehedinți", siruta: 252, oldRegisterCode: "25", nuts: "RO413" },
  { code: "MS", name: "Mureș", siruta: 261, oldRegisterCode: "26", nuts: "RO125" },
  { code: "NT", name: "Neamț", siruta: 270, oldRegisterCode: "27", nuts: "RO214" },
  { code: "OT", name: "Olt", siruta: 289, oldRegisterCode: "28", nuts: "RO414" },
  { code: "PH", name: "Prahova", siruta: 298, oldRegisterCode: "29", nuts: "RO316" },
  { code: "SM", name: "Satu Mare", siruta: 305, oldRegisterCode: "30", nuts: "RO115" },
  { code: "SJ", name: "Sălaj", siruta: 314, oldRegisterCode: "31", nuts: "RO116" },
  { code: "SB", name: "Sibiu", siruta: 323, oldRegisterCode: "32", nuts: "RO126" },
  { code: "SV", name: "Suceava", siruta: 332, oldRegisterCode: "33", nuts: "RO215" },
  { code: "TR", name: "Teleorman", siruta: 341, oldRegisterCode: "34", nuts: "RO317" },
  { code: "TM", name: "Timiș", siruta: 350, oldRegisterCode: "35", nuts: "RO424" },
  { code: "TL", name: "Tulcea", siruta: 369, oldRegisterCode: "36", nuts: "RO225" },
  { code: "VS", name: "Vaslui", siruta: 378, oldRegisterCode: "37", nuts: "RO216" },
  { code: "VL", name: "Vâlcea", siruta: 387, oldRegisterCode: "38", nuts: "RO415" },
  { code: "VN", name: "Vrancea", siruta: 396, oldRegisterCode: "39", nuts: "RO226" },
] as const satisfies readonly {
  code: string;
  name: string;
  siruta: number;
  oldRegisterCode: string;
  nuts: string;
}[];

/** The options of a select. */
export const countyOptions = counties.map(({ code, name }) => ({ value: code, label: name }));

export type County = (typeof counties)[number];
export type CountyCode = County["code"];

const byCode = new Map<string, County>(counties.map((county) => [county.code, county]));
const byRegisterCode = new Map<string, County>(counties.map((county) => [county.oldRegisterCode, county]));

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

/** The county number of an old trade-register entry, with or without its leading zero. */
export function countyOfRegisterCode(code: string): County | undefined {
  return byRegisterCode.get(code.padStart(2, "0"));
}

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
