import type { DurationUnit } from "./duration";

/** How the offers stand beside one another. There is no "best": the page never nudges. */
export const OFFER_ORDERS = { pret: "Preț crescător", durata: "Durată crescătoare", nota: "Nota firmei" } as const;

export type OfferOrder = keyof typeof OFFER_ORDERS;

export const offerOrderOf = (code: string | null): OfferOrder =>
  code !== null && Object.hasOwn(OFFER_ORDERS, code) ? (code as OfferOrder) : "pret";

export type Comparable = {
  name: string;
  /** It can no longer be chosen: those stand last, whatever the order. */
  out: boolean;
  priceMin: number;
  currency: "RON" | "EUR";
  duration: number;
  durationUnit: DurationUnit;
  rating: number | null;
};

const DAYS: Readonly<Record<DurationUnit, number>> = { days: 1, weeks: 7, months: 30 };
const byName = new Intl.Collator("ro");

/** Prices in lei first, then those in euro: without a rate nobody can say which is higher. Unrated firms after rated ones. */
export function inOfferOrder<Offer extends Comparable>(offers: readonly Offer[], order: OfferOrder): Offer[] {
  const distance: Readonly<Record<OfferOrder, (one: Offer, other: Offer) => number>> = {
    pret: (one, other) =>
      Number(one.currency === "EUR") - Number(other.currency === "EUR") || one.priceMin - other.priceMin,
    durata: (one, other) => one.duration * DAYS[one.durationUnit] - other.duration * DAYS[other.durationUnit],
    nota: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
  };
  return [...offers].sort(
    (one, other) =>
      Number(one.out) - Number(other.out) || distance[order](one, other) || byName.compare(one.name, other.name),
  );
}
