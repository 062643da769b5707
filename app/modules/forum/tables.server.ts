import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { organisations, users } from "../accounts/tables.server";
import { resources } from "../library/tables/resources.server";
import { images } from "../media/tables.server";
import { DISCUSSION_CATEGORY_CODES, type DiscussionCategory } from "./rules/categories";
import { FOLLOW_LEVEL_CODES, type FollowLevel } from "./rules/follow";
import { REPORT_REASON_CODES, type ReportReason } from "./rules/reports";

/**
 * A discussion. Its text is the post with the number 1; the counts are kept by the verbs, with the posts. The migration adds the
 * computed column `words`: the forms of `searchText`. The comments on a document of the library are a discussion too, which stands
 * in no list of the forum and has the title of the document.
 */
export const discussions = pgTable(
  "discussions",
  {
    id: id(),
    category: text().$type<DiscussionCategory>().notNull(),
    /** The document on which its posts comment; null for a discussion of the forum. */
    resourceId: optionalReference(() => resources.id, { onDelete: "cascade" }),
    organisationId: reference(() => organisations.id),
    authorId: reference(() => users.id),
    title: text().notNull(),
    /** The title and the beginning of the opening post, in which the list and similar discussions are searched. */
    searchText: text().notNull(),
    createdAt: moment().notNull(),
    /** Posts that stand, neither hidden nor deleted, without the opening one. */
    replies: integer().notNull().default(0),
    /** Of all its posts. */
    likes: integer().notNull().default(0),
    /** Each visitor counts once a day. */
    views: integer().notNull().default(0),
    lastPostAt: moment().notNull(),
    pinnedAt: moment(),
    lockedAt: moment(),
    /** While its opening post is hidden: it is in no list, search or feed. */
    hiddenAt: moment(),
    /** The reply chosen as the answer. */
    solutionId: optionalReference((): AnyPgColumn => posts.id),
    solvedAt: moment(),
    /** When its author was asked, once, whether a reply solved it. */
    remindedAt: moment(),
  },
  (discussion) => [
    index("discussions_recent").on(discussion.lastPostAt, discussion.id),
    index("discussions_category").on(discussion.category, discussion.lastPostAt, discussion.id),
    index("discussions_popular").on(discussion.likes, discussion.replies, discussion.lastPostAt),
    index("discussions_organisation").on(discussion.organisationId),
    /** The counts of the list are read from it alone. */
    index("discussions_listed")
      .on(discussion.category, discussion.replies, discussion.pinnedAt, discussion.solutionId)
      .where(sql`hidden_at is null and resource_id is null`),
    uniqueIndex("discussions_resource").on(discussion.resourceId).where(sql`resource_id is not null`),
    index("discussions_solved").on(discussion.solvedAt).where(sql`solved_at is not null`),
    check("discussions_category_known", oneOf(discussion.category, DISCUSSION_CATEGORY_CODES)),
    check("discussions_solution", sql`(solution_id is null) = (solved_at is null)`),
  ],
);

