import { and, asc, count, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import type { PeopleSearch } from "../rules/people";

export const PEOPLE_PER_PAGE = 20;

/** One page of the people who have an account, the newest first. */
export async function peoplePage({ text, role, state, page }: PeopleSearch) {
  const { id, name, email, emailVerified, membership, position, suspendedAt, suspendedReason, createdAt } = users;
  const person = { id, name, email, emailVerified, membership, position, suspendedAt, suspendedReason, createdAt };
  const matching = and(
    ...wordsOfPlace(text).map((word) => or(hasName(name, word), holds(email, word), hasName(organisations.name, word))),
    role ? eq(users.role, role) : undefined,
    state === "suspended" ? isNotNull(suspendedAt) : undefined,
    state === "active" ? isNull(suspendedAt) : undefined,
  );
  const ofOrganisation = eq(organisations.id, users.organisationId);
  const [rows, [found], all] = await Promise.all([
    db()
      .select({ ...person, role: users.role, organisationId: organisations.id, organisation: organisations.name })
      .from(users)
      .leftJoin(organisations, ofOrganisation)
      .where(matching)
      .orderBy(desc(createdAt), asc(id))
      .limit(PEOPLE_PER_PAGE)
      .offset((page - 1) * PEOPLE_PER_PAGE),
    db().select({ number: count() }).from(users).leftJoin(organisations, ofOrganisation).where(matching),
    db().$count(users),
  ]);
  return { rows, found: found?.number ?? 0, all };
}
