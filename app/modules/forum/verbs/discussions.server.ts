import type { Actor } from "~/modules/accounts/rules/actor";
import { resourceById } from "~/modules/library/store/resources.server";
import { lockResource } from "~/modules/library/store/writes.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { badRequest, orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import type { DiscussionCategory } from "../rules/categories";
import { blankDiscussion } from "../rules/moves";
import { discussionPath, FORUM } from "../rules/paths";
import { discussionPolicy } from "../rules/policy";
import { postState } from "../rules/reports";
import { searchTextOf } from "../rules/text";
import { claimReminder, commentsOn, discussionsToRemind, lockedDiscussion } from "../store/discussions.server";
import { saveMentions } from "../store/mentions.server";
import { postById } from "../store/posts.server";
import { insertDiscussion, insertPost, markSeen, updateDiscussion } from "../store/writes.server";
import { attachNew } from "./pictures.server";
import { organisationOf, written } from "./written.server";

/** The text is sanitised HTML (`readPost`). */
type DiscussionInput = { title: string; category: DiscussionCategory; body: string };

/** Opens a discussion with its first post; returns its id. */
export async function openDiscussion(actor: Actor, { title, category, body: html }: DiscussionInput): Promise<string> {
  return transaction(async () => {
    const at = now();
    discussionPolicy.allow("open", actor, blankDiscussion(category), at, { href: FORUM, label: "La forum" });
    const { id } = await begin(actor, { title, category, resourceId: null, body: html }, at);
    await record({ what: "discussion.opened", subjectId: id, by: actor, at });
    return id;
  });
}

/** Writes a discussion with its first post. */
async function begin(
  actor: Actor,
  { body: html, ...about }: DiscussionInput & { resourceId: string | null },
  at: Date,
): Promise<{ id: string; postId: string }> {
  const by = { organisationId: organisationOf(actor), authorId: actor.userId };
  const { body, text, mentioned } = await written(actor, html, { discussionId: null, isReply: false });
  const searchText = searchTextOf(about.title, text.bodyText);
  const id = await insertDiscussion({ ...about, searchText, ...by, createdAt: at, lastPostAt: at });
  const postId = await insertPost({ discussionId: id, number: 1, ...by, ...text, createdAt: at });
  await attachNew(actor, postId, body, at);
  await saveMentions(postId, mentioned, at);
  await markSeen(actor.userId, id, 1);
  return { id, postId };
}

/** Comments on a document of the library: its comments are a discussion, which the first one opens. Returns its place there. */
export function commentOnDocument(
  actor: Actor,
  resourceId: string,
  html: string,
): Promise<{ discussionId: string; number: number }> {
  return transaction(async () => {
    await lockResource(resourceId); // so that two first comments do not open two discussions
    const { title, category, ...document } = orNotFound(await resourceById(resourceId));
    const comments = await commentsOn(resourceId);
    if (comments) return { discussionId: comments.id, number: await replyToDiscussion(actor, comments.id, html) };
    const at = now();
    discussionPolicy.allow("reply", actor, { ...blankDiscussion(category), document }, at);
    const { id, postId } = await begin(actor, { title, category, resourceId, body: html }, at);
    await record({ what: "post.written", subjectId: postId, by: actor, at });
    return { discussionId: id, number: 1 };
  });
}

const onDiscussion = stepsOn<Actor>()({
  policy: discussionPolicy,
  locked: lockedDiscussion,
  way: (_actor, { id }) => ({ href: discussionPath(id), label: "Înapoi la discuție" }),
});

/** Adds a reply; returns its number. */
export async function replyToDiscussion(actor: Actor, id: string, html: string): Promise<number> {
  return onDiscussion(actor, id, async (discussion, { at, allow, log }) => {
    allow("reply");
    const { body, text, mentioned } = await written(actor, html, { discussionId: id, isReply: true });
    const number = discussion.lastNumber + 1;
    const by = { organisationId: organisationOf(actor), authorId: actor.userId };
    const postId = await insertPost({ discussionId: id, number, ...by, ...text, createdAt: at });
    await attachNew(actor, postId, body, at);
    await saveMentions(postId, mentioned, at);
    await updateDiscussion(id, { replies: discussion.replies + 1, lastPostAt: at });
    await markSeen(actor.userId, id, number);
    await log("post.written", { subjectId: postId });
    return number;
  });
}

/** Chooses the reply that solves the discussion, or another one than before. */
export async function solveDiscussion(actor: Actor, id: string, postId: string): Promise<void> {
  await onDiscussion(actor, id, async (discussion, { at, allow, refusal, log }) => {
    allow("solve");
    const post = orNotFound(await postById(postId));
    if (post.discussionId !== id || post.number === 1) throw badRequest();
    if (postState(post) !== "shown") throw refusal("Răspunsul a fost șters sau ascuns între timp. Alegeți altul.");
    if (discussion.solutionId === postId) return;
    await updateDiscussion(id, { solutionId: postId, solvedAt: at });
    await log("discussion.solved");
  });
}

/** Says that the discussion is not solved after all. */
export async function reopenDiscussion(actor: Actor, id: string): Promise<void> {
  await onDiscussion(actor, id, async (_discussion, { allow, log }) => {
    allow("reopen");
    await updateDiscussion(id, { solutionId: null, solvedAt: null });
    await log("discussion.reopened");
  });
}

/** As long after the first reply its author is asked, once, whether it is solved. */
const REMINDED_AFTER_MS = 7 * 86_400_000;
const BATCH = 200;

/** Asks the authors of unsolved discussions with replies, each once; returns how many were asked. */
export async function remindAuthors(): Promise<number> {
  const at = now();
  const ids = await discussionsToRemind(new Date(at.getTime() - REMINDED_AFTER_MS), BATCH);
  for (const id of ids)
    await transaction(async () => {
      if (await claimReminder(id, at)) await record({ what: "discussion.unsolved", subjectId: id, by: null, at });
    });
  return ids.length < BATCH ? ids.length : ids.length + (await remindAuthors());
}

/** A locked discussion is read, and nothing more is written in it. */
export async function lockDiscussion(actor: Actor, id: string, isLocked: boolean): Promise<void> {
  await onDiscussion(actor, id, async (_discussion, { at, allow, log }) => {
    allow(isLocked ? "lock" : "unlock");
    await updateDiscussion(id, { lockedAt: isLocked ? at : null });
    await log(isLocked ? "discussion.locked" : "discussion.unlocked");
  });
}

/** A pinned discussion stands first in the list. */
export async function pinDiscussion(actor: Actor, id: string, isPinned: boolean): Promise<void> {
  await onDiscussion(actor, id, async (_discussion, { at, allow, log }) => {
    allow(isPinned ? "pin" : "unpin");
    await updateDiscussion(id, { pinnedAt: isPinned ? at : null });
    await log(isPinned ? "discussion.pinned" : "discussion.unpinned");
  });
}
