import { asc, eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Signatory } from "../rules/letterhead";
import { letterheadSignatories, letterheads } from "../tables.server";

/** What an authority wrote of its papers; null before it wrote anything. */
export async function letterheadOf(organisationId: string) {
  const row = await firstRow(
    db()
      .select(pick(letterheads, "head", "prefix", "imageId"))
      .from(letterheads)
      .where(eq(letterheads.organisationId, organisationId)),
  );
  if (row === null) return null;
  const signatories = await db()
    .select(pick(letterheadSignatories, "block", "title", "name"))
    .from(letterheadSignatories)
    .where(eq(letterheadSignatories.organisationId, organisationId))
    .orderBy(asc(letterheadSignatories.rank));
  return { ...row, signatories };
}

type Letterhead = { head: string; prefix: string | null; imageId: string | null; updatedAt: Date };

/** In the caller's transaction. */
export async function replaceLetterhead(organisationId: string, values: Letterhead, people: readonly Signatory[]) {
  await db()
    .insert(letterheads)
    .values({ organisationId, ...values })
    .onConflictDoUpdate({ target: letterheads.organisationId, set: values });
  await db().delete(letterheadSignatories).where(eq(letterheadSignatories.organisationId, organisationId));
  if (people.length === 0) return;
  await db()
    .insert(letterheadSignatories)
    .values(people.map((person, rank) => ({ organisationId, rank, ...person })));
}
