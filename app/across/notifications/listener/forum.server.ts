import { whyTold } from "~/modules/forum/rules/follow";
import { discussionPath, FORUM, postPath } from "~/modules/forum/rules/paths";
import { adminPostPath } from "~/modules/forum/rules/reports";
import { discussionById } from "~/modules/forum/store/discussions.server";
import { listenersOf } from "~/modules/forum/store/follows.server";
import { openingPost, type PostInDiscussion, postById } from "~/modules/forum/store/posts.server";
import { reportersSettled } from "~/modules/forum/store/reports.server";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { excerptOf, nameOf, rule, type Sentence, says, textOf, titleOf } from "../rules/sentence";
import { toKeepers } from "./keepers.server";

const titled = ({ discussionId }: PostInDiscussion): Sentence => titleOf("discussion", discussionId);
const writer = ({ organisationId }: PostInDiscussion): Sentence => nameOf("organisation", organisationId);

/** To whoever follows what was written, and otherwise to the organisations that it has named since `since`. */
async function toldOf(post: PostInDiscussion, since: Date): Promise<{ follows: Notice; mentioned: Notice }> {
  const isComment = post.resourceId !== null;
  const listeners = (await listenersOf(post, since)).filter(({ userId }) => userId !== post.authorId);
  const about = {
    message: excerptOf("post", post.id),
    href: postPath(post.discussionId, post.number),
    action: isComment ? "Citește comentariul" : post.number === 1 ? "Vezi discuția" : "Citește răspunsul",
    gathered: discussionPath(post.discussionId),
    details: { next: "Despre ce se mai scrie aici primiți alt e-mail după ce deschideți pagina sau peste o zi." },
  };
  const people = (why: ReturnType<typeof whyTold>) => ({
    people: listeners.filter((listener) => whyTold(listener) === why).map(({ userId }) => userId),
  });
  return {
    follows: {
      ...about,
      to: people("follows"),
      ...(post.number === 1 && !isComment
        ? { type: "discussion_opened", title: says`${writer(post)}: discuție nouă, ${titled(post)}` }
        : {
            type: "discussion_replied",
            title: says`${writer(post)}: ${isComment ? "comentariu la" : "răspuns în"} ${titled(post)}`,
          }),
    },
    mentioned: {
      ...about,
      to: people("mentioned"),
      type: "discussion_mentioned",
      title: says`${writer(post)} vă menționează în ${titled(post)}`,
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
  title: says`${writer(post)}: comentariu la ${titled(post)}`,
  message: excerptOf("post", post.id),
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
    title: says`Răspunsul dumneavoastră a rezolvat ${titled(post)}`,
    message: rule("Cine a deschis discuția l-a ales ca soluție."),
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
    title: says`V-a ajutat un răspuns din ${titleOf("discussion", discussion.id)}?`,
    message: rule("Alegeți-l ca soluție: cine are aceeași întrebare îl găsește mai repede."),
    href: discussionPath(discussion.id),
    action: "Alege soluția",
  };
};

/** To the moderators: somebody reported a post, or its author contests that it was hidden. */
const waits =
  (title: (post: PostInDiscussion) => Sentence): NoticesOf =>
  async ({ subjectId }) => {
    const post = await postById(subjectId);
    return (
      post && {
        type: "post_reported",
        to: "administrators",
        title: title(post),
        message: excerptOf("post", post.id),
        href: adminPostPath(post.id),
        action: "Citește mesajul",
      }
    );
  };

/** To the author: what was decided about their post, with the reason, and to whoever reported it: what became of it. */
const moderated =
  (
    title: (post: Sentence) => Sentence,
    message: (post: PostInDiscussion, doer: string | null) => Sentence,
    reported: Sentence | null = null,
  ): NoticesOf =>
  async ({ subjectId, at, userId }) => {
    const post = await postById(subjectId);
    if (!post) return null;
    const about = { href: postPath(post.discussionId, post.number), action: "Vezi mesajul" };
    const author: Notice = {
      ...about,
      type: "post_moderated",
      to: { authors: [post] },
      title: title(says`Mesajul dumneavoastră din ${titled(post)}`),
      message: message(post, userId),
    };
    return reported === null ? author : [author, await toReporters(post, reported, at)];
  };

const toReporters = async (post: PostInDiscussion, message: Sentence, at: Date): Promise<Notice> => ({
  type: "report_decided",
  to: { authors: await reportersSettled(post.id, at) },
  title: says`Mesajul raportat din ${titled(post)}`,
  message,
  href: post.number === 1 && post.resourceId === null ? FORUM : postPath(post.discussionId, post.number),
  action: "Vezi discuția",
});

const STAYS = rule("L-a citit un administrator și a decis că poate rămâne.");

/** Nobody but those who reported it knows that it was reported. */
const kept: NoticesOf = async ({ subjectId, at }) => {
  const post = await postById(subjectId);
  return post && toReporters(post, STAYS, at);
};

export const forumNotices = {
  "discussion.opened": opened,
  "discussion.unsolved": unsolved,
  "post.reported": waits((post) => says`Mesaj raportat în ${titled(post)}`),
  "post.appealed": waits((post) => says`${writer(post)} contestă o decizie din ${titled(post)}`),
  "post.held": moderated(
    (post) => says`${post} este ascuns până îl citește un administrator`,
    () => rule("L-au raportat mai multe organizații. Vă anunțăm ce se decide."),
  ),
  "post.kept": kept,
  "post.released": moderated(
    (post) => says`${post} este arătat din nou`,
    () => STAYS,
    STAYS,
  ),
  "post.hidden": moderated(
    (post) => says`${post} a fost ascuns`,
    ({ id }) =>
      says`Motivul: ${textOf("post_hidden_reason", id)} A decis un administrator care a citit mesajul. Puteți contesta decizia o dată, de lângă mesaj, și vă puteți adresa instanței.`,
    rule("L-a citit un administrator și l-a ascuns. Vă mulțumim."),
  ),
  "post.upheld": moderated(
    (post) => says`${post} rămâne ascuns`,
    ({ id, hiddenBy }, doer) =>
      says`${doer === hiddenBy ? "Contestația a citit-o tot cine a ascuns mesajul, singurul administrator al platformei," : "Un alt administrator a citit contestația"} și a păstrat decizia: ${textOf("post_appeal_reason", id)} Vă puteți adresa instanței.`,
  ),
  "post.restored": moderated(
    (post) => says`${post} este arătat din nou`,
    ({ id }) => says`Un administrator a citit contestația și v-a dat dreptate: ${textOf("post_appeal_reason", id)}`,
  ),
  "post.written": written,
  "post.edited": edited,
  "discussion.solved": solved,
} satisfies NoticesByEvent;
