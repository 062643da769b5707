import { createHmac, timingSafeEqual } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { secondFactorOf } from "../store/person.server";

const PERIOD_MS = 30_000;
const DIGITS = 6;
/** The library accepts the previous, current and next code. */
const WINDOW = [-1, 0, 1];

type Key = Parameters<typeof symmetricDecrypt>[0]["key"];

/** The 30-second step of an accepted code; null when the code is not accepted now. */
export async function stepOfCode(userId: string, code: string, key: Key): Promise<number | null> {
  const factor = await secondFactorOf(userId);
  if (!factor) return null;
  const secret = await symmetricDecrypt({ key, data: factor.secret });
  // The library uses the system clock, not our test clock, so this check does too.
  const current = Math.floor(Date.now() / PERIOD_MS);
  const steps = WINDOW.map((offset) => current + offset).filter((step) => equal(codeAt(secret, step), code));
  return steps.at(-1) ?? null;
}

/** RFC 6238 with SHA-1, which every authenticator app supports. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The decrypted secret; null when the person has none. */
export async function secretOf(userId: string, key: Key): Promise<string | null> {
  const factor = await secondFactorOf(userId);
  return factor ? symmetricDecrypt({ key, data: factor.secret }) : null;
}

function equal(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
