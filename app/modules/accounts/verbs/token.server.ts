import { randomBytes } from "node:crypto";
import { type TokenPurpose, tokenLife } from "../rules/token";
import { insertToken } from "../store/token.server";

/** Makes a link's token, in the caller's transaction. Only its hash is kept. */
export async function issueToken(purpose: TokenPurpose, userId: string, email: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + tokenLife[purpose]);
  await insertToken(token, { purpose, userId, email, createdAt: at, expiresAt });
  return token;
}
