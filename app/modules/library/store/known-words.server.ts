import { and, exists, type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { says } from "~/platform/database/words.server";
import { acts } from "../tables/acts.server";
import { resources } from "../tables/resources.server";
import { searched } from "./acts.server";
import { saysAnywhere } from "./files.server";
import { notWithdrawn } from "./resources.server";
import { wordSought } from "./sought.server";

const one = { one: sql`1` };
const SAYING: Readonly<Record<"documents" | "acts", (word: string) => SQL>> = {
  documents: (word) =>
    exists(
      db()
        .select(one)
        .from(resources)
        .where(and(notWithdrawn, saysAnywhere(wordSought(word)))),
    ),
  acts: (word) => exists(db().select(one).from(acts).where(says(searched, word))),
};

/** Which words the documents or the acts say, for their corrections. */
export const knownIn =
  (...lists: readonly (keyof typeof SAYING)[]) =>
  async (words: readonly string[]): Promise<boolean[]> => {
    const said = words.map((word) =>
      sql.join(
        lists.map((list) => SAYING[list](word)),
        sql` or `,
      ),
    );
    const { rows } = await db().execute<{ known: boolean[] }>(sql`select array[${sql.join(said, sql`, `)}] as known`);
    return rows[0]?.known ?? [];
  };
