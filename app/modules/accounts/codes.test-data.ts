import { afterEach, beforeEach, vi } from "vitest";
import { auth } from "./session/auth.server";
import { codeAt, secretOf } from "./session/totp.server";

const PERIOD_MS = 30_000;

/** The code that the app of this person shows now, or some periods before or after. Throws when they have no second factor. */
export async function codeOf(userId: string, ahead = 0): Promise<string> {
  const secret = await secretOf(userId, (await auth().$context).secretConfig);
  if (secret === null) throw new Error(`${userId} has no second factor`);
  return codeAt(secret, Math.floor(Date.now() / PERIOD_MS) + ahead);
}

/**
 * The clock of the system, which the library of the second factor reads, stands still in each of these tests: on a busy
 * machine a code would end between its making and its use.
 */
export function codesStandStill(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
}
