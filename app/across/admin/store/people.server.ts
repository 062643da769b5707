import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { holds } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import type { PeopleSearch } from "../people";

export const PEOPLE_PER_PAGE = 20;

export type ListedPerson = Awaited<ReturnType<typeof peoplePage>>["rows"][number];

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  membership: users.membership,
  position: users.position,
  suspendedAt: users.suspendedAt,
  suspendedReason: users.suspendedReason,
  createdAt: users.createdAt,
  organisationId: organisations.id,
  organisation: organisations.name,
};

/** One page of the people who have an account, the newest first. */
export async function peoplePage({ text, role, state, page }: PeopleSearch) {
  const wanted = and(
    ...searchWords(text).map(named),
    role ? eq(users.role, role) : undefined,
    state === "suspended" ? isNotNull(users.suspendedAt) : undefined,
    state === "active" ? isNull(users.suspendedAt) : undefined,
  );
  const people = () =>
    db().select(columns).from(users).leftJoin(organisations, eq(organisations.id, users.organisationId));
  const [rows, [found], [all]] = await Promise.all([
    people()
      .where(wanted)
      .orderBy(desc(users.createdAt), asc(users.id))
      .limit(PEOPLE_PER_PAGE)
      .offset((page - 1) * PEOPLE_PER_PAGE),
    db()
      .select({ number: count() })
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(wanted),
    db().select({ number: count() }).from(users),
  ]);
  return { rows, found: found?.number ?? 0, all: all?.number ?? 0 };
}

/** By name, address, or the organisation's name. What is typed is taken to the letter. */
const named = (word: string): SQL | undefined =>
  or(holds(users.name, word), holds(users.email, word), holds(organisations.name, word));
