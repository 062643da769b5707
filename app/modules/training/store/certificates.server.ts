import { and, asc, desc, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { certificateNumber, lastDayBefore } from "../rules/certificate";
import { certificateCounters, certificates, enrolments, programs } from "../tables.server";

/** `holderId` is null when the account of its holder was deleted. */
const read = () =>
  db()
    .select({
      ...pick(
        certificates,
        "id",
        "programId",
        "code",
        "year",
        "ordinal",
        "holder",
        "organisation",
        "title",
        "hours",
        "heldOn",
        "heldUntil",
        "instructor",
        "provider",
        "fingerprint",
        "issuedAt",
        "expiresAt",
        "revokedAt",
        "revokedReason",
      ),
      kind: programs.kind,
      holderId: enrolments.userId,
    })
    .from(certificates)
    .innerJoin(programs, eq(programs.id, certificates.programId))
    .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId));

type Read = Awaited<ReturnType<typeof read>>[number];
const numbered = (row: Read) => ({
  ...row,
  number: certificateNumber(row.year, row.ordinal),
  issuedOn: localDateOf(row.issuedAt),
  validUntil: row.expiresAt && lastDayBefore(row.expiresAt),
});
export type CertificateRecord = ReturnType<typeof numbered>;

/** Not narrowed to the reader: verbs and pages ask the policy. Null when there is none. */
export async function certificateById(id: string): Promise<CertificateRecord | null> {
  const row = await firstRow(read().where(eq(certificates.id, id)));
  return row && numbered(row);
}

export async function lockedCertificate(id: string): Promise<CertificateRecord | null> {
  await db().select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id)).for("no key update");
  return certificateById(id);
}

/** By the part of its code that is in the address. */
export async function certificateAt(address: string): Promise<CertificateRecord | null> {
  const row = await firstRow(read().where(eq(sql`left(${certificates.code}, 8)`, address)));
  return row && numbered(row);
}

/** Those of a program, in the order of their numbers. */
export const certificatesIn = async (programId: string): Promise<CertificateRecord[]> =>
  (
    await read().where(eq(certificates.programId, programId)).orderBy(asc(certificates.year), asc(certificates.ordinal))
  ).map(numbered);

/** The last one of an enrolment; null when none was issued. */
export async function certificateFor(enrolmentId: string): Promise<CertificateRecord | null> {
  const row = await firstRow(
    read()
      .where(eq(certificates.enrolmentId, enrolmentId))
      .orderBy(desc(certificates.year), desc(certificates.ordinal)),
  );
  return row && numbered(row);
}

/** Those of a person, the latest first. */
export const certificatesOf = async (userId: string): Promise<CertificateRecord[]> =>
  (await read().where(eq(enrolments.userId, userId)).orderBy(desc(certificates.issuedAt), desc(certificates.id))).map(
    numbered,
  );

const ofEnrolment = eq(certificates.enrolmentId, enrolments.id);

/** Who came and has no certificate, or only revoked ones, in the order of asking. */
export const withoutCertificate = (programId: string) =>
  db()
    .select({
      id: enrolments.id,
      holder: users.name,
      organisation: organisations.name,
      hadOne: sql<boolean>`${exists(db().select({ id: certificates.id }).from(certificates).where(ofEnrolment))}`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(organisations, eq(organisations.id, enrolments.organisationId))
    .where(
      and(
        eq(enrolments.programId, programId),
        eq(enrolments.attended, true),
        notExists(
          db()
            .select({ id: certificates.id })
            .from(certificates)
            .where(and(ofEnrolment, isNull(certificates.revokedAt))),
        ),
      ),
    )
    .orderBy(asc(enrolments.position));

/** The next number of the year. The row stays locked until the commit, so a rollback leaves no gap. */
export async function nextOrdinal(year: number): Promise<number> {
  const [row] = await db()
    .insert(certificateCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: certificateCounters.year, set: { last: sql`${certificateCounters.last} + 1` } })
    .returning({ last: certificateCounters.last });
  if (!row) throw new Error("The counter returned no row");
  return row.last;
}

export const insertCertificate = (row: typeof certificates.$inferInsert): Promise<string> =>
  insertedId(db().insert(certificates).values(row).returning({ id: certificates.id }));

export async function updateCertificate(id: string, values: PgUpdateSetSource<typeof certificates>): Promise<void> {
  await db().update(certificates).set(values).where(eq(certificates.id, id));
}
