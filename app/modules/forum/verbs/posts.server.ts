import type { Actor } from "~/modules/accounts/rules/actor";
import { removeImages } from "~/modules/media/verbs/image.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { stepsOn } from "~/platform/step.server";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { searchTextOf } from "../rules/text";
import { saveMentions } from "../store/mentions.server";
import { picturesOf } from "../store/pictures.server";
import { lockedPost } from "../store/posts.server";
import { settleReports } from "../store/reports.server";
import { countLike, deleteText, replaceText, setLike, updateDiscussion } from "../store/writes.server";
import { attachNew } from "./pictures.server";
import { written } from "./written.server";

export const onPost = stepsOn<Actor>()({
  policy: postPolicy,
  locked: lockedPost,
  way: (_actor, { discussionId, number }) => ({ href: postPath(discussionId, number), label: "Înapoi la mesaj" }),
});

export const postVersion = (body: string): string => contentVersion([body]);

/** Replaces the text of an own post; the earlier one stays in its history. Throws `Overtaken` for another tab's text. */
export async function editPost(actor: Actor, id: string, html: string, seen: string | null = null): Promise<void> {
  await onPost(actor, id, async (post, { at, allow, log }) => {
    allow("edit");
    const { body, text, mentioned } = await written(actor, html, { discussionId: post.discussionId, isReply: false });
    if (text.body === post.body) return;
    notOvertaken(seen, postVersion(post.body));
    await replaceText(post, { ...text, at });
    await attachNew(actor, id, body, at);
    await saveMentions(id, mentioned, at);
    if (post.number === 1)
      await updateDiscussion(post.discussionId, { searchText: searchTextOf(post.title, text.bodyText) });
    await log("post.edited");
  });
}

/** Deletes an own post for good, with its earlier texts and pictures. Its number stays, and replies to it keep their place. */
export async function removePost(actor: Actor, id: string): Promise<void> {
  await onPost(actor, id, async (post, { at, allow, log }) => {
    allow("remove");
    const pictures = await picturesOf(id);
    await deleteText(post, at);
    await removeImages(pictures.map((picture) => picture.id));
    await saveMentions(id, [], at);
    await settleReports(id, at);
    await log("post.removed");
  });
}

/** Says that a post helped, or takes that back. Not journalled: an opinion, which its author changes. */
export async function likePost(actor: Actor, id: string, isLiked: boolean): Promise<void> {
  await onPost(actor, id, async (post, { at, allow }) => {
    allow("like");
    if (!(await setLike(id, actor.userId, isLiked ? at : null))) return;
    await countLike(post, isLiked ? 1 : -1);
    await publicChanged();
  });
}