/** `number` counts the posts of a discussion from 1 without gaps, so the page on which one stands is known from it. */
export const posts = pgTable(
  "posts",
  {
    id: id(),
    discussionId: reference((): AnyPgColumn => discussions.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    organisationId: reference(() => organisations.id),
    authorId: reference(() => users.id),
    /** Clean HTML: only what the editor can make. */
    body: text().notNull(),
    /** The body without markup, for excerpts and search. */
    bodyText: text().notNull(),
    likes: integer().notNull().default(0),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** Hidden by reports alone while `hiddenBy` is null. */
    hiddenAt: moment(),
    hiddenBy: optionalReference(() => users.id),
    hiddenReason: text(),
    appealedAt: moment(),
    appeal: text(),
    appealDecidedAt: moment(),
    /** Why it was decided so. */
    appealReason: text(),
    keptAt: moment(),
    /** When its author deleted it: its place stays, without its words. */
    removedAt: moment(),
  },
  (post) => [
    unique("posts_number").on(post.discussionId, post.number),
    index("posts_organisation").on(post.organisationId, post.createdAt),
    index("posts_appealed").on(post.appealedAt).where(sql`appealed_at is not null and appeal_decided_at is null`),
    check("posts_number_positive", sql`${post.number} >= 1`),
  ],
);

/** The earlier texts of an edited post. */
export const postEditions = pgTable(
  "post_editions",
  {
    id: id(),
    postId: reference(() => posts.id, { onDelete: "cascade" }),
    body: text().notNull(),
    replacedAt: moment().notNull(),
  },
  (edition) => [index("post_editions_post").on(edition.postId, edition.replacedAt)],
);

/** The pictures of a post, those of its earlier texts too. */
export const postImages = pgTable(
  "post_images",
  {
    postId: reference(() => posts.id, { onDelete: "cascade" }),
    imageId: reference(() => images.id),
  },
  (row) => [primaryKey({ columns: [row.postId, row.imageId] }), uniqueIndex("post_images_image").on(row.imageId)],
);

export const postLikes = pgTable(
  "post_likes",
  {
    postId: reference(() => posts.id, { onDelete: "cascade" }),
    userId: reference(() => users.id),
    likedAt: moment().notNull(),
  },
  (like) => [primaryKey({ columns: [like.postId, like.userId] })],
);

/** What people reported about posts; settled once an ADMIN has decided. */
export const postReports = pgTable(
  "post_reports",
  {
    postId: reference(() => posts.id, { onDelete: "cascade" }),
    userId: reference(() => users.id),
    organisationId: reference(() => organisations.id),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    reportedAt: moment().notNull(),
    settledAt: moment(),
  },
  (report) => [
    primaryKey({ columns: [report.postId, report.userId] }),
    index("post_reports_open").on(report.reportedAt).where(sql`settled_at is null`),
    check("post_reports_reason", oneOf(report.reason, REPORT_REASON_CODES)),
  ],
);

/** The last post of a discussion that a person has had on their screen. */
export const discussionReads = pgTable(
  "discussion_reads",
  {
    discussionId: reference(() => discussions.id, { onDelete: "cascade" }),
    userId: reference(() => users.id),
    number: integer().notNull(),
  },
  (read) => [primaryKey({ columns: [read.userId, read.discussionId] })],
);

/** The organisations that a post names with an "@", and since when: an edit may add some. */
export const postMentions = pgTable(
  "post_mentions",
  {
    postId: reference(() => posts.id, { onDelete: "cascade" }),
    organisationId: reference(() => organisations.id),
    mentionedAt: moment().notNull(),
  },
  (mention) => [primaryKey({ columns: [mention.postId, mention.organisationId] })],
);

/** How closely a person follows a discussion, a category, or (with neither) the whole forum. Without a row nothing was chosen. */
export const followLevels = pgTable(
  "follow_levels",
  {
    userId: reference(() => users.id),
    discussionId: optionalReference(() => discussions.id, { onDelete: "cascade" }),
    category: text().$type<DiscussionCategory>(),
    level: text().$type<FollowLevel>().notNull(),
  },
  (follow) => [
    unique("follow_levels_once").on(follow.userId, follow.discussionId, follow.category).nullsNotDistinct(),
    index("follow_levels_watching").on(follow.discussionId, follow.category).where(sql`level = 'watching'`),
    check("follow_levels_one_target", sql`discussion_id is null or category is null`),
    check("follow_levels_category_known", oneOf(follow.category, DISCUSSION_CATEGORY_CODES)),
    check("follow_levels_level_known", oneOf(follow.level, FOLLOW_LEVEL_CODES)),
  ],
);

/** Today's readers of a discussion, under a daily pseudonym; deleted when the day is over. */
export const discussionVisits = pgTable(
  "discussion_visits",
  {
    discussionId: reference(() => discussions.id, { onDelete: "cascade" }),
    day: text().notNull(),
    visitor: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.discussionId, row.visitor] })],
);
