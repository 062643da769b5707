import { createHmac, timingSafeEqual } from "node:crypto";
import { settings } from "../settings.server";

const mac = (text: string, purpose: string) =>
  createHmac("sha256", settings().secret).update(`${purpose}.${text}`).digest("base64url");

/** The text with a signature after a dot. `purpose` prevents the use of a value for something else. */
export function seal(text: string, purpose: string): string {
  return `${text}.${mac(text, purpose)}`;
}

/** The text, or null when the signature is invalid. */
export const unseal = (sealed: string, purpose: string) => textOfSigned(sealed, (text) => mac(text, purpose));

/** The text before the last dot; null when what follows is not its signature. */
export function textOfSigned(sealed: string, sign: (text: string) => string): string | null {
  const dot = sealed.lastIndexOf(".");
  if (dot < 1) return null;
  const text = sealed.slice(0, dot);
  const given = Buffer.from(sealed.slice(dot + 1));
  const expected = Buffer.from(sign(text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
