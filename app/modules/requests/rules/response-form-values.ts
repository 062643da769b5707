import { type Defaults, textIn } from "~/platform/form/answers";
import { type Currency, formatMoney, typedRange } from "~/platform/language/money";
import { DURATION_UNITS, type DurationUnit, durationText } from "./duration";

export type Offered = {
  text: string;
  priceMin: number;
  priceMax: number;
  currency: Currency;
  duration: number;
  durationUnit: DurationUnit;
  experience: string | null;
};

/** The fields of a response as they stand in its form. */
export const EMPTY_RESPONSE = {
  text: "",
  priceMin: "",
  priceMax: "",
  currency: "RON" as Currency,
  duration: "",
  durationUnit: "weeks" as DurationUnit,
  experience: "",
};

/** What was offered, as its author would type it again: one price leaves the second field empty. */
export function formValuesOf(offer: Offered): typeof EMPTY_RESPONSE {
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

export const RESPONSE_LABELS = {
  text: "Ce oferiți",
  price: "Preț",
  duration: "Durata",
  experience: "Experiență",
} as const;

/** The texts of a response's form, stored or typed, as people read them under its labels. */
export function responseInWords(values: Defaults): Record<keyof typeof RESPONSE_LABELS, string> {
  const text = (field: string) => textIn(values, field);
  const [min, max] = [text("priceMin"), text("priceMax")];
  return {
    text: text("text"),
    price: typedRange(min || max, max || min, text("currency") === "EUR" ? "EUR" : "RON"), // one price stands for both ends
    duration: durationInWords(text("duration"), text("durationUnit")),
    experience: text("experience"),
  };
}

function durationInWords(count: string, unit: string): string {
  if (!isUnit(unit)) return count;
  return /^\d{1,3}$/.test(count) ? durationText(Number(count), unit) : `${count} ${DURATION_UNITS[unit]}`;
}

const isUnit = (code: string): code is DurationUnit => Object.hasOwn(DURATION_UNITS, code);
