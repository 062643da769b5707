import { APIError } from "better-auth/api";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { cookieName } from "~/platform/http/cookie.server";
import { record } from "~/platform/journal/journal.server";
import { settings } from "~/platform/settings.server";
import type { Role } from "../rules/actor";
import { type Door, owesSecondFactor } from "../rules/session";
import { ADDRESS_HEADER, auth, DOOR_HEADER } from "../session/auth.server";
import { challengeCookiePair, challengeName } from "../session/cookies.server";
import { type Person, personById } from "../store/person.server";
import { self } from "./address.server";

/** Where a request comes from, as the platform resolved it. */
export type From = { address: string; userAgent: string };

/** Why somebody does not come in. All but the first are said only after a right password. */
export type Refused =
  | "credentials"
  | "unconfirmed"
  | "suspended"
  | "not-admin"
  | "code"
  | "code-used"
  | "challenge-over";

export type SignedIn =
  | { ok: true; cookies: string[]; next: "in" | "set-up"; role: Role; userId: string }
  | { ok: true; cookies: string[]; next: "challenge" }
  | { ok: false; why: Refused };

type Credentials = { email: string; password: string; door: Door; from: From };

/** A password proves the person; with a second factor it only leads to its challenge. No session exists for a refused one. */
export async function signIn({ email, password, door, from }: Credentials): Promise<SignedIn> {
  return answered(async () => {
    const headers = headersOf(from);
    headers.set(DOOR_HEADER, door);
    const answer = await auth().api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    if ("twoFactorRedirect" in answer.response) return { ok: true, cookies: ours(answer.headers), next: "challenge" };
    return entered(answer.response.user.id, ours(answer.headers));
  });
}

/** The second step: a code from the app, or one of the backup codes. Five wrong ones end the challenge. */
export async function answerChallenge(
  cookieHeader: string,
  { code, kind, from }: { code: string; kind: "totp" | "backup"; from: From },
): Promise<SignedIn> {
  const cookie = challengeCookiePair(cookieHeader);
  if (!cookie) return { ok: false, why: "challenge-over" };
  return answered(async () => {
    const headers = headersOf(from, cookie);
    const verify = kind === "totp" ? auth().api.verifyTOTP : auth().api.verifyBackupCode;
    const answer = await verify({ body: { code }, headers, returnHeaders: true });
    return entered(answer.response.user.id, ours(answer.headers));
  });
}

/** An ADMIN without a second factor has a session that opens nothing but the page where it is set up. */
async function entered(userId: string, cookies: string[]): Promise<SignedIn> {
  const person = await personById(userId);
  if (!person) return { ok: false, why: "credentials" };
  await transaction(() => record({ what: "session.opened", subjectId: userId, by: self(person), at: now() }));
  const next = owesSecondFactor(person.role, person.twoFactorEnabled, settings().demo) ? "set-up" : "in";
  return { ok: true, cookies, next, role: person.role, userId };
}

export function headersOf({ address, userAgent }: From, cookie = ""): Headers {
  return new Headers({ cookie, "user-agent": userAgent.slice(0, 300), [ADDRESS_HEADER]: address });
}

/** The library also clears cookies that we never set. */
export function ours(headers: Headers): string[] {
  const names = [cookieName("session"), cookieName("challenge")];
  return headers.getSetCookie().filter((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
}

/** Who has given the password and owes the code; null when no challenge is open in this browser. */
export async function challengedPerson(cookieHeader: string): Promise<Person | null> {
  const name = challengeName(cookieHeader);
  const challenge = name && (await (await auth().$context).internalAdapter.findVerificationValue(name));
  return challenge ? personById(challenge.value) : null;
}

async function answered(work: () => Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError) return { ok: false, why: reasonOf(error) };
    throw error;
  }
}

const reasons: Readonly<Record<string, Refused>> = {
  EMAIL_NOT_VERIFIED: "unconfirmed",
  SUSPENDED: "suspended",
  NOT_ADMIN: "not-admin",
  CODE_USED: "code-used",
  INVALID_CODE: "code",
  INVALID_BACKUP_CODE: "code",
  INVALID_TWO_FACTOR_COOKIE: "challenge-over",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "challenge-over",
  INVALID_EMAIL_OR_PASSWORD: "credentials",
  INVALID_EMAIL: "credentials",
  INVALID_PASSWORD: "credentials",
  PASSWORD_TOO_LONG: "credentials",
};

/** A code that we do not know is a fault of ours, not of the visitor. */
export function reasonOf(error: APIError): Refused {
  const reason = reasons[error.body?.code ?? ""];
  if (!reason) throw error;
  return reason;
}
