import { createHmac, timingSafeEqual } from "node:crypto";
import { settings } from "../settings.server";

const mac = (text: string, purpose: string) =>
  createHmac("sha256", settings().secret).update(`${purpose}.${text}`).digest("base64url");

/** Text with our signature behind a dot. The purpose keeps a value made for one use from serving another. */
export function seal(text: string, purpose: string): string {
  return `${text}.${mac(text, purpose)}`;
}

/** The text again, or null when the signature is not ours. */
export function unseal(sealed: string, purpose: string): string | null {
  const dot = sealed.lastIndexOf(".");
  if (dot < 1) return null;
  const text = sealed.slice(0, dot);
  const given = Buffer.from(sealed.slice(dot + 1));
  const expected = Buffer.from(mac(text, purpose));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
