import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { askedAgainAt } from "~/modules/accounts/store/organisation.server";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { cuiDigits } from "~/platform/romania/cui";

export const PAGE = 20;

type OrganisationSearch = {
  text: string;
  verification: Verification | null;
  kind: OrganisationKind | null;
  page: number;
};

/** One page of the organisations that match; those that await verification come first, the longest first. */
export async function organisationsPage({ text, verification, kind, page }: OrganisationSearch) {
  const { id, name, cui, county, tradeRegisterNumber, createdAt } = organisations;
  const isPending = sql`${organisations.verification} = 'pending'`;
  const waitingSince = sql`case when ${isPending} then coalesce(${askedAgainAt}, ${createdAt}) else ${createdAt} end`;
  const code = cuiDigits(text);
  const matching = and(
    verification ? eq(organisations.verification, verification) : undefined,
    kind ? eq(organisations.kind, kind) : undefined,
    or(
      code === null ? undefined : holds(cui, code),
      and(...wordsOfPlace(text).map((word) => or(hasName(name, word), holds(tradeRegisterNumber, word)))),
    ),
  );
  const [rows, found, all] = await Promise.all([
    db()
      .select({
        ...{ id, name, kind: organisations.kind, cui, county, verification: organisations.verification, createdAt },
        askedAgainAt: sql<Date | null>`case when ${isPending} then ${askedAgainAt} end`.mapWith(createdAt),
      })
      .from(organisations)
      .where(matching)
      .orderBy(desc(isPending), asc(waitingSince), asc(id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db().$count(organisations, matching),
    db().$count(organisations),
  ]);
  return { rows, found, all };
}
