import type { Verification } from "~/modules/accounts/rules/actor";
import type { Standing } from "~/modules/accounts/store/organisation.server";
import { since } from "~/platform/language/dates";
import { asSentence } from "~/platform/language/text";

/** The verification of the organisation, and where it stands while it is not verified. */
export type Verified = { verification: Verification; standing: Standing | null };

/** What is said to a rejected or suspended organisation. */
export const withReason = (standing: Standing | null, text: string): string =>
  standing?.reason ? `Motivul: ${asSentence(standing.reason)} ${text}` : text;

/** Since when the verification is asked for, and who acts now. */
export function waitingText(standing: Standing | null, now: Date): string {
  const asked =
    standing === null
      ? ""
      : `Verificarea a fost cerută ${standing.again ? "din nou " : ""}${since(standing.askedAt, now)}. `;
  return `${asked}Un administrator verifică datele și vă anunțăm.`;
}
