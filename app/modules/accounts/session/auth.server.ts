import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { type Database, db } from "~/platform/database/connection.server";
import { cookieName } from "~/platform/http/cookie.server";
import { type Settings, settings } from "~/platform/settings.server";
import { COOKIE_SECONDS, type Door, expiryOf, mayPass } from "../rules/session";
import { claimTotpStep, gateOf } from "../store/person.server";
import { credentials, sessions, twoFactors, users, verifications } from "../tables.server";
import { withHashedSessionTokens } from "./hashed-session-tokens.server";
import { stepOfCode } from "./totp.server";

export const ISSUER = "PSP";

/** Headers by which we tell the library what it must not find out by itself. */
export const ADDRESS_HEADER = "x-psp-ip";
export const DOOR_HEADER = "x-psp-door";

/** Why nobody comes in although the password was right; the codes of the errors that the gate throws. */
type GateCode = "SUSPENDED" | "NOT_ADMIN" | "CODE_USED";

/** The library keeps one database for life; ours is the one of the transaction we are in. */
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
    emailAndPassword: { enabled: true, disableSignUp: true, requireEmailVerification: true, minPasswordLength: 8 },
    databaseHooks: { session: { create: { before: passGate } } },
    // our own limits count wrong codes: the library's would let a stranger with the password shut its owner out
    plugins: [twoFactor({ issuer: ISSUER, twoFactorTable: "twoFactors", accountLockout: { enabled: false } })],
  });
}

type Instance = ReturnType<typeof build>;
let built: { auth: Instance; origin: string; secret: string } | null = null;

/** Signs in and keeps second factors. Its HTTP handler is mounted nowhere: our pages call it. */
export function auth(): Instance {
  const { origin, secret } = settings();
  if (built?.origin !== origin || built.secret !== secret) built = { auth: build(settings()), origin, secret };
  return built.auth;
}

type Asking = { path?: string; body?: { code?: unknown }; headers?: Headers | undefined } | null;

/** The last thing before a session is written, when password or code were right. Whoever may not come in leaves no row. */
async function passGate<Session extends { userId: string }>(session: Session, asking: Asking) {
  const person = await gateOf(session.userId);
  if (!person || person.suspendedAt) throw refusal("SUSPENDED");
  const door: Door = asking?.headers?.get(DOOR_HEADER) === "admin" ? "admin" : "members";
  if (!mayPass(door, person.role)) throw refusal("NOT_ADMIN");
  if (asking?.path === "/two-factor/verify-totp") await refuseUsedCode(session.userId, String(asking.body?.code ?? ""));
  const at = now();
  return { data: { ...session, createdAt: at, updatedAt: at, expiresAt: expiryOf(person.role, at, at) } };
}

/** The library takes a code twice while it lasts. */
async function refuseUsedCode(userId: string, code: string): Promise<void> {
  const step = await stepOfCode(userId, code, (await auth().$context).secretConfig);
  if (step === null || !(await claimTotpStep(userId, step))) throw refusal("CODE_USED");
}

const refusal = (code: GateCode) => new APIError("FORBIDDEN", { code });

/** About a tenth of a second of work, on purpose; never inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return (await auth().$context).password.hash(password);
}

export async function passwordMatches(hash: string, password: string): Promise<boolean> {
  return (await auth().$context).password.verify({ hash, password });
}
