import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import type { RegistrationState } from "~/modules/accounts/rules/verification";
import { askedAgainAt } from "~/modules/accounts/store/organisation.server";
import { awaitsVerification, isConfirmed } from "~/modules/accounts/store/unconfirmed.server";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { cuiDigits } from "~/platform/romania/cui";

export const PAGE = 20;

type OrganisationSearch = {
  text: string;
  state: RegistrationState | null;
  kind: OrganisationKind | null;
  page: number;
};

const stateOf = sql<RegistrationState>`case when organisations.verification = 'pending' and not ${isConfirmed} then 'unconfirmed' else organisations.verification end`;

/** One page of the organisations that match; those that await verification come first, the longest first. */
export async function organisationsPage({ text, state, kind, page }: OrganisationSearch) {
  const { id, name, cui, county, tradeRegisterNumber, createdAt } = organisations;
  const waitingSince = sql`case when ${awaitsVerification} then coalesce(${askedAgainAt}, ${createdAt}) else ${createdAt} end`;
  const code = cuiDigits(text);
  const matching = and(
    state ? sql`${stateOf} = ${state}` : undefined,
    kind ? eq(organisations.kind, kind) : undefined,
    or(
      code === null ? undefined : holds(cui, code),
      and(...wordsOfPlace(text).map((word) => or(hasName(name, word), holds(tradeRegisterNumber, word)))),
    ),
  );
  const [rows, found, all] = await Promise.all([
    db()
      .select({
        id,
        name,
        kind: organisations.kind,
        cui,
        county,
        state: stateOf,
        createdAt,
        askedAgainAt: sql<Date | null>`case when ${awaitsVerification} then ${askedAgainAt} end`.mapWith(createdAt),
      })
      .from(organisations)
      .where(matching)
      .orderBy(desc(awaitsVerification), asc(waitingSince), asc(id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db().$count(organisations, matching),
    db().$count(organisations),
  ]);
  return { rows, found, all };
}
