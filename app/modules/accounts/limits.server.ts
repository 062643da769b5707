import { data } from "react-router";
import type { RefusedForm } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { countTry, forgetTries, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { Refusal } from "~/platform/refusal";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const WAIT = "Prea multe încercări. Așteptați câteva minute, apoi încercați din nou.";
const limit = (name: string, most: number, seconds: number, sentence = WAIT): Limit => ({
  name,
  most,
  seconds,
  sentence,
});

/** The same whether the account exists or not, and whether the password was right: a limit tells nothing. */
export const signInOfAccount = limit(
  "sign-in-account",
  5,
  15 * MINUTE,
  "Prea multe încercări de conectare cu această adresă. Așteptați un sfert de oră sau cereți o parolă nouă.",
);
export const signInFromAddress = limit("sign-in-address", 25, 5 * MINUTE);
export const registrationFromAddress = limit("registration-address", 5, 30 * MINUTE);
export const filesFromAddress = limit("registration-files", 30, 30 * MINUTE);
export const resetOfAccount = limit(
  "reset-account",
  3,
  HOUR,
  "S-au cerut deja trei linkuri pentru această adresă. Folosiți-l pe cel mai nou sau încercați peste o oră.",
);
export const resetFromAddress = limit("reset-address", 20, HOUR);
export const resendOfAccount = limit(
  "resend-account",
  3,
  HOUR,
  "S-au cerut deja trei linkuri pentru această adresă. Folosiți-l pe cel mai nou sau încercați peste o oră.",
);
export const resendFromAddress = limit("resend-address", 20, HOUR);
export const linkFromAddress = limit("link-address", 20, 15 * MINUTE);
/** What is kept for somebody who was signed out meanwhile; beyond it nothing is refused, only not kept. */
export const keptFromAddress = limit("kept-address", 20, 10 * MINUTE);
/** Signed in, but with a password to be guessed: somebody at an unlocked computer. */
export const passwordOfPerson = limit("password-person", 10, 15 * MINUTE);

type Try = readonly [limit: Limit, who: string];

/** Counts each try; the first limit that is passed, or null. */
export async function overLimit(...tries: readonly Try[]): Promise<Refusal | null> {
  for (const [counted, who] of tries) {
    try {
      await countTry(counted, who);
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return error;
      throw error;
    }
  }
  return null;
}

export const forget = (...tries: readonly Try[]) =>
  Promise.all(tries.map(([counted, who]) => forgetTries(counted, who)));

/** A form shown again with one sentence about the whole of it. */
export function refusedWith(form: FormData, sentence: string, secret: readonly string[]): RefusedForm {
  return { ...refuse(form, {}, { secret }), lead: sentence };
}

/** The 429 answer that keeps what was typed, and says when to come back. */
export const limitedAnswer = (form: FormData, over: Refusal, secret: readonly string[]) =>
  data({ refused: refusedWith(form, over.message, secret) }, over.init);
