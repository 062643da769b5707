import { and, eq, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { journal } from "~/platform/journal/tables.server";
import type { Happening } from "~/platform/journal/visibility";
import { pick } from "~/platform/pick";
import { organisations, users } from "../tables.server";

/** Somebody who belongs to the organisation has confirmed an address. Until then anybody may have registered it. */
export const isConfirmed =
  sql`exists (select from ${users} u where u.organisation_id = organisations.id and u.membership in ('owner', 'colleague') and u.email_verified)`.mapWith(
    Boolean,
  ) as SQL<boolean>;

/** The organisations that an ADMIN may verify now. */
export const awaitsVerification = sql`(organisations.verification = 'pending' and ${isConfirmed})`;

export const hasConfirmedPerson = async (id: string): Promise<boolean> =>
  (await firstRow(db().select({ isConfirmed }).from(organisations).where(eq(organisations.id, id))))?.isConfirmed ??
  false;

/** Deletes the accounts registered before a moment whose address nobody confirmed. Those that an ADMIN suspended stay. */
export async function deleteUnconfirmedPeople(before: Date): Promise<void> {
  await db()
    .delete(users)
    .where(
      and(
        eq(users.emailVerified, false),
        ne(users.role, "ADMIN"),
        isNotNull(users.organisationId),
        isNull(users.suspendedAt),
        lt(users.createdAt, before),
      ),
    );
}

const REGISTERED: Happening = "organisation.registered";

/** Whoever registered it has never done anything for it: not even confirmed an address. */
const wasNeverUsed = sql`exists (select from ${journal} r where r.subject_id = organisations.id and r.what = ${REGISTERED} and not exists (select from ${journal} j where j.organisation_id = organisations.id and j.user_id = r.user_id and j.what <> r.what))`;

/** The organisations registered before a moment that nobody ever confirmed and to which nobody belongs any more. */
export const abandonedBefore = (before: Date, id?: string) =>
  db()
    .select(pick(organisations, "id", "cui", "documentId"))
    .from(organisations)
    .where(
      and(
        id === undefined ? undefined : eq(organisations.id, id),
        isNull(organisations.verifiedAt),
        lt(organisations.createdAt, before),
        sql`not exists (select from ${users} u where u.organisation_id = organisations.id)`,
        wasNeverUsed,
      ),
    );

export async function deleteOrganisation(id: string): Promise<void> {
  await db().delete(organisations).where(eq(organisations.id, id));
}
