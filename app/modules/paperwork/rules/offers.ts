import type { ResponseStatus } from "~/modules/requests/rules/response";
import type { Currency } from "~/platform/language/money";

/** An offer that may be read, as the papers need it. */
export type OfferOf = {
  id: string;
  partnerId: string;
  partner: string;
  status: ResponseStatus;
  submittedAt: Date;
  priceMin: number;
  priceMax: number;
  currency: Currency;
  duration: string;
  rating: number | null;
};

/** Where a value of an estimate comes from. */
export type ValueSource = { name: string; on: string; priceMin: number; priceMax: number; currency: Currency };

/** The mean of the highest values, in minor units; null when there is none, or they are in several currencies. */
export function estimateOf(sources: readonly ValueSource[]) {
  const [first] = sources;
  if (first === undefined || sources.some(({ currency }) => currency !== first.currency)) return null;
  const highest = sources.map(({ priceMax }) => priceMax);
  return {
    currency: first.currency,
    mean: Math.round(highest.reduce((sum, value) => sum + value, 0) / highest.length),
    least: Math.min(...sources.map(({ priceMin }) => priceMin)),
    most: Math.max(...highest),
  };
}
