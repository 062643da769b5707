import { and, desc, eq, or } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { cuiDigits } from "~/platform/romania/cui";

/** People by name and e-mail address, the newest first. */
export const peopleSaying = (text: string, most: number) =>
  db()
    .select({ ...pick(users, "id", "name", "email"), organisation: organisations.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(...wordsOfPlace(text).map((word) => or(hasName(users.name, word), holds(users.email, word)))))
    .orderBy(desc(users.createdAt), users.id)
    .limit(most);

/** Organisations by CUI and name, in any state, the newest first. */
export function organisationsSaying(text: string, most: number) {
  const code = cuiDigits(text);
  return db()
    .select(pick(organisations, "id", "name", "cui"))
    .from(organisations)
    .where(
      or(
        code === null ? undefined : holds(organisations.cui, code),
        and(...wordsOfPlace(text).map((word) => hasName(organisations.name, word))),
      ),
    )
    .orderBy(desc(organisations.createdAt), organisations.id)
    .limit(most);
}
