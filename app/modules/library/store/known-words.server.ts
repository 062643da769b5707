import { type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { says } from "~/platform/database/words.server";
import { searched } from "./acts.server";
import { linkText } from "./links.server";

/** Said by a document that is not withdrawn or by one of its files, by an act, or by a quick link. */
const SAID: Readonly<Record<"documents" | "acts" | "links", (word: string) => SQL>> = {
  documents: (word) => sql`
    exists (select from resources r where r.deleted_at is null and ${says(sql`r.search_text`, word)})
    or exists (select from resource_pages p join edition_files e on e.file_id = p.file_id
      join resources r on r.edition_id = e.edition_id where r.deleted_at is null and ${says(sql`p.text`, word)})`,
  acts: (word) => sql`exists (select from acts where ${says(searched, word)})`,
  links: (word) => sql`exists (select from quick_links where ${says(linkText, word)})`,
};

/** Whether these lists have a word, for their corrections. */
export const knownIn =
  (...lists: readonly (keyof typeof SAID)[]) =>
  async (word: string): Promise<boolean> => {
    const said = lists.map((list) => SAID[list](word));
    const { rows } = await db().execute<{ known: boolean }>(sql`select (${sql.join(said, sql` or `)}) as known`);
    return rows[0]?.known ?? false;
  };
