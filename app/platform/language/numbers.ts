import { onFirstUse } from "./on-first-use";

const whole = onFirstUse(() => new Intl.NumberFormat("ro", { maximumFractionDigits: 2 }));
const oneDecimal = onFirstUse(
  () => new Intl.NumberFormat("ro", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "1.234", "12,5" */
export function formatNumber(value: number): string {
  return whole().format(value);
}

/** "4,8", "5,0" */
export function formatRating(value: number): string {
  return oneDecimal().format(value);
}
