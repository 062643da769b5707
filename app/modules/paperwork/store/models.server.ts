import { and, asc, count, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockKey } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { contentVersion } from "~/platform/form/version.server";
import { pick } from "~/platform/pick";
import type { ModelInput } from "../rules/model-fields";
import { type Copy, firstVersion, isInUse, type ModelInUse, modelInUse, type Version } from "../rules/model-version";
import { PAPER_KIND_CODES, type PaperKind } from "../rules/paper-kind";
import { paperModelCopies, paperModelVerifications, paperModelVersions } from "../tables.server";

/** Their order is part of the hash that is kept with a verification, so it is not that of the form. */
const TEXTS = ["title", "subtitle", "legalBasis", "text"] as const;
export const textsOf = (input: ModelInput): ModelInput => pick(input, ...TEXTS);
export const textHash = (input: ModelInput): string => contentVersion(textsOf(input));

const publisher = alias(users, "publishers");
const withdrawer = alias(users, "withdrawers");

/** The versions that are rows, the newest of a kind first. */
async function versionRows(where: SQL | undefined): Promise<Version[]> {
  const rows = await db()
    .select({
      ...pick(
        paperModelVersions,
        "id",
        "kind",
        "number",
        "note",
        ...TEXTS,
        "editedAt",
        "publishedAt",
        "withdrawnAt",
        "withdrawnReason",
      ),
      editedBy: users.name,
      publishedBy: publisher.name,
      withdrawnBy: withdrawer.name,
    })
    .from(paperModelVersions)
    .innerJoin(users, eq(users.id, paperModelVersions.editedBy))
    .leftJoin(publisher, eq(publisher.id, paperModelVersions.publishedBy))
    .leftJoin(withdrawer, eq(withdrawer.id, paperModelVersions.withdrawnBy))
    .where(where)
    .orderBy(desc(paperModelVersions.number));
  return rows.map(({ editedAt, editedBy, publishedAt, withdrawnAt, withdrawnReason, withdrawnBy, ...row }) => ({
    ...row,
    edited: { by: editedBy, at: editedAt },
    publishedOn: publishedAt && localDateOf(publishedAt),
    withdrawn: withdrawnAt && { by: withdrawnBy ?? "", at: withdrawnAt, reason: withdrawnReason ?? "" },
    verified: null,
  }));
}

/** With the last verification of each text, and the first version, which is in code, at the end. */
async function withFirst(kinds: readonly PaperKind[], rows: readonly Version[], about: SQL | undefined) {
  const verified = new Map(
    (
      await db()
        .select(pick(paperModelVerifications, "kind", "number", "textHash", "jurist", "verifiedOn"))
        .from(paperModelVerifications)
        .where(about)
        .orderBy(asc(paperModelVerifications.recordedAt), asc(paperModelVerifications.id))
    ).map((row) => [keyOf(row), { jurist: row.jurist, on: row.verifiedOn }]),
  );
  return [...rows, ...kinds.map(firstVersion)].map((version) => ({
    ...version,
    verified: verified.get(keyOf({ ...version, textHash: textHash(version) })) ?? null,
  }));
}

type Verifiable = { kind: PaperKind; number: number; textHash: string };
const keyOf = ({ kind, number, textHash: hash }: Verifiable): string => `${kind} ${number} ${hash}`;

/** All versions of a kind, the newest first: a draft, then those that were published. */
export const versionsOf = async (kind: PaperKind): Promise<Version[]> =>
  withFirst([kind], await versionRows(eq(paperModelVersions.kind, kind)), eq(paperModelVerifications.kind, kind));

const PUBLISHED = and(isNotNull(paperModelVersions.publishedAt), isNull(paperModelVersions.withdrawnAt));

/** The version that papers of each kind are made from; the first one can be withdrawn by nobody. */
export async function currentVersions(): Promise<Readonly<Record<PaperKind, Version>>> {
  const inUse = (await withFirst(PAPER_KIND_CODES, await versionRows(PUBLISHED), undefined)).filter(isInUse);
  return Object.fromEntries(
    PAPER_KIND_CODES.map((kind) => [kind, inUse.find((version) => version.kind === kind)]),
  ) as Record<PaperKind, Version>;
}

