import { whyTold } from "~/modules/forum/rules/follow";
import { discussionPath, FORUM, postPath } from "~/modules/forum/rules/paths";
import { adminPostPath } from "~/modules/forum/rules/reports";
import { discussionById } from "~/modules/forum/store/discussions.server";
import { listenersOf } from "~/modules/forum/store/follows.server";
import { openingPost, type PostInDiscussion, postById } from "~/modules/forum/store/posts.server";
import { reportersSettled } from "~/modules/forum/store/reports.server";
import { quoted } from "~/platform/language/quotes";
import { excerpt } from "~/platform/language/text";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notification";
import { toKeepers } from "./keepers.server";

const EXCERPT = 200;

/** To whoever follows what was written, and otherwise to the organisations that it has named since `since`. */
async function toldOf(post: PostInDiscussion, since: Date): Promise<{ follows: Notice; mentioned: Notice }> {
  const isComment = post.resourceId !== null;
  const listeners = (await listenersOf(post, since)).filter(({ userId }) => userId !== post.authorId);
  const about = {
    message: excerpt(post.bodyText, EXCERPT),
    href: postPath(post.discussionId, post.number),
    action: isComment ? "Citește comentariul" : post.number === 1 ? "Vezi discuția" : "Citește răspunsul",
  };
  const people = (why: ReturnType<typeof whyTold>) => ({
    people: listeners.filter((listener) => whyTold(listener) === why).map(({ userId }) => userId),
  });
  return {
    follows: {
      ...about,
      to: people("follows"),
      ...(post.number === 1 && !isComment
        ? { type: "discussion_opened", title: `${post.organisation}: discuție nouă, ${quoted(post.title)}` }
        : {
            type: "discussion_replied",
            title: `${post.organisation}: ${isComment ? "comentariu la" : "răspuns în"} ${quoted(post.title)}`,
          }),
    },
    mentioned: {
      ...about,
      to: people("mentioned"),
      type: "discussion_mentioned",
      title: `${post.organisation} vă menționează în ${quoted(post.title)}`,
    },
  };
}

/** What was hidden or deleted meanwhile is told to nobody. */
const isShown = ({ hiddenAt, removedAt, discussion }: PostInDiscussion): boolean =>
  (hiddenAt ?? removedAt ?? discussion.hiddenAt ?? discussion.document?.deletedAt ?? null) === null;

/** To those who answer for the document on which it comments. */
const toKeepersOf = async (post: PostInDiscussion & { resourceId: string }): Promise<Notice> => ({
  type: "resource_objection",
  to: await toKeepers(post.resourceId),
  title: `${post.organisation}: comentariu la ${quoted(post.title)}`,
  message: excerpt(post.bodyText, EXCERPT),
  href: postPath(post.discussionId, post.number),
  action: "Citește comentariul",
});

const opened: NoticesOf = async ({ subjectId, at }) => {
  const post = await openingPost(subjectId);
  return post && isShown(post) ? Object.values(await toldOf(post, at)) : null;
};

const written: NoticesOf = async ({ subjectId, at }) => {
  const post = await postById(subjectId);
  if (!post || !isShown(post)) return null;
  const told = Object.values(await toldOf(post, at));
  const { resourceId } = post;
  return resourceId === null ? told : [...told, await toKeepersOf({ ...post, resourceId })];
};

/** An edit is told only to those whom it names first. */
const edited: NoticesOf = async ({ subjectId, at }) => {
  const post = await postById(subjectId);
  return post && isShown(post) ? (await toldOf(post, at)).mentioned : null;
};

const solved: NoticesOf = async ({ subjectId }) => {
  const solution = (await discussionById(subjectId))?.solutionId;
  const post = solution ? await postById(solution) : null;
  if (!post) return null;
  return {
    type: "discussion_solved",
    to: { authors: [post] },
    title: `Răspunsul dumneavoastră a rezolvat ${quoted(post.title)}`,
    message: "Cine a deschis discuția l-a ales ca soluție.",
    href: postPath(post.discussionId, post.number),
    action: "Vezi discuția",
  };
};

