import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { holds } from "~/platform/database/words.server";

export const PAGE = 20;

export type OrganisationSearch = {
  text: string;
  verification: Verification | null;
  kind: OrganisationKind | null;
  page: number;
};

/** One page of the organisations that match; those that wait come first, the longest waiting first. */
export async function organisationsPage({ text, verification, kind, page }: OrganisationSearch) {
  const wanted = and(
    verification ? eq(organisations.verification, verification) : undefined,
    kind ? eq(organisations.kind, kind) : undefined,
    text ? named(text) : undefined,
  );
  const [rows, [found], [all]] = await Promise.all([
    db()
      .select({
        id: organisations.id,
        name: organisations.name,
        kind: organisations.kind,
        cui: organisations.cui,
        county: organisations.county,
        verification: organisations.verification,
        createdAt: organisations.createdAt,
        verifiedAt: organisations.verifiedAt,
      })
      .from(organisations)
      .where(wanted)
      .orderBy(
        desc(sql`${organisations.verification} = 'pending'`),
        asc(organisations.createdAt),
        asc(organisations.id),
      )
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db().select({ number: count() }).from(organisations).where(wanted),
    db().select({ number: count() }).from(organisations),
  ]);
  return { rows, found: found?.number ?? 0, all: all?.number ?? 0 };
}

/** By name or CUI, or by a part of them. What is typed is taken to the letter. */
const named = (text: string): SQL | undefined => or(holds(organisations.name, text), holds(organisations.cui, text));
