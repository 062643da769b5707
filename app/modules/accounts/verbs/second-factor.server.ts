import { APIError } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { forbidden } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { secondFactorChanged } from "../mails/security";
import type { Actor } from "../rules/actor";
import { mayEndSecondFactor } from "../rules/session";
import { auth, ISSUER } from "../session/auth.server";
import { secretOf } from "../session/totp.server";
import { deleteSecondFactor, secondFactorOf, secondFactors } from "../store/person.server";
import { type From, headersOf, ownCookies, type Refused, refusalFor } from "./sign-in.server";

type Here = { cookieHeader: string; from: From };

/** Runs the work; returns null when the library refuses for one of these reasons. */
async function nullWhenRefused<Result>(wrong: readonly Refused[], work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && wrong.includes(refusalFor(error))) return null;
    throw error;
  }
}

/** Starts or restarts the setup and returns the backup codes, shown once; null when the password is wrong. */
export const beginSecondFactor = (password: string, { cookieHeader, from }: Here) =>
  nullWhenRefused(["credentials"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.enableTwoFactor({ body: { password, method: "totp" }, headers });
    return answer.method === "totp" ? { backupCodes: answer.backupCodes } : null;
  });

export async function isSecondFactorOn(actor: Actor): Promise<boolean> {
  return (await secondFactorOf(actor.userId))?.verified === true;
}

/** The secret in groups of four and its otpauth link, while the setup waits for its first code; otherwise null. */
export async function setupOf(actor: Actor) {
  const factor = await secondFactorOf(actor.userId);
  if (!factor || factor.verified) return null;
  const secret = await secretOf(actor.userId, (await auth().$context).secretConfig);
  if (secret === null) return null;
  const text = base32(Buffer.from(secret));
  const parameters = new URLSearchParams({ secret: text, issuer: ISSUER, digits: "6", period: "30" });
  const uri = `otpauth://totp/${ISSUER}:${encodeURIComponent(actor.email)}?${parameters}`;
  return { groups: text.match(/.{1,4}/g) ?? [], uri };
}

/** Turns it on with the first right code and renews the session; null when the code is wrong. */
export const confirmSecondFactor = (actor: Actor, code: string, { cookieHeader, from }: Here) =>
  nullWhenRefused(["code", "code-used"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    await changed(actor, true);
    return { cookies: ownCookies(answer.headers) };
  });

/** Turns it off; null when the password is wrong. Throws 403 for an ADMIN outside demo mode. */
export async function endSecondFactor(actor: Actor, password: string, { cookieHeader, from }: Here) {
  if (!mayEndSecondFactor(actor.role, settings().demo))
    throw forbidden("Administratorii se conectează numai cu verificarea în doi pași.");
  return nullWhenRefused(["credentials"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
    await changed(actor, false);
    return { cookies: ownCookies(answer.headers) };
  });
}

/**
 * Turns it off for those whose stored secret the present one cannot decrypt: no code of theirs would be right any more. Returns
 * how many they are.
 */
export async function endUnreadableSecondFactors(): Promise<number> {
  const key = (await auth().$context).secretConfig;
  let ended = 0;
  for (const { secret, ...person } of await secondFactors()) {
    const isReadable = await symmetricDecrypt({ key, data: secret }).then(
      () => true,
      () => false,
    );
    if (isReadable) continue;
    await transaction(async () => {
      const at = now();
      await deleteSecondFactor(person.id, at);
      await record({ what: "second-factor.disabled", subjectId: person.id, by: null, at });
      await sendMail(
        `second-factor.disabled:${v7()}`,
        person.email,
        secondFactorChanged({ ...person, enabled: false }),
      );
    });
    ended += 1;
  }
  return ended;
}

async function changed(actor: Actor, enabled: boolean): Promise<void> {
  await transaction(async () => {
    const what = enabled ? "second-factor.enabled" : "second-factor.disabled";
    await record({ what, subjectId: actor.userId, by: actor, at: now() });
    await sendMail(`${what}:${v7()}`, actor.email, secondFactorChanged({ name: actor.name, enabled }));
  });
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 base32 without padding, the form in which authenticator apps accept a secret. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
