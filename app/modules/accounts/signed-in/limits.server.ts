import { setTimeout as sleep } from "node:timers/promises";
import { data } from "react-router";
import type { RefusedForm } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { countTry, forgetTries, forgetTriesOf, type Limit, spareTry } from "~/platform/rate-limit/rate-limit.server";
import { isTooMany, type Refusal } from "~/platform/refusal";
import { SECRET } from "../forms";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const WAIT = "Prea multe încercări de pe această conexiune.";
const limit = (name: string, most: number, seconds: number, sentence = WAIT): Limit => ({
  name,
  most,
  seconds,
  sentence,
});

/**
 * The limits of attempts on one account. A browser in which its owner has signed in before has its own counter, so that
 * nobody else can lock the owner out. Any other browser is counted by account and IP address, with a low limit, and then by
 * account alone, which bounds guesses from many addresses. The limits are the same whether the account exists or not.
 */
export type AccountLimits = {
  fromAddress: Limit;
  ofDevice: Limit;
  ofAccountFromAddress: readonly Limit[];
  ofAccount: Limit;
};

const SIGN_IN = "Prea multe încercări de conectare cu această adresă.";
const SOON = `${SIGN_IN} Puteți cere o parolă nouă.`;

/**
 * A right password is not counted for its IP address, since a whole training room signs in from one. At most 480 passwords of
 * an account are checked in a day, and one IP address may try at most half of the 20 that an account has in an hour.
 */
export const signInLimits: AccountLimits = {
  fromAddress: limit("sign-in-address", 25, 5 * MINUTE),
  ofDevice: limit("sign-in-device", 10, 15 * MINUTE, SOON),
  ofAccountFromAddress: [
    limit("sign-in-account-address", 5, 15 * MINUTE, SOON),
    limit("sign-in-account-address-long", 10, 6 * HOUR, SOON),
  ],
  ofAccount: limit("sign-in-account", 20, HOUR, SOON),
};
/** How often the form of one e-mail address or person may be sent, and how many of them may register from one IP address: a room of trainees does. */
const registrationOfAccount = limit(
  "registration-account",
  5,
  30 * MINUTE,
  "Formularul a fost trimis de prea multe ori.",
);
const registrationFromAddress = limit("registration-address", 60, 30 * MINUTE);
/** Documents of people who have no account yet. */
export const filesFromAddress = limit("registration-files", 150, 30 * MINUTE);

const ENOUGH_LINKS = "S-au cerut deja mai multe linkuri pentru această adresă. Folosiți-l pe cel mai nou.";
const linkLimits = (name: string): AccountLimits => ({
  fromAddress: limit(`${name}-address`, 60, HOUR),
  ofDevice: limit(`${name}-device`, 3, HOUR, ENOUGH_LINKS),
  ofAccountFromAddress: [limit(`${name}-account-address`, 3, HOUR, ENOUGH_LINKS)],
  ofAccount: limit(`${name}-account`, 9, HOUR, ENOUGH_LINKS),
});
export const resetLimits = linkLimits("reset");
export const resendLimits = linkLimits("resend");
export const linkFromAddress = limit("link-address", 20, 15 * MINUTE);
/** Forms kept for a person whose session ended while they typed. Above the limit the form is not kept; nothing is refused. */
export const keptOfPerson = limit("kept-person", 20, 10 * MINUTE);
/** Password forms of a signed-in person: limits guesses by somebody else at an unlocked computer. */
export const passwordOfPerson = limit("password-person", 10, 15 * MINUTE);

export type CountedAttempt = readonly [limit: Limit, who: string];

/** Who makes the attempt: the typed address, the IP address, and the id of the browser if the owner has signed in there. */
export type AttemptSource = { account: string; address: string; device: string | null };

/** In this order: counting stops at the first exceeded limit, so one IP address cannot use up the account's limit. */
export function attemptsOf({ account, address, device }: AttemptSource, limits: AccountLimits): CountedAttempt[] {
  if (device !== null)
    return [
      [limits.fromAddress, address],
      [limits.ofDevice, device],
    ];
  return [
    [limits.fromAddress, address],
    ...limits.ofAccountFromAddress.map((one): CountedAttempt => [one, `${account} ${address}`]),
    [limits.ofAccount, account],
  ];
}

/** A right password or code does not count against the connection. */
export const spareAddress = ({ address }: AttemptSource) => spareTry(signInLimits.fromAddress, address);

/** Resets the counters after the owner has signed in, so that earlier attempts do not make them wait. */
export async function forgetSignInAttempts({ account, address, device }: AttemptSource): Promise<void> {
  const anywhere = attemptsOf({ account, address, device: null }, signInLimits).filter(
    ([counted]) => counted !== signInLimits.fromAddress,
  );
  await forget(...anywhere, ...(device === null ? [] : [[signInLimits.ofDevice, device] as const]));
}

const countedOfAccount = [signInLimits, resetLimits, resendLimits].flatMap((limits) => [
  limits.ofAccount,
  ...limits.ofAccountFromAddress,
]);

/** Resets every counter of one account, from whichever IP address, for the command line; returns how many there were. */
export async function unblockAccount(account: string): Promise<number> {
  const counted = await Promise.all(countedOfAccount.map((one) => forgetTriesOf(one, account)));
  return counted.reduce((sum, number) => sum + number, 0);
}

/** Counts each attempt; returns the refusal of the first exceeded limit, or null. */
export const overLimit = (...tries: readonly CountedAttempt[]): Promise<Refusal | null> =>
  refusalOf(async () => {
    for (const [counted, who] of tries) await countTry(counted, who);
  });

async function refusalOf(count: () => Promise<void>): Promise<Refusal | null> {
  try {
    await count();
    return null;
  } catch (error) {
    if (isTooMany(error)) return error;
    throw error;
  }
}

/** The same for a registration: each account that registers from an IP address is counted there once. */
export const overRegistrations = (account: string, address: string): Promise<Refusal | null> =>
  refusalOf(async () => {
    const sent = await countTry(registrationOfAccount, `${account} ${address}`);
    if (sent === 1) await countTry(registrationFromAddress, address);
  });

/** Does what only a right link or password allows; only failures stay counted. Throws 429 when there were too many. */
export async function unlessTooManyFail<Done>(attempt: CountedAttempt, work: () => Promise<Done>): Promise<Done> {
  await countTry(...attempt);
  const done = await work();
  await spareTry(...attempt);
  return done;
}

export const forget = (...tries: readonly CountedAttempt[]) =>
  Promise.all(tries.map(([counted, who]) => forgetTries(counted, who)));

/** The form with one error sentence about the whole form. */
export const refusedWith = (form: FormData, sentence: string | null): RefusedForm => ({
  ...refuse(form, {}, SECRET),
  lead: sentence,
});

/** Runs the work and answers no sooner than after `milliseconds`: the duration must not tell whether an account exists. */
export async function inConstantTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(milliseconds)]);
  return result;
}

/** The 429 answer with the typed form and a Retry-After header. */
export const limitedAnswer = (form: FormData, over: Refusal) =>
  data({ refused: refusedWith(form, over.message) }, over.init);
