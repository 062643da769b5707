import { randomBytes } from "node:crypto";
import { settings } from "~/platform/settings.server";
import { type TokenPurpose, tokenLife } from "../rules/token";
import { insertToken } from "../store/token.server";

/** Addresses in mails always carry the configured origin, whatever host a request named. */
export const linkTo = (path: string): string => settings().origin + path;

/** Mailed links keep where their reader was going. */
const mailed = (path: string, onward: string | null): string =>
  linkTo(onward ? `${path}?${new URLSearchParams({ redirectTo: onward })}` : path);

export const confirmationLink = (token: string, onward: string | null = null): string =>
  mailed(`/confirmare/${token}`, onward);
export const passwordLink = (token: string, onward: string | null = null): string =>
  mailed(`/parola-noua/${token}`, onward);

/** Makes a link's token, in the caller's transaction. Only its hash is kept. */
export async function issueToken(purpose: TokenPurpose, userId: string, email: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + tokenLife[purpose]);
  await insertToken(token, { purpose, userId, email, createdAt: at, expiresAt });
  return token;
}
