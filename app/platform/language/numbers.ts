/** "1.234", "12,5": with two decimals at most. */
export const formatNumber = (value: number): string => formatDecimals(value, 0, 2);

/** "4,8", "5,0" */
export const formatRating = (value: number): string => formatDecimals(value, 1, 1);

/**
 * A number as `Intl.NumberFormat("ro")` writes it, with between `least` and `most` decimals. Every signed-in page shows
 * numbers, and the first use of `Intl.NumberFormat` takes 80 ms on an old laptop.
 */
export function formatDecimals(value: number, least: number, most: number): string {
  const scale = 10 ** most;
  // 15 significant digits are exact in a double: otherwise 1.005 × 100 would be 100.49999999999999
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(15))) / scale;
  const [whole = "", decimals = ""] = rounded.toFixed(most).split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(least, "0");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return (value < 0 ? "-" : "") + grouped + (shown && `,${shown}`);
}
