import { z } from "zod";
import { isPlainAddress } from "../plain-address";

/** A language model behind an endpoint that speaks the chat protocol of OpenAI. */
export type ModelSettings = {
  /** Without a slash at its end; `/chat/completions` is added. */
  url: string;
  /** To whom texts are sent. */
  host: string;
  key: string | null;
  name: string;
  /** In bani, for a million tokens. */
  price: { in: number; out: number };
  /** Questions that are sent: of one person in an hour, of everybody in a day. */
  most: { hourly: number; daily: number };
  /** In bani, of a calendar month. */
  ceiling: number;
  /** From the question to the end of its answer. */
  seconds: number;
};

const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} trebuie să fie un număr întreg între ${least} și ${most}`)
    .int(`${name} trebuie să fie un număr întreg între ${least} și ${most}`)
    .min(least, `${name} trebuie să fie cel puțin ${least}`)
    .max(most, `${name} trebuie să fie cel mult ${most}`);

const price = (name: string) =>
  z.coerce
    .number(`${name} este prețul în lei al unui milion de tokeni, cu punct, de exemplu 2.50`)
    .min(0, `${name} nu poate fi negativ`)
    .max(10_000, `${name} trebuie să fie cel mult 10000`)
    .optional();

export const modelVariables = {
  ASSISTANT_URL: z
    .url("ASSISTANT_URL trebuie să fie o adresă întreagă, de exemplu https://api.exemplu.ro/v1")
    .refine(isPlainAddress, "ASSISTANT_URL este o adresă http sau https fără utilizator, fără ? și fără #")
    .optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().max(100, "ASSISTANT_MODEL are cel mult 100 de caractere").optional(),
  ASSISTANT_PRICE_IN: price("ASSISTANT_PRICE_IN"),
  ASSISTANT_PRICE_OUT: price("ASSISTANT_PRICE_OUT"),
  ASSISTANT_HOURLY: whole("ASSISTANT_HOURLY", 1, 30).default(30),
  ASSISTANT_DAILY: whole("ASSISTANT_DAILY", 1, 100_000).default(500),
  ASSISTANT_MONTHLY: whole("ASSISTANT_MONTHLY", 1, 1_000_000).default(100),
  ASSISTANT_SECONDS: whole("ASSISTANT_SECONDS", 1, 13).default(13),
};

type Given = z.output<z.ZodObject<typeof modelVariables>>;

/** The sentence for settings that say too little, or that would send texts in the clear; null when they are complete. */
export function modelProblem(given: Given, isLoopback: (host: string) => boolean): string | null {
  const { ASSISTANT_URL: address, ASSISTANT_MODEL: name, ASSISTANT_KEY: key } = given;
  const prices = [given.ASSISTANT_PRICE_IN, given.ASSISTANT_PRICE_OUT];
  if (address === undefined)
    return name === undefined && key === undefined
      ? null
      : "ASSISTANT_KEY și ASSISTANT_MODEL nu au niciun efect fără ASSISTANT_URL: scrieți adresa sau goliți-le.";
  const { protocol, hostname } = new URL(address);
  if (protocol === "http:" && !isLoopback(hostname))
    return "ASSISTANT_URL trebuie să fie https://: altfel întrebările ar trece prin rețea necriptate. http:// este numai pentru mașina locală.";
  if (name === undefined) return "Cu ASSISTANT_URL este nevoie de ASSISTANT_MODEL, numele modelului.";
  if (prices.includes(undefined))
    return "Cu ASSISTANT_URL este nevoie de ASSISTANT_PRICE_IN și ASSISTANT_PRICE_OUT, altfel costul nu se poate socoti; 0 pentru un model al dumneavoastră.";
  return null;
}

const bani = (lei = 0): number => Math.round(lei * 100);

export function modelFrom(given: Given): ModelSettings | null {
  if (given.ASSISTANT_URL === undefined || given.ASSISTANT_MODEL === undefined) return null;
  return {
    url: given.ASSISTANT_URL.replace(/\/$/, ""),
    host: new URL(given.ASSISTANT_URL).host,
    key: given.ASSISTANT_KEY ?? null,
    name: given.ASSISTANT_MODEL,
    price: { in: bani(given.ASSISTANT_PRICE_IN), out: bani(given.ASSISTANT_PRICE_OUT) },
    most: { hourly: given.ASSISTANT_HOURLY, daily: given.ASSISTANT_DAILY },
    ceiling: bani(given.ASSISTANT_MONTHLY),
    seconds: given.ASSISTANT_SECONDS,
  };
}
