import { eq } from "drizzle-orm";
import { authorActs } from "~/modules/accounts/store/person.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { discussions, postImages, posts } from "../tables.server";
import { discussionFacts } from "./discussions.server";
import { moderation } from "./posts.server";

/** The ids of the pictures of a post, of its earlier texts too; also a part of other queries. */
export const picturesOf = (postId: string) =>
  db().select({ id: postImages.imageId }).from(postImages).where(eq(postImages.postId, postId));

export async function insertPictures(postId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await db()
    .insert(postImages)
    .values(imageIds.map((imageId) => ({ postId, imageId })));
}

const facts = { authorActs: authorActs(posts), discussion: discussionFacts };

/** What the policy needs to know of the post that shows a picture; null when no post does. */
export const postShowing = (imageId: string) =>
  firstRow(
    db()
      .select({ ...pick(posts, "number", "organisationId", "authorId"), ...moderation, ...facts })
      .from(postImages)
      .innerJoin(posts, eq(posts.id, postImages.postId))
      .innerJoin(discussions, eq(discussions.id, posts.discussionId))
      .where(eq(postImages.imageId, imageId)),
  );
