import type { Currency } from "~/platform/language/money";
import { formatMoney } from "~/platform/language/money";
import type { DurationUnit } from "./duration";

/** The fields of a response as they stand in its form. */
export type ResponseFormValues = {
  text: string;
  priceMin: string;
  priceMax: string;
  currency: Currency;
  duration: string;
  durationUnit: DurationUnit;
  experience: string;
};

export type Offered = {
  text: string;
  priceMin: number;
  priceMax: number;
  currency: Currency;
  duration: number;
  durationUnit: DurationUnit;
  experience: string | null;
};

export const EMPTY_RESPONSE: ResponseFormValues = {
  text: "",
  priceMin: "",
  priceMax: "",
  currency: "RON",
  duration: "",
  durationUnit: "weeks",
  experience: "",
};

/** What was offered, as its author would type it again: one price leaves the second field empty. */
export function formValuesOf(offer: Offered): ResponseFormValues {
  const sum = (minor: number) => formatMoney(minor, offer.currency).replace(/ \S+$/, "");
  return {
    text: offer.text,
    priceMin: sum(offer.priceMin),
    priceMax: offer.priceMin === offer.priceMax ? "" : sum(offer.priceMax),
    currency: offer.currency,
    duration: String(offer.duration),
    durationUnit: offer.durationUnit,
    experience: offer.experience ?? "",
  };
}
