import { randomBytes } from "node:crypto";
import { settings } from "~/platform/settings.server";
import { type TokenPurpose, tokenLife } from "../rules/token";
import { insertToken } from "../store/token.server";

/** Links in mails use the configured origin, never the request's host. */
export const linkTo = (path: string): string => settings().origin + path;

/** A mailed link keeps the path to return to. */
const mailed = (path: string, onward: string | null): string =>
  linkTo(onward ? `${path}?${new URLSearchParams({ redirectTo: onward })}` : path);

export const confirmationLink = (token: string, onward: string | null = null): string =>
  mailed(`/confirmare/${token}`, onward);
export const passwordLink = (token: string, onward: string | null = null): string =>
  mailed(`/parola-noua/${token}`, onward);

/** Creates the token of a mailed link, in the caller's transaction; only its hash is stored. */
export async function issueToken(purpose: TokenPurpose, userId: string, email: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + tokenLife[purpose]);
  await insertToken(token, { purpose, userId, email, createdAt: at, expiresAt });
  return token;
}
