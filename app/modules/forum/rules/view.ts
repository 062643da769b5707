import type { OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { communityPath } from "~/modules/communities/rules/paths";
import { dateTime, iso, relative } from "~/platform/language/dates";
import { countedWord, plural } from "~/platform/language/plural";
import { DISCUSSION_CATEGORIES, type DiscussionCategory, isInside } from "./categories";
import { categoryPath } from "./category-pages";
import { discussionPath, postAnchor, postPath, postStepPath } from "./paths";
import { type PostModeration, postState } from "./reports";

type Organisation = { id: string; name: string; kind: OrganisationKind; verification: Verification };

type Discussion = {
  id: string;
  /** The document on which it comments. */
  resourceId?: string | null;
  category: DiscussionCategory;
  title: string;
  author: string;
  organisation: Organisation;
  lastPostAt: Date;
  replies: number;
  likes: number;
  views: number;
  pinnedAt: Date | null;
  lockedAt: Date | null;
  solutionId: string | null;
};

const HOT_REPLIES = 10;
const HOT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Much was written in it, the last of it lately. */
const isHot = ({ replies, lastPostAt }: Pick<Discussion, "replies" | "lastPostAt">, now: Date): boolean =>
  replies >= HOT_REPLIES && now.getTime() - lastPostAt.getTime() < HOT_DAYS * DAY_MS;

export type DiscussionFlag = "pinned" | "solved" | "locked" | "hot";

/** What is said of a discussion beside its title, in this order. */
const flagsOf = (discussion: Discussion, now: Date): DiscussionFlag[] => [
  ...(discussion.pinnedAt ? ["pinned" as const] : []),
  ...(discussion.solutionId ? ["solved" as const] : []),
  ...(discussion.lockedAt ? ["locked" as const] : []),
  ...(isHot(discussion, now) ? ["hot" as const] : []),
];

export const repliesText = (replies: number): string =>
  replies === 0 ? "niciun răspuns" : plural(replies, "răspuns", "răspunsuri");

type Counted = Pick<Discussion, "replies" | "likes" | "views" | "resourceId">;

const readers = ({ likes, views }: Counted): string[] => [
  plural(views, "vizualizare", "vizualizări"),
  ...(likes === 0 ? [] : [plural(likes, "apreciere", "aprecieri")]),
];

/** Every post of a document's discussion is a comment. */
const counts = (of: Counted): string[] => [
  of.resourceId ? plural(of.replies + 1, "comentariu", "comentarii") : repliesText(of.replies),
  ...readers(of),
];

/** What a reader has not seen of a discussion: how many posts, and the number of the first. */
type Unread = { number: number; first: number | null };
const NOTHING_NEW: Unread = { number: 0, first: null };

/** A discussion in a list. `unread`: what is new in it for the reader; nothing when they never opened it. */
export function discussionRow(discussion: Discussion, now: Date, { number: unread, first } = NOTHING_NEW) {
  const { id, title, category, author, organisation, lastPostAt, replies } = discussion;
  return {
    id,
    title,
    href: first === null ? discussionPath(id) : postPath(id, first),
    category: DISCUSSION_CATEGORIES[category],
    author: `${author}, ${organisation.name}`,
    cloth: {
      seed: organisation.id,
      kind: organisation.kind,
      verified: organisation.verification === "verified",
      name: organisation.name,
    },
    facts: readers(discussion),
    replies: { value: replies, unit: countedWord(replies, "răspuns", "răspunsuri") },
    last: { at: iso(lastPostAt), text: relative(lastPostAt, now) },
    flags: flagsOf(discussion, now),
    unread,
  };
}
export type DiscussionRow = ReturnType<typeof discussionRow>;

/** The head of a discussion's page. */
export const discussionHead = (discussion: Discussion, now: Date) => ({
  id: discussion.id,
  title: discussion.title,
  path: discussionPath(discussion.id),
  replies: discussion.replies,
  isInside: isInside(discussion.category),
  category: { label: DISCUSSION_CATEGORIES[discussion.category], href: categoryPath(discussion.category) },
  facts: counts(discussion),
  flags: flagsOf(discussion, now),
});

export type DiscussionHead = ReturnType<typeof discussionHead>;

type Post = {
  id: string;
  discussionId: string;
  number: number;
  body: string;
  beginning: string;
  likes: number;
  createdAt: Date;
  editedAt: Date | null;
  author: string;
  organisation: Organisation;
  communityId: string | null;
  hiddenReason: string | null;
} & PostModeration;

function hiddenWords(post: PostModeration): string {
  const state = postState(post);
  if (state === "removed") return "Autorul și-a șters mesajul.";
  return state === "held"
    ? "Mesajul a fost raportat și este ascuns până îl citește un administrator."
    : "Mesajul a fost ascuns de un administrator.";
}

/** What a reader may do with a post, and whether they like it; a signed-out one may do nothing. */
export type PostActs = {
  edit: boolean;
  remove: boolean;
  like: boolean;
  isLiked: boolean;
  solve: boolean;
  quote: boolean;
  report: boolean;
  appeal: boolean;
  moderate: boolean;
  /** Reads the words, also of a hidden post. */
  read: boolean;
};

export const postView = (post: Post, solutionId: string | null, acts: PostActs) => {
  const {
    id,
    discussionId,
    number,
    likes,
    author,
    organisation,
    createdAt,
    editedAt,
    communityId,
    hiddenAt,
    removedAt,
  } = post;
  return {
    id,
    number,
    author,
    likes,
    acts,
    /** Why its words are not shown; null for a post that is shown. */
    hidden: (removedAt ?? hiddenAt) && { words: hiddenWords(post), reason: acts.read ? post.hiddenReason : null },
    html: acts.read ? post.body : "",
    beginning: acts.read ? post.beginning : "",
    anchor: postAnchor(number),
    path: postPath(discussionId, number),
    organisation: {
      ...organisation,
      isSuspended: organisation.verification === "suspended",
      href: organisation.kind === "FIRMA" ? `/partener/${organisation.id}` : communityId && communityPath(communityId),
    },
    created: { at: iso(createdAt), text: dateTime(createdAt) },
    edited: !removedAt &&
      editedAt && { at: iso(editedAt), text: dateTime(editedAt), href: postStepPath(id, "history") },
    isSolution: id === solutionId,
  };
};
export type PostView = ReturnType<typeof postView>;
