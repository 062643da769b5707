import { query } from "./databases";

/** What people paste into a title: an address without a place to break, and a word longer than any line. */
const ADDRESS = `https://primarie-exemplu.ro/${"documente_si_anexe/".repeat(5)}`.slice(0, 120).padEnd(120, "x");
const WORD = "Reabilitareaextindereasimodernizareadrumurilorcomunale".repeat(3).slice(0, 149);

/** The texts of one line that lists show: table, column, and the column that tells the lists apart. */
const TITLES: readonly [table: string, column: string, list: string][] = [
  ["requests", "title", "owner_id"],
  ["organisations", "name", "kind"],
  ["partner_services", "name", "partner_id"],
  ["partner_projects", "name", "partner_id"],
  ["partner_special_offers", "title", "partner_id"],
  ["partner_certifications", "name", "partner_id"],
  ["partner_members", "name", "partner_id"],
  ["communities", "name", "kind"],
  ["community_attractions", "name", "community_id"],
  ["community_projects", "title", "community_id"],
  ["articles", "title", "organisation_id"],
  ["article_submissions", "title", "article_id"],
  ["conversations", "subject", "uat_organisation_id"],
  ["messages", "text", "conversation_id"],
  ["notifications", "title", "user_id"],
  ["notifications", "message", "user_id"],
  ["questions", "text", "request_id"],
  ["reviews", "text", "partner_id"],
  ["attachments", "name", "organisation_id"],
  ["search_entries", "title", "kind"],
];

/** Makes titles unbreakable after their own words: all of them, or the newest of each list. */
export async function plantLongWords(database: string, which: "all" | "one in each list"): Promise<void> {
  for (const [index, [table, column, list]] of TITLES.entries()) {
    const key = table === "search_entries" ? "subject_id" : "id";
    const newest = `select distinct on (${list}) ${key} from ${table} order by ${list}, ${key} desc`;
    const only = which === "all" ? "" : `where ${key} in (${newest})`;
    const text = `left(${column}, 80) || ' ' || $1::text`;
    await query(database, `update ${table} set ${column} = ${text} ${only}`, [index % 2 === 0 ? WORD : ADDRESS]);
  }
}
