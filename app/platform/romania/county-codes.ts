import { type County, type CountyCode, countyByCode } from "./counties";

type Codes = { siruta: number; oldRegister: string; nuts: string };

/** Codes of the counties: SIRUTA and NUTS 3 of INS, and the county number of trade-register entries made before 26.07.2024. */
export const countyCodes: Readonly<Record<CountyCode, Codes>> = {
  AB: { siruta: 10, oldRegister: "01", nuts: "RO121" },
  AR: { siruta: 29, oldRegister: "02", nuts: "RO421" },
  AG: { siruta: 38, oldRegister: "03", nuts: "RO311" },
  BC: { siruta: 47, oldRegister: "04", nuts: "RO211" },
  BH: { siruta: 56, oldRegister: "05", nuts: "RO111" },
  BN: { siruta: 65, oldRegister: "06", nuts: "RO112" },
  BT: { siruta: 74, oldRegister: "07", nuts: "RO212" },
  BV: { siruta: 83, oldRegister: "08", nuts: "RO122" },
  BR: { siruta: 92, oldRegister: "09", nuts: "RO221" },
  B: { siruta: 403, oldRegister: "40", nuts: "RO321" },
  BZ: { siruta: 109, oldRegister: "10", nuts: "RO222" },
  CS: { siruta: 118, oldRegister: "11", nuts: "RO422" },
  CL: { siruta: 519, oldRegister: "51", nuts: "RO312" },
  CJ: { siruta: 127, oldRegister: "12", nuts: "RO113" },
  CT: { siruta: 136, oldRegister: "13", nuts: "RO223" },
  CV: { siruta: 145, oldRegister: "14", nuts: "RO123" },
  DB: { siruta: 154, oldRegister: "15", nuts: "RO313" },
  DJ: { siruta: 163, oldRegister: "16", nuts: "RO411" },
  GL: { siruta: 172, oldRegister: "17", nuts: "RO224" },
  GR: { siruta: 528, oldRegister: "52", nuts: "RO314" },
  GJ: { siruta: 181, oldRegister: "18", nuts: "RO412" },
  HR: { siruta: 190, oldRegister: "19", nuts: "RO124" },
  HD: { siruta: 207, oldRegister: "20", nuts: "RO423" },
  IL: { siruta: 216, oldRegister: "21", nuts: "RO315" },
  IS: { siruta: 225, oldRegister: "22", nuts: "RO213" },
  IF: { siruta: 234, oldRegister: "23", nuts: "RO322" },
  MM: { siruta: 243, oldRegister: "24", nuts: "RO114" },
  MH: { siruta: 252, oldRegister: "25", nuts: "RO413" },
  MS: { siruta: 261, oldRegister: "26", nuts: "RO125" },
  NT: { siruta: 270, oldRegister: "27", nuts: "RO214" },
  OT: { siruta: 289, oldRegister: "28", nuts: "RO414" },
  PH: { siruta: 298, oldRegister: "29", nuts: "RO316" },
  SM: { siruta: 305, oldRegister: "30", nuts: "RO115" },
  SJ: { siruta: 314, oldRegister: "31", nuts: "RO116" },
  SB: { siruta: 323, oldRegister: "32", nuts: "RO126" },
  SV: { siruta: 332, oldRegister: "33", nuts: "RO215" },
  TR: { siruta: 341, oldRegister: "34", nuts: "RO317" },
  TM: { siruta: 350, oldRegister: "35", nuts: "RO424" },
  TL: { siruta: 369, oldRegister: "36", nuts: "RO225" },
  VS: { siruta: 378, oldRegister: "37", nuts: "RO216" },
  VL: { siruta: 387, oldRegister: "38", nuts: "RO415" },
  VN: { siruta: 396, oldRegister: "39", nuts: "RO226" },
};

const byRegisterCode = new Map(
  Object.entries(countyCodes).map(([code, { oldRegister }]) => [oldRegister, code as CountyCode]),
);

/** The county number of an old trade-register entry, with or without its leading zero. */
export function countyOfRegisterCode(code: string): County | undefined {
  const county = byRegisterCode.get(code.padStart(2, "0"));
  return county && countyByCode(county);
}
