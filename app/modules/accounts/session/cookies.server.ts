import { createHmac } from "node:crypto";
import { clearCookie, cookieName, readCookie, setCookie } from "~/platform/http/cookie.server";
import { textOfSigned } from "~/platform/session/signed.server";
import { settings } from "~/platform/settings.server";
import { COOKIE_SECONDS } from "../rules/session";

const signature = (value: string) => createHmac("sha256", settings().secret).update(value).digest("base64");

/** The value with the sign-in library's signature. */
const signed = (value: string) => encodeURIComponent(`${value}.${signature(value)}`);

/** The signed value of a cookie; null when there is none or the signature is wrong. */
function unsigned(cookieHeader: string, name: "session" | "challenge"): string | null {
  const value = readCookie(cookieHeader, name);
  return value ? textOfSigned(value, signature) : null;
}

/** The token of the session cookie. */
export const sessionToken = (cookieHeader: string) => unsigned(cookieHeader, "session");

/** `name=value`, as in a Cookie header. */
export const sessionCookiePair = (token: string) => `${cookieName("session")}=${signed(token)}`;

export const sessionCookie = (token: string) => setCookie("session", signed(token), COOKIE_SECONDS);

/** Set-Cookie values that delete the session and an open second-factor challenge. */
export const clearedCookies = (): string[] => [clearCookie("session"), clearCookie("challenge")];

/** Only the challenge cookie: with a session cookie beside it the library would use the session's person. */
export function challengeCookiePair(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "challenge");
  return value ? `${cookieName("challenge")}=${encodeURIComponent(value)}` : null;
}

/** The identifier of the stored challenge. */
export const challengeName = (cookieHeader: string) => unsigned(cookieHeader, "challenge");
