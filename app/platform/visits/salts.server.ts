import { randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { type LocalDate, localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { db } from "../database/connection.server";
import type { Job } from "../jobs/jobs.server";
import { visitSalts } from "./tables.server";

const SALT_BYTES = 32;

let kept: { day: LocalDate; salt: Promise<string> } | null = null;

/** The salt of a day, shared by all processes; the first one that needs it creates it. */
export function saltOf(day: LocalDate): Promise<string> {
  if (kept?.day === day) return kept.salt;
  const asked = { day, salt: keptSalt(day) };
  kept = asked; // set before awaiting, so that concurrent callers share one query
  asked.salt.catch(() => {
    if (kept === asked) kept = null;
  });
  return asked.salt;
}

async function keptSalt(day: LocalDate): Promise<string> {
  await db()
    .insert(visitSalts)
    .values({ day, salt: randomBytes(SALT_BYTES).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db().select().from(visitSalts).where(eq(visitSalts.day, day));
  if (!row) throw new Error("The salt of the day was taken away while it was made");
  return row.salt;
}

/** Without the salt, the visitor hashes of a day cannot be computed again. */
export const sweepVisitSalts: Job = {
  name: "sweep-visit-salts",
  schedule: "10 0 * * *",
  run: async () => {
    await db()
      .delete(visitSalts)
      .where(lt(visitSalts.day, localDateOf(now())));
  },
};
