import { settings } from "../settings.server";
import { type CookieKind, cookieLine, cookieNameOver } from "./cookies";

export const cookieName = (kind: CookieKind): string => cookieNameOver(kind, settings().https);

export const setCookie = (kind: CookieKind, value: string, maxAge?: number): string =>
  cookieLine(kind, value, settings().https, maxAge);

/** Takes the cookie out of the browser. */
export const clearCookie = (kind: CookieKind): string => setCookie(kind, "", 0);

/** One cookie of ours from a Cookie header, decoded; null when it is not there or cannot be read. */
export const readCookie = (header: string | null, kind: CookieKind): string | null =>
  cookieOf(header, cookieName(kind));

export function cookieOf(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return decoded(part.slice(equals + 1).trim());
  }
  return null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
