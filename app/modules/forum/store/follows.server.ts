import { and, desc, eq, exists, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { answersFor } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import type { DiscussionCategory } from "../rules/categories";
import {
  type Chosen,
  type FollowLevel,
  type FollowTarget,
  followField,
  type Listener,
  onCategory,
  onDiscussion,
  WHOLE_FORUM,
} from "../rules/follow";
import type { DiscussionFacts } from "../rules/moves";
import { discussions, followLevels, postMentions, posts } from "../tables.server";
import { discussionFacts, discussionTitle } from "./discussions.server";

const { level, userId } = followLevels;
type Discussion = { id: string; category: DiscussionCategory };

const onTarget = ({ discussionId, category }: FollowTarget): SQL | undefined =>
  and(
    discussionId === null ? isNull(followLevels.discussionId) : eq(followLevels.discussionId, discussionId),
    category === null ? isNull(followLevels.category) : eq(followLevels.category, category),
  );

type ChosenOf = (discussion: Discussion) => Chosen;

/** What a person chose that concerns one of these discussions, by discussion. */
export const chosenAmong = async (person: string, listed: readonly Discussion[]): Promise<ChosenOf> =>
  (await chosenByEach([person], listed))(person);

/** The same for many people at once. */
export async function chosenByEach(
  people: readonly string[],
  listed: readonly Discussion[],
): Promise<(person: string) => ChosenOf> {
  const ids = listed.map(({ id }) => id);
  const rows = await db()
    .select()
    .from(followLevels)
    .where(and(among(userId, people), or(isNull(followLevels.discussionId), among(followLevels.discussionId, ids))));
  const byPerson = Map.groupBy(rows, (row) => row.userId);
  return (person) => {
    const chosen = new Map((byPerson.get(person) ?? []).map((row) => [followField(row), row.level]));
    const levelFor = (target: FollowTarget) => chosen.get(followField(target)) ?? null;
    return ({ id, category }) => ({
      discussion: levelFor(onDiscussion(id)),
      category: levelFor(onCategory(category)),
      forum: levelFor(WHOLE_FORUM),
    });
  };
}

/** The levels that a person chose for the forum and for its categories. */
export const levelsOfCategories = (person: string) =>
  db()
    .select({ category: followLevels.category, level })
    .from(followLevels)
    .where(and(eq(userId, person), isNull(followLevels.discussionId)));

/** The discussions for which a person chose a level and that are not hidden, those in which something was written last first. Not narrowed to what the person may read. */
export const levelsOfDiscussions = (person: string, limit: number) =>
  db()
    .select({ ...discussionFacts, id: discussions.id, title: discussionTitle, level })
    .from(followLevels)
    .innerJoin(discussions, eq(discussions.id, followLevels.discussionId))
    .where(and(eq(userId, person), isNull(discussions.hiddenAt)))
    .orderBy(desc(discussions.lastPostAt), desc(discussions.id))
    .limit(limit);

/** Keeps the level that a person chooses; null takes the choice back. */
export async function saveLevel(person: string, target: FollowTarget, chosen: FollowLevel | null): Promise<void> {
  if (chosen === null) {
    await db()
      .delete(followLevels)
      .where(and(eq(userId, person), onTarget(target)));
    return;
  }
  await db()
    .insert(followLevels)
    .values({ userId: person, ...target, level: chosen })
    .onConflictDoUpdate({
      target: [userId, followLevels.discussionId, followLevels.category],
      set: { level: chosen },
    });
}

const ofDiscussion = alias(followLevels, "of_discussion");
const ofCategory = alias(followLevels, "of_category");
const ofForum = alias(followLevels, "of_forum");

type Told = { id: string; discussionId: string; discussion: Pick<DiscussionFacts, "category" | "document"> };

/**
 * The people of verified organisations who answer for something in the discussion of a post, watch it, its category or the
 * forum, or whose organisation the post has named since `since`; of a document that is not for firms, only people of
 * authorities.
 */
export async function listenersOf(post: Told, since: Date): Promise<Listener[]> {
  const { discussionId } = post;
  const { category, document } = post.discussion;
  const mayRead = document === null || document.isForFirms ? undefined : eq(organisations.kind, "UAT");
  const isWriter = and(eq(posts.discussionId, discussionId), answersFor(posts));
  const isNamed = and(
    eq(postMentions.postId, post.id),
    eq(postMentions.organisationId, users.organisationId),
    gte(postMentions.mentionedAt, since),
  );
  const watches = and(
    eq(userId, users.id),
    eq(level, "watching"),
    or(
      eq(followLevels.discussionId, discussionId),
      and(isNull(followLevels.discussionId), or(eq(followLevels.category, category), isNull(followLevels.category))),
    ),
  );
  const has = (table: PgTable, condition: SQL | undefined): SQL =>
    exists(db().select({ one: sql`1` }).from(table).where(condition));
  const hasWritten = has(posts, isWriter);
  const isMentioned = has(postMentions, isNamed);
  return db()
    .select({
      userId: users.id,
      discussion: ofDiscussion.level,
      category: ofCategory.level,
      forum: ofForum.level,
      hasWritten: hasWritten.mapWith(Boolean) as SQL<boolean>,
      isMentioned: isMentioned.mapWith(Boolean) as SQL<boolean>,
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(ofDiscussion, and(eq(ofDiscussion.userId, users.id), eq(ofDiscussion.discussionId, discussionId)))
    .leftJoin(
      ofCategory,
      and(eq(ofCategory.userId, users.id), isNull(ofCategory.discussionId), eq(ofCategory.category, category)),
    )
    .leftJoin(ofForum, and(eq(ofForum.userId, users.id), isNull(ofForum.discussionId), isNull(ofForum.category)))
    .where(
      and(eq(organisations.verification, "verified"), mayRead, or(hasWritten, isMentioned, has(followLevels, watches))),
    );
}
