import { sql } from "drizzle-orm";
import { DISCUSSION_CATEGORY_CODES } from "~/modules/forum/rules/categories";
import { searchTextOf } from "~/modules/forum/rules/text";
import { discussions, posts } from "~/modules/forum/tables.server";
import { db } from "~/platform/database/connection.server";
import type { Writer } from "./batches";
import { DAY, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { ARTICLE_SENTENCES, ARTICLE_TITLES } from "./words/articles";
import type { Authority, Firm, Making, Members, Person } from "./world";

type Post = { id: string; organisation: Authority | Firm; author: Person; at: Tick; sentences: readonly string[] };
type Discussion = { id: string; category: (typeof DISCUSSION_CATEGORY_CODES)[number]; title: string; posts: Post[] };

const SOLVED_SHARE = 0.4;
const TITLES = Object.values(ARTICLE_TITLES).flat();

/** Discussions of verified organisations, most with a few replies and a few with many. A solution is set once its post is there. */
export async function writeDiscussions(writer: Writer, whole: Making, members: Members): Promise<void> {
  const making = { ...whole, random: whole.random.fork("discussions") };
  const made = makeDiscussions(making, members);
  await writer.write(discussions, discussionRows(making, made));
  await writer.write(posts, postRows(making, made));
  const solution = sql`(select id from posts where discussion_id = ${discussions.id} and number = 2)`;
  await db()
    .update(discussions)
    .set({ solutionId: solution, solvedAt: sql`${discussions.lastPostAt}` })
    .where(sql`${discussions.views} % 10 < ${10 * SOLVED_SHARE} and ${discussions.replies} > 0`);
}

function makeDiscussions({ random, time, amounts }: Making, { authorities, firms }: Members): Discussion[] {
  const writers = [...authorities, ...firms].filter(
    ({ verification, people, decidedAt }) => verification === "verified" && people.length > 0 && decidedAt !== null,
  );
  const places = authorities.map(({ place }) => place);
  if (writers.length === 0) return [];
  return Array.from({ length: amounts.discussions }, () => {
    const opener = random.pick(writers);
    const from = random.between((opener.decidedAt ?? 0) + 1, Math.max(time.now - DAY, (opener.decidedAt ?? 0) + 1));
    const replies = Math.floor(40 * random.next() ** 4);
    const at = [from, ...Array.from({ length: replies }, () => random.between(from, time.now)).sort((a, b) => a - b)];
    return {
      id: idAt(random, time.milliseconds(from)),
      category: random.pick(DISCUSSION_CATEGORY_CODES),
      title: random.pick(TITLES).replace("{loc}", random.pick(places)),
      posts: at.map((moment, place) => postOf({ random, time }, place === 0 ? opener : random.pick(writers), moment)),
    };
  });
}

const postOf = (
  { random, time }: { random: Random } & Pick<Making, "time">,
  organisation: Authority | Firm,
  at: Tick,
): Post => ({
  id: idAt(random, time.milliseconds(at)),
  organisation,
  at,
  author: random.pick(organisation.people),
  sentences: random.some(ARTICLE_SENTENCES, random.between(1, 4)),
});

function* discussionRows({ random, time }: Making, made: readonly Discussion[]) {
  for (const { id, category, title, posts: written } of made) {
    const opening = written[0];
    const last = written.at(-1);
    if (!opening || !last) continue;
    const row: typeof discussions.$inferInsert = {
      id,
      category,
      title,
      organisationId: opening.organisation.id,
      authorId: opening.author.id,
      searchText: searchTextOf(title, opening.sentences.join(" ")),
      replies: written.length - 1,
      views: Math.floor(500 * random.next() ** 3),
      createdAt: time.moment(opening.at),
      lastPostAt: time.moment(last.at),
    };
    yield row;
  }
}

function* postRows({ time }: Making, made: readonly Discussion[]) {
  for (const { id: discussionId, posts: written } of made)
    for (const [place, { id, organisation, author, at, sentences }] of written.entries()) {
      const row: typeof posts.$inferInsert = {
        id,
        discussionId,
        number: place + 1,
        organisationId: organisation.id,
        authorId: author.id,
        body: `<p>${sentences.join(" ")}</p>`,
        bodyText: sentences.join(" "),
        createdAt: time.moment(at),
      };
      yield row;
    }
}
