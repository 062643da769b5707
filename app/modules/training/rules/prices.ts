import { formatMoney } from "~/platform/language/money";
import type { ProgramKind } from "./vocabulary";

/** The percents that members may be given off the price: 15 to 20 for a training, half or all for an event. */
export const DISCOUNTS: Readonly<Record<ProgramKind, readonly number[]>> = {
  training: [15, 16, 17, 18, 19, 20],
  event: [50, 100],
};

/** Both in bani; half a ban is rounded up. */
export const memberPrice = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount) + 50) / 100);

type Priced = { kind: ProgramKind; price: number; discount: number };

/** Whether a member pays anything. */
export const isPaid = ({ price, discount }: Priced): boolean => memberPrice(price, discount) > 0;

/** What a member pays, what others would pay, and why they differ; `full` and `why` are null when nothing is taken off. */
export function priceText({ kind, price, discount }: Priced): { own: string; full: string | null; why: string | null } {
  if (price === 0) return { own: "Gratuit", full: null, why: null };
  const full = formatMoney(price, "RON");
  if (discount === 0) return { own: full, full: null, why: null };
  const who = kind === "event" ? "pentru Parteneri" : "pentru membri";
  if (discount === 100) return { own: `Gratuit ${who}`, full, why: null };
  return { own: formatMoney(memberPrice(price, discount), "RON"), full, why: `${discount}% reducere ${who}` };
}
