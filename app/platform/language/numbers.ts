/** "1.234", "12,5": with two decimals at most. */
export const formatNumber = (value: number): string => formatDecimals(value, 0, 2);

/** "4,8", "5,0" */
export const formatRating = (value: number): string => formatDecimals(value, 1, 1);

/**
 * A number as `Intl.NumberFormat("ro")` writes it, with so many decimals at least and at most. Every page for people who are
 * signed in shows numbers, and the first use of `Intl.NumberFormat` holds an old laptop up for 80 ms.
 */
export function formatDecimals(value: number, least: number, most: number): string {
  const scale = 10 ** most;
  // 15 digits are those that a number surely keeps: 1.005 × 100 is 100.5 again, and not a little less
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(15))) / scale;
  const [whole = "", decimals = ""] = rounded.toFixed(most).split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(least, "0");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return (value < 0 ? "-" : "") + grouped + (shown && `,${shown}`);
}
