import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { FormPage } from "~/ui/form/form-page";
import { ReplyForm } from "../parts/reply-form";
import { discussionPath, postPath, QUOTED } from "../rules/paths";
import { discussionPolicy, postPolicy } from "../rules/policy";
import { type DiscussionRecord, discussionById } from "../store/discussions.server";
import { postById } from "../store/posts.server";
import { replyToDiscussion } from "../verbs/discussions.server";
import type { Route } from "./+types/discussion-reply.page";
import { picturesFor, quotedBody, refusedForm, takePost, typedBody } from "./post-input.server";

const wayTo = ({ id, title }: DiscussionRecord) => ({ href: discussionPath(id), label: title });

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const discussion = orNotFound(await discussionById(idFromPath(params.id)));
  const back = wayTo(discussion);
  discussionPolicy.allow("reply", actor, discussion, now(), back);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const asked = url.searchParams.get(QUOTED);
  const post = asked ? await postById(idFromPath(asked)) : null;
  const isHere = post?.discussionId === discussion.id && postPolicy.may("read", actor, post, now());
  const body = post && isHere && !typed ? quotedBody(post) : await typedBody(typed, { actor, post: null });
  return { back, draft, typed, formKey, body, pictures: await picturesFor(actor) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const discussion = orNotFound(await discussionById(id));
  discussionPolicy.allow("reply", actor, discussion, now(), wayTo(discussion)); // before pictures of this form are stored
  return takePost(request, { actor, post: null }, ({ form }) => ({
    save: (text) => replyToDiscussion(actor, id, text).catch(refusedForm(form)),
    stored: null,
    back: (number) => postPath(id, number),
    done: { tone: "green", title: "Răspunsul a fost trimis!" },
  }));
}

export default function DiscussionReply({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, body, pictures } = loaderData;
  return (
    <FormPage heading="Răspundeți" back={back} answered={actionData} typed={typed} intro={back.label}>
      <ReplyForm
        draft={draft}
        formKey={formKey}
        pictures={pictures}
        body={actionData?.kept ?? body}
        answered={actionData}
        cancel={back.href}
      />
    </FormPage>
  );
}
