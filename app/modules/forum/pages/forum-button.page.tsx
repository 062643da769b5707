import { z } from "zod";
import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { now } from "~/platform/clock";
import { choice, optional } from "~/platform/form/fields";
import { idFromForm } from "~/platform/form/id";
import { isYes } from "~/platform/form/yes-or-no";
import { badRequest, orNotFound } from "~/platform/refusal";
import { categoryOfSlug, categoryPath } from "../rules/category-pages";
import { FOLLOW_LEVEL_CODES, type FollowLevel, onCategory } from "../rules/follow";
import { discussionPath, postPath } from "../rules/paths";
import { discussionPolicy, postPolicy } from "../rules/policy";
import { discussionById } from "../store/discussions.server";
import { postById } from "../store/posts.server";
import { markSeen } from "../store/writes.server";
import { lockDiscussion, pinDiscussion, reopenDiscussion, solveDiscussion } from "../verbs/discussions.server";
import { chooseLevels, followDiscussion } from "../verbs/follows.server";
import { likePost } from "../verbs/posts.server";

const toDiscussion = ({ id }: { id: string }) => discussionPath(id);

const level = optional(choice(FOLLOW_LEVEL_CODES as [FollowLevel, ...FollowLevel[]], "nivelul"));

function levelIn(form: FormData): FollowLevel | null {
  const read = level.safeParse(form.get("level"));
  if (!read.success) throw badRequest();
  return read.data;
}

const categoryAt = (slug = "") => orNotFound(categoryOfSlug(slug));

const number = z.coerce.number().int().min(1);

const buttons = buttonSteps({
  solution: {
    back: toDiscussion,
    done: ({ form }) =>
      form.get("post")
        ? { title: "Soluția a fost aleasă.", text: "Se vede în listă și lângă răspuns." }
        : { title: "Discuția este din nou deschisă." },
    work: ({ actor, id, form }) =>
      form.get("post") ? solveDiscussion(actor, id, idFromForm(form.get("post"))) : reopenDiscussion(actor, id),
  },
  pinning: {
    back: toDiscussion,
    done: ({ form }) => ({
      title: isYes(form, "pinned") ? "Discuția este fixată în capul listei." : "Discuția nu mai este fixată.",
    }),
    work: ({ actor, id, form }) => pinDiscussion(actor, id, isYes(form, "pinned")),
  },
  locking: {
    back: toDiscussion,
    done: ({ form }) => ({
      title: isYes(form, "locked") ? "Discuția este închisă." : "Discuția este din nou deschisă.",
    }),
    work: ({ actor, id, form }) => lockDiscussion(actor, id, isYes(form, "locked")),
  },
  reading: {
    back: toDiscussion,
    done: null,
    work: async ({ actor, id, form }) => {
      const discussion = orNotFound(await discussionById(id));
      discussionPolicy.allow("read", actor, discussion, now());
      const read = number.safeParse(form.get("number"));
      if (!read.success) throw badRequest();
      await markSeen(actor.userId, id, Math.min(read.data, discussion.lastNumber));
    },
  },
  ":slug/following": {
    back: ({ params }) => categoryPath(categoryAt(params.slug)),
    done: { title: "S-a salvat ce urmăriți." },
    work: ({ actor, params, form }) =>
      chooseLevels(actor, [{ target: onCategory(categoryAt(params.slug)), level: levelIn(form) }]),
  },
  following: {
    back: toDiscussion,
    done: null,
    work: ({ actor, id, form }) => followDiscussion(actor, id, levelIn(form)),
  },
  like: {
    back: async ({ actor, id }) => {
      const post = orNotFound(await postById(id));
      postPolicy.allow("read", actor, post, now());
      return postPath(post.discussionId, post.number);
    },
    done: null,
    work: ({ actor, id, form }) => likePost(actor, id, isYes(form, "liked")),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ForumButton() {
  return null;
}
