import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { holds } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { ADMIN_REQUESTS_PER_PAGE, type AdminRequestQuery } from "../rules/admin-request-query";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { responseCount } from "./opportunity-status.server";
import { withRegistration } from "./record.server";
import { hasWord } from "./search.server";

const authority = alias(organisations, "authority");
const addressed = alias(organisations, "addressed");
const firm = alias(organisations, "firm");

const partnerName = sql<
  string | null
>`(select o.name from ${responses} r join ${organisations} o on o.id = r.partner_id where r.request_id = requests.id and r.status = 'accepted')`;

const joined = () =>
  db()
    .select({
      ...pick(requests, "id", "title", "status", "category", "registrationYear", "registrationNumber"),
      sentAt: sql<Date>`${requests.sentAt}`.mapWith(requests.sentAt),
      deadlineAt: requests.deadlineAt,
      authority: authority.name,
      partner: partnerName.as("partner"),
      responses: responseCount.as("received"),
    })
    .from(requests)
    .innerJoin(authority, eq(authority.id, requests.ownerId))
    .leftJoin(addressed, eq(addressed.id, requests.onlyPartnerId));

/** A firm that has sent an offer; who has, is not to be found out while the offers are sealed. */
const answeredBy = (word: string): SQL =>
  sql`exists ${db()
    .select({ id: responses.id })
    .from(responses)
    .innerJoin(firm, eq(firm.id, responses.partnerId))
    .where(
      and(
        eq(responses.requestId, requests.id),
        holds(firm.name, word),
        or(eq(requests.sealed, false), isNotNull(requests.openedAt)),
      ),
    )}`;

function matching({ text, status }: AdminRequestQuery): SQL | undefined {
  const number = parseRegistrationNumber(text);
  const words = and(
    ...searchWords(text).map((word) =>
      or(hasWord(word), holds(authority.name, word), holds(addressed.name, word), answeredBy(word)),
    ),
  );
  return and(
    isNotNull(requests.sentAt),
    status ? eq(requests.status, status) : undefined,
    number === null
      ? words
      : and(eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number)),
  );
}

/** For an ADMIN: one page of the requests that were sent, the newest first. */
export async function adminRequestsPage(query: AdminRequestQuery) {
  const where = matching(query);
  const [rows, found] = await Promise.all([
    joined()
      .where(where)
      .orderBy(desc(requests.sentAt), desc(requests.id))
      .limit(ADMIN_REQUESTS_PER_PAGE)
      .offset((query.page - 1) * ADMIN_REQUESTS_PER_PAGE),
    db().$count(joined().where(where).as("found")),
  ]);
  return { rows: rows.map(withRegistration), found };
}
