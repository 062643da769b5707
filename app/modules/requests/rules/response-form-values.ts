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

/** The button that shows the offer before it is sent. */
export const PREVIEW = "previzualizare";

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

/** What an offer says beside its table of fields. */
export const BESIDE_LABELS = { price: "Preț", duration: "Durata" } as const;

/** The same of an offer's form, saved or typed, as readable text by label. */
export function besideInWords(values: Defaults): Record<keyof typeof BESIDE_LABELS, string> {
  const text = (field: string) => textIn(values, field);
  const min = text("priceMin");
  const max = text("priceMax");
  return {
    price: typedRange(min || max, max || min, text("currency") === "EUR" ? "EUR" : "RON"), // a single price is both minimum and maximum
    duration: durationInWords(text("duration"), text("durationUnit")),
  };
}

function durationInWords(count: string, unit: string): string {
  if (!isUnit(unit)) return count;
  return /^\d{1,3}$/.test(count) ? durationText(Number(count), unit) : `${count} ${DURATION_UNITS[unit]}`;
}

const isUnit = (code: string): code is DurationUnit => Object.hasOwn(DURATION_UNITS, code);
