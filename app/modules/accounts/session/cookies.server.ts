import { createHmac, timingSafeEqual } from "node:crypto";
import { clearCookie, cookieName, readCookie, setCookie } from "~/platform/http/cookie.server";
import { settings } from "~/platform/settings.server";
import { COOKIE_SECONDS } from "../rules/session";

const signature = (value: string) => createHmac("sha256", settings().secret).update(value).digest("base64");

/** A value as the sign-in library signs it. */
const signed = (value: string) => encodeURIComponent(`${value}.${signature(value)}`);

function unsigned(text: string): string | null {
  const dot = text.lastIndexOf(".");
  if (dot < 1) return null;
  const value = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1));
  const expected = Buffer.from(signature(value));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** The token of the session cookie, or null when there is none or it was not signed by us. */
export function sessionToken(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "session");
  return value ? unsigned(value) : null;
}

/** `name=value`, as a browser sends it back. */
export const sessionCookiePair = (token: string) => `${cookieName("session")}=${signed(token)}`;

export const sessionCookie = (token: string) => setCookie("session", signed(token), COOKIE_SECONDS);

/** Takes the session cookie, and a half-done second factor, out of the browser. */
export const clearedCookies = (): string[] => [clearCookie("session"), clearCookie("challenge")];

/** Only the cookie of the challenge: with a session beside it the library would take its owner for the one who is challenged. */
export function challengeCookiePair(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "challenge");
  return value ? `${cookieName("challenge")}=${encodeURIComponent(value)}` : null;
}

/** The name under which the challenge is kept, or null when there is none or it was not signed by us. */
export function challengeName(cookieHeader: string): string | null {
  const value = readCookie(cookieHeader, "challenge");
  return value ? unsigned(value) : null;
}
