import type { Actor } from "~/modules/accounts/rules/actor";
import { discussionPath } from "~/modules/forum/rules/paths";
import { discussionPolicy } from "~/modules/forum/rules/policy";
import { commentsOn } from "~/modules/forum/store/discussions.server";
import { lastPostsOf } from "~/modules/forum/store/posts.server";
import { viewsOf } from "~/modules/forum/views/post-views.server";

/** Comments shown with a document; the others are on their own page. */
const SHOWN = 3;

/** The last comments on a document, oldest first; null when there are none that the person may read. */
export async function lastComments(actor: Actor, resourceId: string, at: Date) {
  const discussion = await commentsOn(resourceId);
  if (!discussion || !discussionPolicy.may("read", actor, discussion, at)) return null;
  const posts = await lastPostsOf(discussion.id, SHOWN);
  return {
    total: discussion.replies + 1,
    href: discussionPath(discussion.id),
    posts: await viewsOf(posts, { discussion, visitor: actor, at }),
  };
}