/** What an authority's papers of a kind are made from: read in one statement, so a version that is withdrawn meanwhile is whole. */
export async function modelFor(organisationId: string, kind: PaperKind): Promise<ModelInUse> {
  const current = (await versionsOf(kind)).find(isInUse) ?? firstVersion(kind);
  return modelInUse(current, await copyOf(organisationId, kind));
}

/** The models of an authority. */
export async function modelsFor(organisationId: string): Promise<Readonly<Record<PaperKind, ModelInUse>>> {
  const current = await currentVersions();
  const copies = await copyRows(eq(paperModelCopies.organisationId, organisationId));
  return Object.fromEntries(
    PAPER_KIND_CODES.map((kind) => [
      kind,
      modelInUse(current[kind], copies.find((copy) => copy.kind === kind) ?? null),
    ]),
  ) as Record<PaperKind, ModelInUse>;
}

const copyRows = (where: SQL | undefined): Promise<Copy[]> =>
  db()
    .select({ ...pick(paperModelCopies, "kind", "basedOn", "editedAt", ...TEXTS), by: users.name })
    .from(paperModelCopies)
    .innerJoin(users, eq(users.id, paperModelCopies.editedBy))
    .where(where);

const ofCopy = (organisationId: string, kind: PaperKind): SQL | undefined =>
  and(eq(paperModelCopies.organisationId, organisationId), eq(paperModelCopies.kind, kind));

export const copyOf = (organisationId: string, kind: PaperKind): Promise<Copy | null> =>
  firstRow(copyRows(ofCopy(organisationId, kind)));

/** How many authorities have their own text of each kind. */
export async function copyCounts(): Promise<ReadonlyMap<PaperKind, number>> {
  const rows = await db()
    .select({ kind: paperModelCopies.kind, number: count() })
    .from(paperModelCopies)
    .groupBy(paperModelCopies.kind);
  return new Map(rows.map(({ kind, number }) => [kind, number]));
}

/** A version that is a row, the number of the current one, and which authorities have their own text; null when it is gone. */
export async function versionToTell(id: string) {
  const [version] = await versionRows(eq(paperModelVersions.id, id));
  if (version === undefined) return null;
  const copies = await db()
    .select(pick(paperModelCopies, "organisationId", "basedOn"))
    .from(paperModelCopies)
    .where(eq(paperModelCopies.kind, version.kind));
  const current = (await versionsOf(version.kind)).find(isInUse);
  return { version, copies, current: current?.number ?? null };
}

/** Until the transaction ends: steps on the versions of a kind follow one another. */
export const lockModel = (kind: PaperKind): Promise<void> => lockKey(`paper model ${kind}`);

export async function insertVersion(row: typeof paperModelVersions.$inferInsert): Promise<string> {
  const [version] = await db().insert(paperModelVersions).values(row).returning({ id: paperModelVersions.id });
  return version?.id ?? "";
}

export async function updateVersion(
  id: string,
  values: Partial<typeof paperModelVersions.$inferInsert>,
): Promise<void> {
  await db().update(paperModelVersions).set(values).where(eq(paperModelVersions.id, id));
}

export async function deleteVersion(id: string): Promise<void> {
  await db().delete(paperModelVersions).where(eq(paperModelVersions.id, id));
}

export async function insertVerification(row: typeof paperModelVerifications.$inferInsert): Promise<string> {
  const [verification] = await db()
    .insert(paperModelVerifications)
    .values(row)
    .returning({ id: paperModelVerifications.id });
  return verification?.id ?? "";
}

/** In the caller's transaction, with the organisation locked. */
export async function replaceCopy(row: typeof paperModelCopies.$inferInsert): Promise<void> {
  await db()
    .insert(paperModelCopies)
    .values(row)
    .onConflictDoUpdate({ target: [paperModelCopies.organisationId, paperModelCopies.kind], set: row });
}

export async function deleteCopy(organisationId: string, kind: PaperKind): Promise<void> {
  await db().delete(paperModelCopies).where(ofCopy(organisationId, kind));
}
