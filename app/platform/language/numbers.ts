/**
 * The ways in which people group thousands. A comma before three digits is none: "12,345" is twelve thousand to some and
 * twelve to others.
 */
const GROUPED = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
];
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** Reads "4120", "4.120", "4 120" or "1.234,5" as hundredths: 412000, 123450. Null for any other text. */
export function parseHundredths(text: string): number | null {
  const read = GROUPED.map((way) => way.exec(text)).find((found) => found !== null) ?? PLAIN.exec(text);
  const [, whole, decimals = ""] = read ?? [];
  return whole === undefined ? null : Number(whole.replace(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
}

/** Reads a number without decimals; null for any other text. */
export function parseWhole(text: string): number | null {
  const hundredths = /[.,]\d{1,2}$/.test(text) ? null : parseHundredths(text);
  return hundredths === null ? null : hundredths / 100;
}

/** "1.234", "12,5": with two decimals at most. */
export const formatNumber = (value: number): string => formatDecimals(value, 0, 2);

/** From one end to the other, with the dash of an interval: "15.000–50.000". One end alone is itself. */
export const interval = (...ends: readonly string[]): string => ends.join("–");

/** "4,8", "5,0" */
export const formatRating = (value: number): string => formatDecimals(value, 1, 1);

/**
 * A number as `Intl.NumberFormat("ro")` writes it, with between `least` and `most` decimals. Every signed-in page shows
 * numbers, and the first use of `Intl.NumberFormat` takes 80 ms on an old laptop.
 */
export function formatDecimals(value: number, least: number, most: number): string {
  if (least === 0 && Number.isInteger(value) && Math.abs(value) < 1000) return String(value); // most numbers of a list
  const scale = 10 ** most;
  // 15 significant digits are exact in a double: otherwise 1.005 × 100 would be 100.49999999999999
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(15))) / scale;
  const [whole = "", decimals = ""] = rounded.toFixed(most).split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(least, "0");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return (value < 0 ? "-" : "") + grouped + (shown && `,${shown}`);
}
