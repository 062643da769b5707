import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { hashPassword as hashOf, verifyPassword } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins/two-factor";
import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { type Database, db, refuseInTransaction } from "~/platform/database/connection.server";
import { cookieName } from "~/platform/http/cookie.server";
import { passwordSpellings } from "~/platform/romania/passwords";
import { type Settings, settings } from "~/platform/settings.server";
import { COOKIE_SECONDS, expiryOf, type LoginPage, maySignInAt } from "../rules/session";
import { claimTotpStep, signInFactsOf } from "../store/person.server";
import { credentials, sessions, twoFactors, users, verifications } from "../tables.server";
import { withHashedSessionTokens } from "./hashed-session-tokens.server";
import { stepOfCode } from "./totp.server";

export const ISSUER = "PSP";

/** Headers that hand the library the client's address and the login page, as the application determined them. */
export const ADDRESS_HEADER = "x-psp-ip";
export const LOGIN_PAGE_HEADER = "x-psp-login-page";

/** The error codes for refusing a session although the password or code was right. */
type SignInErrorCode = "SUSPENDED" | "NOT_ADMIN" | "CODE_USED";

/** The library is given one database at start; this proxy uses the current transaction's. */
const currentDatabase = new Proxy({} as Database, {
  get(_, name) {
    const database = db();
    const value: unknown = Reflect.get(database, name);
    return typeof value === "function" ? value.bind(database) : value;
  },
});

const tables = drizzleAdapter(currentDatabase, {
  provider: "pg",
  schema: { users, sessions, credentials, verifications, twoFactors },
  transaction: true,
});

function build({ origin, secret, https }: Settings) {
  const cookie = (name: string) => ({ name, attributes: { secure: https } });
  return betterAuth({
    appName: ISSUER,
    baseURL: origin,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) => withHashedSessionTokens(tables(options)),
    advanced: {
      cookiePrefix: "psp",
      useSecureCookies: false,
      cookies: { session_token: cookie(cookieName("session")), two_factor: cookie(cookieName("challenge")) },
      database: { generateId: () => v7() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    user: { modelName: "users", additionalFields: { role: { type: "string", input: false } } },
    session: { modelName: "sessions", expiresIn: COOKIE_SECONDS, disableSessionRefresh: true },
    account: { modelName: "credentials" },
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      password: { hash: hashAsLong, verify: matchesInAnySpelling },
    },
    databaseHooks: { session: { create: { before: checkMaySignIn } } },
    // our own limits count wrong codes: the library's lockout would let somebody with the password lock the owner out
    plugins: [twoFactor({ issuer: ISSUER, twoFactorTable: "twoFactors", accountLockout: { enabled: false } })],
  });
}

/** The library hashes a password also when nobody has the address: that must take as long as looking at every spelling. */
async function hashAsLong(password: string): Promise<string> {
  const [typed = "", ...others] = passwordSpellings(password);
  const hash = await hashOf(typed);
  for (const spelling of others) await hashOf(spelling);
  return hash;
}

async function matchesInAnySpelling({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  let matches = false;
  for (const spelling of passwordSpellings(password))
    matches = (await verifyPassword({ hash, password: spelling })) || matches;
  return matches;
}

type Instance = ReturnType<typeof build>;
let built: { auth: Instance; origin: string; secret: string } | null = null;

/** The sign-in library. Its HTTP handler is not mounted: our pages call its functions. */
export function auth(): Instance {
  const { origin, secret } = settings();
  if (built?.origin !== origin || built.secret !== secret) built = { auth: build(settings()), origin, secret };
  return built.auth;
}

type Asking = { path?: string; body?: { code?: unknown }; headers?: Headers | undefined } | null;

/** Runs after a right password or code and before the session is stored; throws when the person may not sign in. */
async function checkMaySignIn<Session extends { userId: string }>(session: Session, asking: Asking) {
  const person = await signInFactsOf(session.userId);
  if (!person || person.suspendedAt) throw refusal("SUSPENDED");
  const page: LoginPage = asking?.headers?.get(LOGIN_PAGE_HEADER) === "admin" ? "admin" : "members";
  if (!maySignInAt(page, person.role)) throw refusal("NOT_ADMIN");
  if (asking?.path === "/two-factor/verify-totp") await refuseUsedCode(session.userId, String(asking.body?.code ?? ""));
  const at = now();
  return { data: { ...session, createdAt: at, updatedAt: at, expiresAt: expiryOf(person.role, at, at) } };
}

/** The library accepts a code again while it is valid, so used codes are refused here. */
async function refuseUsedCode(userId: string, code: string): Promise<void> {
  const step = await stepOfCode(userId, code, (await auth().$context).secretConfig);
  if (step === null || !(await claimTotpStep(userId, step))) throw refusal("CODE_USED");
}

const refusal = (code: SignInErrorCode) => new APIError("FORBIDDEN", { code });

/** Takes about 100 ms of CPU on purpose. */
export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction("a password's hash");
  return (await auth().$context).password.hash(password);
}

export async function passwordMatches(hash: string, password: string): Promise<boolean> {
  refuseInTransaction("a password's hash");
  return (await auth().$context).password.verify({ hash, password });
}
