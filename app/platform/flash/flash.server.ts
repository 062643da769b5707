import { randomUUID } from "node:crypto";
import { clearCookie, setCookie } from "../http/cookie.server";
import { seal, unseal } from "../session/signed.server";

/** A sentence that the next page shows once, about a change that is already stored. */
export type Flash = {
  /** A page that loads it twice shows it once. */
  id: string;
  tone: "green" | "red" | "blue" | "yellow";
  title: string;
  /** For a title that is not Romanian. */
  titleLang?: "en";
  text?: string | undefined;
  href?: string;
  label?: string;
  /** A button that posts there and undoes the change. */
  undo?: { action: string; label: string };
};
export type NewFlash = Omit<Flash, "id">;

/** The part of the root loader's data with the flash. */
export type WithFlash = { flash: Flash | null };

/** The Set-Cookie value that carries a flash to the next page. */
export function flashCookie(flash: NewFlash): string {
  const named: Flash = { ...flash, id: randomUUID() };
  const value = seal(Buffer.from(JSON.stringify(named)).toString("base64url"), "flash");
  return setCookie("flash", value, 60);
}

export const emptyFlashCookie = () => clearCookie("flash");

/** Null when there is none, or its signature is invalid. */
export function readFlash(value: string | null): Flash | null {
  const text = value ? unseal(value, "flash") : null;
  return text ? (JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Flash) : null;
}
