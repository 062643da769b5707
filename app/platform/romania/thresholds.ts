import { type LocalDate, localDate, localDateOf } from "../calendar/local-date";

export type PurchaseKind = "goods_services" | "works";
/** `minor` is in bani, without VAT. */
export type DirectPurchaseThreshold = { minor: number; validFrom: LocalDate; source: string };

const ARTICLE = "Legea 98/2016, art. 7 alin. (5)";

/** Newest first. */
const thresholds: readonly (Record<PurchaseKind, number> & { validFrom: LocalDate; source: string })[] = [
  {
    validFrom: localDate(2022, 9, 10),
    goods_services: 270_120_00,
    works: 900_400_00,
    source: `${ARTICLE}, modificat prin Legea 208/2022`,
  },
  {
    validFrom: localDate(2018, 6, 4),
    goods_services: 135_060_00,
    works: 450_200_00,
    source: `${ARTICLE}, modificat prin OUG 45/2018`,
  },
  { validFrom: localDate(2016, 5, 26), goods_services: 132_519_00, works: 441_730_00, source: ARTICLE },
];

/** Null before the law was in force. */
export function directPurchaseThreshold(kind: PurchaseKind, at: Date): DirectPurchaseThreshold | null {
  const day = localDateOf(at);
  const row = thresholds.find(({ validFrom }) => validFrom <= day);
  return row ? { minor: row[kind], validFrom: row.validFrom, source: row.source } : null;
}

/** The law says "mai mică decât": a sum equal to the threshold is not a direct purchase. */
export function isUnderDirectPurchaseThreshold(minor: number, kind: PurchaseKind, at: Date): boolean {
  const threshold = directPurchaseThreshold(kind, at);
  return threshold !== null && minor < threshold.minor;
}
