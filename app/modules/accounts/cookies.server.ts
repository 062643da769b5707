import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieOf } from "~/platform/http/cookie.server";
import { settings } from "~/platform/settings.server";
import { COOKIE_SECONDS } from "./rules/session";

/** A browser accepts the `__Host-` prefix over https only, and then from this very host only. */
const named = (name: string) => `${settings().https ? "__Host-" : ""}psp.${name}`;

export const sessionCookieName = () => named("session");
export const challengeCookieName = () => named("two_factor");

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
  const value = cookieOf(cookieHeader, sessionCookieName());
  return value ? unsigned(value) : null;
}

/** `name=value`, as a browser sends it back. */
export const sessionCookiePair = (token: string) => `${sessionCookieName()}=${signed(token)}`;

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${settings().https ? "; Secure" : ""}`;

export const sessionCookie = (token: string) =>
  `${sessionCookiePair(token)}; Max-Age=${COOKIE_SECONDS}; ${attributes()}`;

/** Takes the session cookie, and a half-done second factor, out of the browser. */
export const clearedCookies = (): string[] =>
  [sessionCookieName(), challengeCookieName()].map((name) => `${name}=; Max-Age=0; ${attributes()}`);

/** Only the cookie of the challenge: with a session beside it the library would take its owner for the one who is challenged. */
export function challengeCookiePair(cookieHeader: string): string | null {
  const value = cookieOf(cookieHeader, challengeCookieName());
  return value ? `${challengeCookieName()}=${encodeURIComponent(value)}` : null;
}
