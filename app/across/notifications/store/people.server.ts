import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Role } from "~/modules/accounts/rules/actor";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { questions } from "~/modules/requests/tables/questions.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import type { Notice } from "../rules";

export type Recipient = {
  id: string;
  organisationId: string | null;
  name: string;
  email: string;
  role: Role;
};

/** The people behind an address line: those who may sign in. Applicants belong to nothing yet, the suspended to nothing now. */
export async function recipientsOf(to: Notice["to"]): Promise<Recipient[]> {
  const chosen = chosenBy(to);
  if (chosen === null) return [];
  return db()
    .select({
      id: users.id,
      organisationId: users.organisationId,
      name: users.name,
      email: users.email,
      role: users.role,
    })
    .from(users)
    .where(and(chosen, active));
}

function chosenBy(to: Notice["to"]): SQL | undefined | null {
  // whoever left an organisation belongs to none either
  if (to === "administrators") return and(eq(users.role, "ADMIN"), isNull(users.organisationId));
  if ("people" in to) return to.people.length === 0 ? null : among(users.id, to.people);
  if (to.organisations.length === 0) return null;
  return and(isNotNull(users.organisationId), among(users.organisationId, to.organisations));
}

/** The firm that its answer is sent to. Only ever an address: it stands in no text, and goes to no page. */
export async function firmToAnswer(questionId: string): Promise<string | null> {
  const [found] = await db().select({ firm: questions.askedBy }).from(questions).where(eq(questions.id, questionId));
  return found?.firm ?? null;
}
