import type { Currency } from "~/platform/language/money";
import type { DurationUnit } from "./duration";

/** Orders of the responses. None is by quality: the page recommends no firm. */
export const RESPONSE_ORDERS = { pret: "Preț crescător", durata: "Durată crescătoare", nota: "Nota firmei" } as const;

export type ResponseOrder = keyof typeof RESPONSE_ORDERS;

export const responseOrderOf = (code: string | null): ResponseOrder =>
  code !== null && Object.hasOwn(RESPONSE_ORDERS, code) ? (code as ResponseOrder) : "pret";

export type Comparable = {
  partner: { name: string; rating: number | null };
  /** Why it cannot be accepted; such responses come last in every order. */
  out: string | null;
  /** Null when the contents may not be read. */
  contents: { priceMin: number; currency: Currency; duration: number; durationUnit: DurationUnit } | null;
};

const DAYS: Readonly<Record<DurationUnit, number>> = { days: 1, weeks: 7, months: 30 };
const byName = new Intl.Collator("ro");

const time = ({ contents }: Comparable): number => (contents ? contents.duration * DAYS[contents.durationUnit] : 0);
const price = ({ contents }: Comparable): number => contents?.priceMin ?? 0;
const inEuro = ({ contents }: Comparable): number => Number(contents?.currency === "EUR");

/** Prices in lei come before prices in euro, as there is no exchange rate; unrated firms come after rated ones. */
export function inResponseOrder<Item extends Comparable>(responses: readonly Item[], order: ResponseOrder): Item[] {
  const distance: Readonly<Record<ResponseOrder, (one: Item, other: Item) => number>> = {
    pret: (one, other) => inEuro(one) - inEuro(other) || price(one) - price(other),
    durata: (one, other) => time(one) - time(other),
    nota: (one, other) => (other.partner.rating ?? 0) - (one.partner.rating ?? 0),
  };
  const isOut = ({ out }: Item): number => Number(out !== null);
  return [...responses].sort(
    (one, other) =>
      isOut(one) - isOut(other) || distance[order](one, other) || byName.compare(one.partner.name, other.partner.name),
  );
}
