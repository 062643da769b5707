import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { discussionPolicy, postPolicy } from "../rules/policy";
import { postState } from "../rules/reports";
import { type PostView, postView } from "../rules/view";
import type { DiscussionRecord } from "../store/discussions.server";
import { likedAmong, type PostRecord } from "../store/posts.server";

type Reading = { discussion: DiscussionRecord; visitor: Visitor; at: Date };

/** Posts with what their reader may do with each. */
export async function viewsOf(posts: readonly PostRecord[], { discussion, visitor, at }: Reading): Promise<PostView[]> {
  const ids = posts.map(({ id }) => id);
  const liked = visitor ? await likedAmong(visitor.userId, ids) : new Set<string>();
  const maySolve = discussionPolicy.may("solve", visitor, discussion, at);
  const quote = discussionPolicy.may("reply", visitor, discussion, at);
  return posts.map((post) => {
    const facts = { ...post, discussion };
    return postView(post, discussion.solutionId, {
      remove: postPolicy.may("remove", visitor, facts, at),
      edit: postPolicy.may("edit", visitor, facts, at),
      like: postPolicy.may("like", visitor, facts, at),
      report: postPolicy.may("report", visitor, facts, at),
      appeal: postPolicy.may("appeal", visitor, facts, at),
      moderate: isAdmin(visitor),
      read: postPolicy.may("read", visitor, facts, at),
      isLiked: liked.has(post.id),
      solve: maySolve && post.number > 1 && postState(post) === "shown",
      quote: quote && postState(post) === "shown",
    });
  });
}
