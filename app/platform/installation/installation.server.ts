import { scryptSync } from "node:crypto";
import { isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { now } from "../clock";
import { db, transaction } from "../database/connection.server";
import { record } from "../journal/journal.server";
import { OperatorError } from "../operator-error";
import { setQuarantine } from "./quarantine.server";
import { installation } from "./tables.server";

/** Which secret it is, without telling anything about it. Slow (some 40 ms), so that a secret that a person chose is not guessed. */
export const fingerprintOf = (secret: string): string => scryptSync(secret, "psp secret", 32).toString("base64url");

type Installation = typeof installation.$inferSelect;

/**
 * Reads what the database knows of itself, and writes it at the first start. Throws `OperatorError` when its sealed values were
 * made with another secret, unless the operator is about to accept this one.
 */
export async function openInstallation(secret: string, { acceptsSecret = false } = {}): Promise<Installation> {
  const fingerprint = fingerprintOf(secret);
  await db().insert(installation).values({ createdAt: now(), secretFingerprint: fingerprint }).onConflictDoNothing();
  await db().update(installation).set({ secretFingerprint: fingerprint }).where(isNull(installation.secretFingerprint));
  const found = await currentInstallation();
  if (found.secretFingerprint !== fingerprint && !acceptsSecret) throw otherSecret();
  setQuarantine(found.quarantinedAt);
  return found;
}

const otherSecret = () =>
  new OperatorError(
    "Secretul nu este cel cu care a fost folosită această bază de date. Dați-l pe cel potrivit: în SECRET sau, fără SECRET, în fișierul secret din DATA_DIR; se salvează separat de copiile bazei. Dacă s-a pierdut: npm run admin -- secret accept, care spune întâi ce nu mai este valabil.",
  );

async function currentInstallation(): Promise<Installation> {
  const [found] = await db().select().from(installation);
  if (!found) throw new Error("The installation has no row: openInstallation writes it");
  return found;
}

/** From now on the database belongs to this secret. Writes it into the journal, in the caller's transaction. */
export async function acceptSecret(secret: string): Promise<void> {
  const { id } = await currentInstallation();
  await db()
    .update(installation)
    .set({ secretFingerprint: fingerprintOf(secret) });
  await record({ what: "installation.secret_accepted", subjectId: id, by: null, at: now() });
}

/** Whether this is the secret of the database. */
export const hasSecret = async (secret: string): Promise<boolean> =>
  (await currentInstallation()).secretFingerprint === fingerprintOf(secret);

/** From the next start on, processes tell nobody anything and delete no file. False when it was so already. */
export const beginQuarantine = (): Promise<boolean> => changeQuarantine("installation.quarantined");

/** The opposite. False when there was no quarantine. */
export const endQuarantine = (): Promise<boolean> => changeQuarantine("installation.released");

function changeQuarantine(what: "installation.quarantined" | "installation.released"): Promise<boolean> {
  return transaction(async () => {
    const { id } = await currentInstallation();
    const at = now();
    const ends = what === "installation.released";
    const changed = await db()
      .update(installation)
      .set({ quarantinedAt: ends ? null : at })
      .where(sql`${installation.quarantinedAt} is ${sql.raw(ends ? "not null" : "null")}`)
      .returning({ id: installation.id });
    if (changed.length > 0) await record({ what, subjectId: id, by: null, at });
    return changed.length > 0;
  });
}

type Plain = { query(text: string, values?: unknown[]): Promise<unknown> };

/** Puts a restored copy into quarantine, before any program opens it. */
export async function quarantineCopy(restored: Plain): Promise<void> {
  await restored.query(
    `insert into public.installation (id, created_at, quarantined_at) values ($1, $2, $2)
     on conflict ((true)) do update set quarantined_at = excluded.quarantined_at`,
    [v7(), now()],
  );
}
