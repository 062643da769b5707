import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { twoFactors } from "../tables.server";

/** Encrypted, as it is kept; null when the person never began to set one up. */
export async function secondFactorOf(userId: string) {
  const [factor] = await db()
    .select({ secret: twoFactors.secret, verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return factor ?? null;
}
