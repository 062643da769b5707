import { type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { searchWords } from "~/platform/form/list-query";
import { discussions } from "../tables.server";
import { isPublicDiscussion, isShownDiscussion } from "./discussions.server";

/** A word of as many discussions says nothing of what one is about, and reading them all would take too long. */
const COMMON = 1_000;
const MOST_SIMILAR = 5;
/** Reading how common one word is takes 5 ms among 100,000 discussions, and the question is asked while somebody types. */
const MOST_WORDS = 6;
/** The part of the question's words, the rare ones counting more, that a similar discussion has. */
const ENOUGH = 0.4;

export type SimilarDiscussion = { id: string; title: string; replies: number; isSolved: boolean };

/**
 * The discussions with most of the longest words of a question in any of their forms, the rare ones counting more; `inside` also
 * those that are not public. Empty for a question of common words only.
 */
export async function similarDiscussions(question: string, inside: boolean): Promise<SimilarDiscussion[]> {
  const words = searchWords(question)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const seen: SQL = sql`${inside ? isShownDiscussion : isPublicDiscussion}`;
  const { rows } = await db().execute<SimilarDiscussion>(sql`
    with asked as materialized (
      select f_any_form(word) as query from unnest(${sql.param(words)}::text[]) as word
    ), counted as materialized (
      select query, (select count(*) from (select from discussions d where d.words @@ query limit ${COMMON}) few) as found
      from asked
    ), rare as materialized (
      select query, ln(1 + ${COMMON}::float8 / (found + 1)) as weight from counted where found < ${COMMON}
    ), near as materialized (
      select d.id, sum(r.weight) as score from rare r
      cross join lateral (select d.id from discussions d where d.words @@ r.query offset 0) d
      group by d.id having sum(r.weight) >= ${ENOUGH}::float8 * (select sum(weight) from rare)
      order by score desc, d.id desc limit ${4 * MOST_SIMILAR}
    )
    select ${discussions.id}, ${discussions.title}, ${discussions.replies}, ${discussions.solutionId} is not null as "isSolved"
    from near join ${discussions} on ${discussions.id} = near.id where ${seen}
    order by near.score desc, near.id desc limit ${MOST_SIMILAR}`);
  return rows;
}