const unsolved: NoticesOf = async ({ subjectId }) => {
  const discussion = await discussionById(subjectId);
  if (!discussion || discussion.solutionId !== null) return null;
  return {
    type: "discussion_unsolved",
    to: { authors: [discussion] },
    title: `V-a ajutat un răspuns din ${quoted(discussion.title)}?`,
    message: "Alegeți-l ca soluție: cine are aceeași întrebare îl găsește mai repede.",
    href: discussionPath(discussion.id),
    action: "Alege soluția",
  };
};

/** To the moderators: somebody reported a post, or its author contests that it was hidden. */
const waits =
  (title: (post: PostInDiscussion) => string): NoticesOf =>
  async ({ subjectId }) => {
    const post = await postById(subjectId);
    return (
      post && {
        type: "post_reported",
        to: "administrators",
        title: title(post),
        message: excerpt(post.bodyText, EXCERPT),
        href: adminPostPath(post.id),
        action: "Citește mesajul",
      }
    );
  };

/** To the author: what was decided about their post, with the reason, and to whoever reported it: what became of it. */
const moderated =
  (
    title: (post: string) => string,
    message: (post: PostInDiscussion) => string,
    reported: string | null = null,
  ): NoticesOf =>
  async ({ subjectId, at }) => {
    const post = await postById(subjectId);
    if (!post) return null;
    const about = { href: postPath(post.discussionId, post.number), action: "Vezi mesajul" };
    const author: Notice = {
      ...about,
      type: "post_moderated",
      to: { authors: [post] },
      title: title(`Mesajul dumneavoastră din ${quoted(post.title)}`),
      message: message(post),
    };
    return reported === null ? author : [author, await toReporters(post, reported, at)];
  };

const toReporters = async (post: PostInDiscussion, message: string, at: Date): Promise<Notice> => ({
  type: "report_decided",
  to: { authors: await reportersSettled(post.id, at) },
  title: `Mesajul raportat din ${quoted(post.title)}`,
  message,
  href: post.number === 1 && post.resourceId === null ? FORUM : postPath(post.discussionId, post.number),
  action: "Vezi discuția",
});

const STAYS = "L-a citit un administrator și a decis că poate rămâne.";

/** Nobody but those who reported it knows that it was reported. */
const kept: NoticesOf = async ({ subjectId, at }) => {
  const post = await postById(subjectId);
  return post && toReporters(post, STAYS, at);
};

export const forumNotices = {
  "discussion.opened": opened,
  "discussion.unsolved": unsolved,
  "post.reported": waits(({ title }) => `Mesaj raportat în ${quoted(title)}`),
  "post.appealed": waits(({ title, organisation }) => `${organisation} contestă o decizie din ${quoted(title)}`),
  "post.held": moderated(
    (post) => `${post} este ascuns până îl citește un administrator`,
    () => "L-au raportat mai multe organizații. Vă anunțăm ce se decide.",
  ),
  "post.kept": kept,
  "post.released": moderated(
    (post) => `${post} este arătat din nou`,
    () => STAYS,
    STAYS,
  ),
  "post.hidden": moderated(
    (post) => `${post} a fost ascuns`,
    ({ hiddenReason }) =>
      `Motivul: ${hiddenReason ?? ""} A decis un administrator care a citit mesajul. Puteți contesta decizia o dată, de lângă mesaj, și vă puteți adresa instanței.`,
    "L-a citit un administrator și l-a ascuns. Vă mulțumim.",
  ),
  "post.upheld": moderated(
    (post) => `${post} rămâne ascuns`,
    ({ appealReason }) =>
      `Un administrator a citit contestația și a păstrat decizia: ${appealReason ?? ""} Vă puteți adresa instanței.`,
  ),
  "post.restored": moderated(
    (post) => `${post} este arătat din nou`,
    ({ appealReason }) => `Un administrator a citit contestația și v-a dat dreptate: ${appealReason ?? ""}`,
  ),
  "post.written": written,
  "post.edited": edited,
  "discussion.solved": solved,
} satisfies NoticesByEvent;
