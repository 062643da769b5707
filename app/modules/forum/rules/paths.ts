/** The list of discussions. */
export const FORUM = "/features/forum";
/** The moderators' list of posts. */
export const ADMIN_FORUM = "/admin/forum";
export const NEW_DISCUSSION = "/forum/nou";
/** What is like the discussion that is being written, as JSON. */
export const SIMILAR = "/forum/asemanatoare";

/** How closely a person follows what: all their levels on one page. */
export const FOLLOW_LEVELS_PAGE = "/forum/urmarire";

/** Posts on one page of a discussion. */
export const POSTS_PER_PAGE = 20;

type DiscussionStep = "reply" | "following" | "reading" | "solution" | "locking" | "pinning";
export const discussionPath = (id: string, step?: DiscussionStep): string => `/forum/${id}${step ? `/${step}` : ""}`;

/** The post that a reply quotes, in the address of the reply's form. */
export const QUOTED = "citat";
export const quotePath = (discussionId: string, postId: string): string =>
  `${discussionPath(discussionId, "reply")}?${QUOTED}=${postId}`;

export type PostStep = "like" | "edit" | "deletion" | "history" | "report" | "appeal";
export const postStepPath = (id: string, step: PostStep): string => `/forum/posts/${id}/${step}`;

const DISCUSSION_PATH = /^\/forum\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;

/** The id of the discussion whose page (or its `.data` address) this path is; null for any other path. */
export const discussionReadAt = (path: string): string | null => DISCUSSION_PATH.exec(path)?.[1] ?? null;

/** The page of the discussion on which a post stands: posts are numbered from 1 without gaps. */
export const pageOfPost = (number: number): number => Math.ceil(number / POSTS_PER_PAGE);

export const postAnchor = (number: number): string => `mesaj-${number}`;

/** The permanent address of a post. */
export function postPath(discussionId: string, number: number): string {
  const page = pageOfPost(number);
  return `${discussionPath(discussionId)}${page > 1 ? `?pagina=${page}` : ""}#${postAnchor(number)}`;
}
