import type { Verification } from "~/modules/accounts/rules/actor";
import { communities } from "~/modules/communities/tables.server";
import { insertPartner } from "~/modules/partners/store/writes.server";
import { db } from "~/platform/database/connection.server";
import { organisation } from "../../../tests/support/people";

export const START = new Date("2026-09-07T07:00:00.000Z");

let serial = 0;

/** A public community; each is newer than the one before. */
export async function community(owner: Verification | null, changes: Partial<typeof communities.$inferInsert> = {}) {
  serial += 1;
  const organisationId = owner && (await organisation("UAT", owner));
  const at = new Date(START.getTime() + serial * 1000);
  const [row] = await db()
    .insert(communities)
    .values({ organisationId, name: `Comuna ${serial}`, county: "SJ", createdAt: at, updatedAt: at, ...changes })
    .returning();
  if (!row) throw new Error("No community");
  return row;
}

export async function partner(verification: Verification, description = "Proiecte mici, bine duse.") {
  serial += 1;
  const at = new Date(START.getTime() + serial * 1000);
  const id = await organisation("FIRMA", verification, {
    name: `Firma & Fiii ${serial} SRL`,
    ...(verification === "verified" ? { verifiedAt: at } : {}),
  });
  await insertPartner(
    { id, description, createdAt: at, updatedAt: at },
    { categories: ["legal_advice"], counties: ["SJ"] },
  );
  return id;
}
