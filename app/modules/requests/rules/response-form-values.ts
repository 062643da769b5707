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

/** Default values of the response form. */
export const EMPTY_RESPONSE = {
  text: "",
  priceMin: "",
  priceMax: "",
  currency: "RON" as Currency,
  duration: "",
  durationUnit: "weeks" as DurationUnit,
  experience: "",
};

/** A saved response as default values of the form: a single price leaves the second field empty. */
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

/** The values of a response's form, saved or typed, as readable text by label. */
export function responseInWords(values: Defaults): Record<keyof typeof RESPONSE_LABELS, string> {
  const text = (field: string) => textIn(values, field);
  const [min, max] = [text("priceMin"), text("priceMax")];
  return {
    text: text("text"),
    price: typedRange(min || max, max || min, text("currency") === "EUR" ? "EUR" : "RON"), // a single price is both minimum and maximum
    duration: durationInWords(text("duration"), text("durationUnit")),
    experience: text("experience"),
  };
}

function durationInWords(count: string, unit: string): string {
  if (!isUnit(unit)) return count;
  return /^\d{1,3}$/.test(count) ? durationText(Number(count), unit) : `${count} ${DURATION_UNITS[unit]}`;
}

const isUnit = (code: string): code is DurationUnit => Object.hasOwn(DURATION_UNITS, code);
