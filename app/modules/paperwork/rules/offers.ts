import type { ResponseStatus } from "~/modules/requests/rules/response";
import type { LocalDate } from "~/platform/calendar/local-date";
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
};

/** Where a value of an estimate comes from: what it is, its day, and when it was noted here. */
export type ValueSource = {
  name: string;
  on: LocalDate;
  noted: string;
  priceMin: number;
  priceMax: number;
  currency: Currency;
};

/** Only what was known before the request was sent may estimate its value: `sentOn` is null for a draft, which anything precedes. */
export const isBefore = ({ on }: Pick<ValueSource, "on">, sentOn: LocalDate | null): boolean =>
  sentOn === null || on < sentOn;

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
