import { createHmac, timingSafeEqual } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { secondFactorOf } from "../store/person.server";

const PERIOD_MS = 30_000;
const DIGITS = 6;
/** The library accepts the code before and after the current one. */
const WINDOW = [-1, 0, 1];

type Key = Parameters<typeof symmetricDecrypt>[0]["key"];

/** The 30-second step whose code this is, or null when it is none of those that are accepted now. */
export async function stepOfCode(userId: string, code: string, key: Key): Promise<number | null> {
  const factor = await secondFactorOf(userId);
  if (!factor) return null;
  const secret = await symmetricDecrypt({ key, data: factor.secret });
  // The library compares with the system's clock, not with ours: so must whoever asks which code it has accepted.
  const current = Math.floor(Date.now() / PERIOD_MS);
  const steps = WINDOW.map((offset) => current + offset).filter((step) => equal(codeAt(secret, step), code));
  return steps.at(-1) ?? null;
}

/** RFC 6238 with SHA-1, as every authenticator app has it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The secret as it is typed into an app, and the link that opens one. */
export async function secretOf(userId: string, key: Key): Promise<string | null> {
  const factor = await secondFactorOf(userId);
  return factor ? symmetricDecrypt({ key, data: factor.secret }) : null;
}

function equal(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
