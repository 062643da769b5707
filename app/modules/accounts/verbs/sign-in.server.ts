import { APIError } from "better-auth/api";
import { now } from "~/platform/clock";
import { counts } from "~/platform/counts/counts.server";
import { transaction } from "~/platform/database/connection.server";
import { cookieName } from "~/platform/http/cookie.server";
import { record } from "~/platform/journal/journal.server";
import { settings } from "~/platform/settings.server";
import type { Role } from "../rules/actor";
import { type LoginPage, mustSetUpSecondFactor } from "../rules/session";
import { ADDRESS_HEADER, auth, LOGIN_PAGE_HEADER } from "../session/auth.server";
import { challengeCookiePair, challengeName } from "../session/cookies.server";
import { type Person, personById } from "../store/person.server";
import { asDoer } from "./address.server";

/** Where a request comes from, as the platform resolved it. */
export type From = { address: string; userAgent: string };

/** Why a sign-in is refused. All but the first are returned only after a right password. */
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

type Credentials = { email: string; password: string; page: LoginPage; from: From };

/** Signs in with a password; with a second factor it only opens the challenge. A refused sign-in stores no session. */
export async function signIn({ email, password, page, from }: Credentials): Promise<SignedIn> {
  return withRefusals(async () => {
    const headers = headersOf(from);
    headers.set(LOGIN_PAGE_HEADER, page);
    const answer = await auth().api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    if ("twoFactorRedirect" in answer.response)
      return { ok: true, cookies: ownCookies(answer.headers), next: "challenge" };
    return recordSignIn(answer.response.user.id, ownCookies(answer.headers));
  });
}

/** Answers the challenge with a code of the app or a backup code. Five wrong codes end the challenge. */
export async function answerChallenge(
  cookieHeader: string,
  { code, kind, from }: { code: string; kind: "totp" | "backup"; from: From },
): Promise<SignedIn> {
  const cookie = challengeCookiePair(cookieHeader);
  if (!cookie) return { ok: false, why: "challenge-over" };
  return withRefusals(async () => {
    const headers = headersOf(from, cookie);
    const verify = kind === "totp" ? auth().api.verifyTOTP : auth().api.verifyBackupCode;
    const answer = await verify({ body: { code }, headers, returnHeaders: true });
    return recordSignIn(answer.response.user.id, ownCookies(answer.headers));
  });
}

/** Records the sign-in. An ADMIN without a second factor is sent to set it up. */
async function recordSignIn(userId: string, cookies: string[]): Promise<SignedIn> {
  const person = await personById(userId);
  if (!person) return { ok: false, why: "credentials" };
  await transaction(() => record({ what: "session.opened", subjectId: userId, by: asDoer(person), at: now() }));
  const next = mustSetUpSecondFactor(person.role, person.twoFactorEnabled, settings().demo) ? "set-up" : "in";
  return { ok: true, cookies, next, role: person.role, userId };
}

export function headersOf({ address, userAgent }: From, cookie = ""): Headers {
  return new Headers({ cookie, "user-agent": userAgent.slice(0, 300), [ADDRESS_HEADER]: address });
}

/** The library also clears cookies that the application never sets. */
export function ownCookies(headers: Headers): string[] {
  const names = [cookieName("session"), cookieName("challenge")];
  return headers.getSetCookie().filter((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
}

/** The person of the open challenge; null when this browser has none. */
export async function challengedPerson(cookieHeader: string): Promise<Person | null> {
  const name = challengeName(cookieHeader);
  const challenge = name && (await (await auth().$context).internalAdapter.findVerificationValue(name));
  return challenge ? personById(challenge.value) : null;
}

async function withRefusals(work: () => Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const why = refusalFor(error);
    counts.note("sign-in");
    return { ok: false, why };
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

/** Rethrows an error with an unknown code: it is a bug, not a wrong input. */
export function refusalFor(error: APIError): Refused {
  const reason = reasons[error.body?.code ?? ""];
  if (!reason) throw error;
  return reason;
}
