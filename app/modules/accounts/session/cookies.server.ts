import { createHmac, timingSafeEqual } from "node:crypto";
import { clearCookie, cookieName, readCookie, setCookie } from "~/platform/http/cookie.server";
import { settings } from "~/platform/settings.server";
import { COOKIE_SECONDS } from "../rules/session";

const signature = (value: string) => createHmac("sha256", settings().secret).update(value).digest("base64");

/** The value with the sign-in library's signature. */
const signed = (value: string) => encodeURIComponent(`${value}.${signature(value)}`);

function unsigned(text: string): string | null {
  const dot = text.lastIndexOf(".");
  if (dot < 1) return null;
  const value = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1));
  const expected = Buffer.from(signature(value));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** The token of the session cookie; null when there is none or the signature is wrong. */
export function sessionToken(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "session");
  return value ? unsigned(value) : null;
}

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

/** The identifier of the stored challenge; null when there is no cookie or its signature is wrong. */
export function challengeName(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "challenge");
  return value ? unsigned(value) : null;
}
