import { seal, unseal } from "../session/signed.server";

/** A sentence that the next page shows once: the effect it speaks of is stored by then. */
export type Flash = {
  tone: "green" | "red" | "blue" | "yellow";
  title: string;
  text?: string | undefined;
  href?: string;
  label?: string;
};

export const FLASH_COOKIE = "psp_flash";

/** The Set-Cookie value that carries a flash to the next page. */
export function flashCookie(flash: Flash, secure: boolean): string {
  const value = seal(Buffer.from(JSON.stringify(flash)).toString("base64url"), "flash");
  return `${FLASH_COOKIE}=${value}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const emptyFlashCookie = `${FLASH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** Null when there is none, or when it was not made by us. */
export function readFlash(value: string | null): Flash | null {
  const text = value ? unseal(value, "flash") : null;
  return text ? (JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Flash) : null;
}
