import { sql } from "drizzle-orm";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { PRIORITIES } from "~/modules/projects/rules/exchange";
import { codesOf } from "~/platform/codes";
import { db } from "~/platform/database/connection.server";
import type { Making } from "./world";

/** Of the running projects of verified authorities, so many in a hundred are in the exchange. */
const OPENED_SHARE = 40;
const BUDGETS_IN_LEI = [38_000, 240_000, 499_999, 500_000, 860_000, 1_400_000, 3_900_000, 5_000_000, 18_000_000];

const textArray = (codes: readonly string[]) => sql`${sql.param([...codes])}::text[]`;

/** Opens projects of the communities, the same ones each time: which, and how, is read off the digits of their numbers. */
export async function openProjects({ time }: Making): Promise<void> {
  const at = time.moment(time.now);
  await db().execute(sql`
    with opened as (
      update community_projects p set opened_at = p.created_at + (${at}::timestamptz - p.created_at) * (n.number % 17) / 17
      from (
        select p.id, row_number() over (order by p.id) as number from community_projects p
        join communities c on c.id = p.community_id join organisations o on o.id = c.organisation_id
        where o.verification = 'verified' and p.status in ('planning', 'in_progress', 'review') and p.opened_at is null
      ) n
      where n.id = p.id and n.number % 100 < ${OPENED_SHARE}
      returning p.id, p.community_id, n.number
    )
    insert into exchange_projects (id, author_id, category, budget, priority, applications_until)
    select o.id, u.id, (${textArray(CATEGORY_CODES)})[1 + o.number % ${CATEGORY_CODES.length}],
      100::bigint * (${sql.param(BUDGETS_IN_LEI)}::bigint[])[1 + o.number % ${BUDGETS_IN_LEI.length}],
      (${textArray(codesOf(PRIORITIES))})[1 + o.number % ${codesOf(PRIORITIES).length}],
      (${at}::timestamptz)::date + (o.number % 90)::int - 20
    from opened o join communities c on c.id = o.community_id
    join lateral (select id from users where organisation_id = c.organisation_id order by id limit 1) u on true`);
}
