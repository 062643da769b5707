import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { active, answersFor } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { questions } from "~/modules/requests/tables/questions.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import type { Notice } from "../rules/notice";

export type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];

/** The people of an address line who may sign in; an applicant belongs to no organisation yet. */
export async function recipientsOf(to: Notice["to"]) {
  const { id, organisationId, name, email, role } = users;
  const chosen = chosenBy(to);
  if (chosen === null) return [];
  return db()
    .select({ id, organisationId, name, email, role, organisation: organisations.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(chosen, active));
}

/** Who left an organisation has no organisation either, so an ADMIN is told by the role. Null when the list is empty, so that no query is made. */
function chosenBy(to: Notice["to"]): SQL | undefined | null {
  if (to === "administrators") return and(eq(users.role, "ADMIN"), isNull(users.organisationId));
  if ("people" in to) return to.people.length === 0 ? null : among(users.id, to.people);
  if ("authors" in to) return to.authors.length === 0 ? null : or(...to.authors.map(answersFor));
  if (to.organisations.length === 0) return null;
  return and(isNotNull(users.organisationId), among(users.organisationId, to.organisations));
}

/** Who receives mails; null for a person who may not sign in any more. */
export const recipientById = (personId: string) =>
  firstRow(
    db()
      .select({ userId: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, personId), active)),
  );

/** The firm that asked the question, or null. It only receives the notification: its identity is shown to nobody. */
export async function firmToAnswer(questionId: string): Promise<string | null> {
  const [found] = await db().select({ firm: questions.askedBy }).from(questions).where(eq(questions.id, questionId));
  return found?.firm ?? null;
}
