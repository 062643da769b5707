import { sql } from "drizzle-orm";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES } from "~/modules/training/rules/vocabulary";
import { codesOf } from "~/platform/codes";
import { db } from "~/platform/database/connection.server";
import type { Making } from "./world";

/** Of four programs, three are trainings. Each has a seat for every third person who asks. */
const SEATS = 12;
const ASKING = 36;
/** How many begin before the present, of a hundred. */
const PAST_SHARE = 60;
const PRICES_IN_LEI = [0, 250, 400, 600, 950];

const textArray = (codes: readonly string[]) => sql`${sql.param([...codes])}::text[]`;
const nth = (codes: readonly string[]) => sql`(${textArray(codes)})[1 + n % ${codes.length}]`;

/** Programs of the association with their participants, the same ones each time: read off the digits of their numbers. */
export async function writePrograms({ time, amounts }: Making): Promise<void> {
  const at = time.moment(time.now);
  await db().execute(sql`
    with written as (insert into programs (id, kind, category, title, description, format, level, author_id, price, discount, starts_at, ends_at, hours,
      place, link, capacity, curriculum, instructor, has_certificate, created_at, published_at, updated_at)
    select gen_random_uuid(), kind, case kind when 'event' then ${nth(codesOf(PROGRAM_CATEGORIES.event))} else ${nth(codesOf(PROGRAM_CATEGORIES.training))} end,
      'Programul nr. ' || n, 'De la referat la ordonanțare, pe exemple.', ${nth(codesOf(FORMATS))},
      case kind when 'training' then ${nth(codesOf(LEVELS))} end, author.id,
      100::bigint * (${sql.param(PRICES_IN_LEI)}::bigint[])[1 + n % ${PRICES_IN_LEI.length}], case kind when 'event' then 50 else 15 + n % 6 end,
      starts_at, starts_at + interval '6 hours', 6, 'Sala asociației', 'https://sala.example.ro/' || n, ${SEATS},
      E'Pragurile\nNota justificativă', 'Ioana Pop', n % 3 = 0, starts_at - interval '60 days', starts_at - interval '50 days', starts_at - interval '50 days'
    from generate_series(1, ${amounts.programs}) n,
      lateral (select case n % 4 when 0 then 'event' else 'training' end as kind,
        ${at}::timestamptz + ((n % 100 - ${PAST_SHARE}) || ' days')::interval as starts_at) of_number,
      (select id from users order by role = 'ADMIN' desc, id limit 1) author
    returning id, kind, published_at, ends_at)
    insert into enrolments (id, program_id, user_id, organisation_id, position, enrolled_at, seated_at, attended)
    select gen_random_uuid(), p.id, u.id, u.organisation_id, u.position, p.published_at + u.position * interval '1 hour',
      case when u.position <= ${SEATS} then p.published_at + u.position * interval '1 hour' end,
      case when u.position <= ${SEATS} and p.ends_at < ${at}::timestamptz then u.position % 8 > 0 end
    from (select *, row_number() over (order by id) as number from written) p
    join lateral (
      select u.id, u.organisation_id, row_number() over (order by u.id) as position from users u
      join organisations o on o.id = u.organisation_id
      where o.verification = 'verified' and o.kind = case p.kind when 'event' then 'FIRMA' else 'UAT' end
        and u.membership in ('owner', 'colleague') and hashtext(u.id::text || p.number) % 7 = 0
      order by u.id limit ${ASKING}
    ) u on true`);
}
