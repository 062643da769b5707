import { and, desc, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { ADMIN_REQUESTS_PER_PAGE, type AdminRequestQuery } from "../rules/admin-request-query";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { shownAs } from "./opportunity-status.server";
import { recordsWhere } from "./record.server";
import { withExtras } from "./request-list.server";
import { hasNumber, hasWord, organisationsNamed } from "./search.server";

/**
 * Answered by a firm of this name; who has sent an offer is not to be found out while the offers are sealed. Arrays are
 * evaluated once, so that each condition is looked up in its index.
 */
const answeredBy = (word: string): SQL =>
  sql`((not ${requests.sealed} or ${requests.openedAt} is not null) and ${requests.id} = any(array(select r.request_id from ${responses} r where r.partner_id = ${organisationsNamed(word)})))`;

function saysWord(word: string): SQL | undefined {
  const named = organisationsNamed(word);
  return or(
    hasWord(word),
    sql`${requests.ownerId} = ${named}`,
    sql`${requests.onlyPartnerId} = ${named}`,
    answeredBy(word),
  );
}

const matching = ({ text, status }: AdminRequestQuery, now: Date): SQL | undefined =>
  and(
    isNotNull(requests.sentAt),
    status ? shownAs(status, now) : undefined,
    hasNumber(text) ?? and(...wordsOfPlace(text).map(saysWord)),
  );

/** Found by the indexes of the search before they are ordered: by the order alone, rare words would be sought in every request. */
const amongFound = (where: SQL | undefined): SQL =>
  sql`${requests.id} = any(array(with found as materialized (select ${requests.id} from ${requests} where ${where}) select id from found))`;

/** For an ADMIN: one page of the requests that were sent, the newest first. */
export async function adminRequestsPage(query: AdminRequestQuery, now: Date) {
  const where = matching(query, now);
  const [found, rows] = await Promise.all([
    db().$count(requests, where),
    recordsWhere(query.text === "" ? where : amongFound(where))
      .orderBy(desc(requests.sentAt), desc(requests.id))
      .limit(ADMIN_REQUESTS_PER_PAGE)
      .offset((query.page - 1) * ADMIN_REQUESTS_PER_PAGE),
  ]);
  return { rows: await withExtras(rows, now), found };
}
