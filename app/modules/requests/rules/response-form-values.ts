import { type Defaults, textIn } from "~/platform/form/answers";
import { type Currency, formatMoney, typedRange } from "~/platform/language/money";
import { DURATION_UNITS, type DurationUnit, durationText } from "./duration";

export type ResponseContent = {
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

/** What was contentColumns, as its author would type it again: one price leaves the second field empty. */
export function formValuesOf(response: ResponseContent): typeof EMPTY_RESPONSE {
  const sum = (minor: number) => formatMoney(minor, response.currency).replace(/ \S+$/, "");
  return {
    text: response.text,
    priceMin: sum(response.priceMin),
    priceMax: response.priceMin === response.priceMax ? "" : sum(response.priceMax),
    currency: response.currency,
    duration: String(response.duration),
    durationUnit: response.durationUnit,
    experience: response.experience ?? "",
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
