import type { ActorOrganisation, OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { Member } from "./rules";

let number = 10_000;

/** The owner of a new organisation. */
export async function person(
  kind: OrganisationKind,
  name: string,
  verification: Verification = "verified",
): Promise<Member> {
  const at = now();
  const [row] = await db()
    .insert(organisations)
    .values({
      kind,
      name,
      cui: String(++number),
      address: "Strada Mare 1",
      verifiedAt: verification === "pending" ? null : at,
      suspendedAt: verification === "suspended" ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error("No organisation");
  return colleague({ id: row.id, kind, name, verification, membership: "owner" });
}

export async function colleague(organisation: ActorOrganisation): Promise<Member> {
  const at = now();
  const email = `om${++number}@exemplu.ro`;
  const [row] = await db()
    .insert(users)
    .values({
      name: `Om ${number}`,
      email,
      emailVerified: true,
      role: organisation.kind,
      organisationId: organisation.id,
      membership: "colleague",
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error("No person");
  return { userId: row.id, sessionId: "s", name: row.name, email, role: organisation.kind, organisation };
}
