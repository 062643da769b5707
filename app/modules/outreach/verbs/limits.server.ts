import { overLimit } from "~/modules/accounts/signed-in/limits.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";

const HOUR = 3600;
const WAIT = "Prea multe încercări de pe această conexiune. Ce ați scris este mai jos.";

const fromAddress = (name: string, most = 5): Limit => ({ name, most, seconds: HOUR, sentence: WAIT });

export const subscriptionsFromAddress = fromAddress("newsletter-address");
/** By person where they are signed in, else by address: many clerks write from one town hall. */
export const ticketsOfSender = fromAddress("support-address");
/** One opinion a day about one answer; more are thanked for and not counted. */
export const opinionOfAddress: Limit = { name: "support-opinion", most: 1, seconds: 24 * HOUR, sentence: "" };
/** A ticket is known to its author alone, and a whole town hall may write from one address. */
export const continuationsFromAddress = fromAddress("support-continued-address", 30);

/** Without a sentence: beyond these limits the mail is silently not sent, since anybody may type the address. */
const toOneMailbox = (name: string, most: number): Limit => ({ name, most, seconds: 24 * HOUR, sentence: "" });

export const confirmationsToMailbox = toOneMailbox("newsletter-mailbox", 3);
export const receiptsToMailbox = toOneMailbox("support-mailbox", 10);

/** Counts a mail to an address that may not have asked for it; false beyond the limit. */
export const mayMail = async (limit: Limit, email: string): Promise<boolean> =>
  (await overLimit([limit, email])) === null;
