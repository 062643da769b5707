import { randomUUID } from "node:crypto";
import { clearCookie, setCookie } from "../http/cookie.server";
import { seal, unseal } from "../session/signed.server";

/** A sentence that the next page shows once: the effect it speaks of is stored by then. */
export type Flash = {
  /** So that a page which hears of it twice shows it once. */
  id: string;
  tone: "green" | "red" | "blue" | "yellow";
  title: string;
  /** Of a title that is no Romanian. */
  titleLang?: "en";
  text?: string | undefined;
  href?: string;
  label?: string;
  /** Takes back what was just done: a button that posts there, beside the sentence. */
  undo?: { action: string; label: string };
};
export type NewFlash = Omit<Flash, "id">;

/** What the root of all pages loads for whoever shows it. */
export type WithFlash = { flash: Flash | null };

/** The Set-Cookie value that carries a flash to the next page. */
export function flashCookie(flash: NewFlash): string {
  const named: Flash = { ...flash, id: randomUUID() };
  const value = seal(Buffer.from(JSON.stringify(named)).toString("base64url"), "flash");
  return setCookie("flash", value, 60);
}

export const emptyFlashCookie = () => clearCookie("flash");

/** Null when there is none, or when it was not made by us. */
export function readFlash(value: string | null): Flash | null {
  const text = value ? unseal(value, "flash") : null;
  return text ? (JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Flash) : null;
}
