import { APIError } from "better-auth/api";
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
import { secondFactorOf } from "../store/person.server";
import { type From, headersOf, ours, type Refused, reasonOf } from "./sign-in.server";

type Here = { cookieHeader: string; from: From };

/** Null where what was typed is wrong in one of these ways. */
async function unless<Result>(wrong: readonly Refused[], work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && wrong.includes(reasonOf(error))) return null;
    throw error;
  }
}

/** Begins, or begins again, until the first code was right; null when the password was not. The backup codes are shown once. */
export const beginSecondFactor = (password: string, { cookieHeader, from }: Here) =>
  unless(["credentials"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.enableTwoFactor({ body: { password, method: "totp" }, headers });
    return answer.method === "totp" ? { backupCodes: answer.backupCodes } : null;
  });

export async function isSecondFactorOn(actor: Actor): Promise<boolean> {
  return (await secondFactorOf(actor.userId))?.verified === true;
}

/** The secret that waits for its first code, in groups of four, and the link that opens an app on the same device; null when none does. */
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

/** The first right code turns it on and changes the session; null when the code was wrong. */
export const confirmSecondFactor = (actor: Actor, code: string, { cookieHeader, from }: Here) =>
  unless(["code", "code-used"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    await changed(actor, true);
    return { cookies: ours(answer.headers) };
  });

/** Turns it off; an ADMIN may not, outside the demonstration. Null when the password was wrong. */
export async function endSecondFactor(actor: Actor, password: string, { cookieHeader, from }: Here) {
  if (!mayEndSecondFactor(actor.role, settings().demo))
    throw forbidden("Administratorii se conectează numai cu a doua verificare.");
  return unless(["credentials"], async () => {
    const headers = headersOf(from, cookieHeader);
    const answer = await auth().api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
    await changed(actor, false);
    return { cookies: ours(answer.headers) };
  });
}

async function changed(actor: Actor, enabled: boolean): Promise<void> {
  await transaction(async () => {
    const what = enabled ? "second-factor.enabled" : "second-factor.disabled";
    await record({ what, subjectId: actor.userId, by: actor, at: now() });
    await sendMail(`${what}:${v7()}`, actor.email, secondFactorChanged({ name: actor.name, enabled }));
  });
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding, as authenticator apps take a secret. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
