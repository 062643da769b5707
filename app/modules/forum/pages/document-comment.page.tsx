import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { documentPage, resourcePolicy } from "~/modules/library/rules/policy";
import { resourceById } from "~/modules/library/store/resources.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { Notice } from "~/ui/flash/flash";
import { FormPage } from "~/ui/form/form-page";
import { ReplyForm } from "../parts/reply-form";
import { blankDiscussion } from "../rules/moves";
import { discussionPath, postPath } from "../rules/paths";
import { discussionPolicy } from "../rules/policy";
import { COMMENT } from "../rules/text";
import { commentsOn } from "../store/discussions.server";
import { commentOnDocument } from "../verbs/discussions.server";
import type { Route } from "./+types/document-comment.page";
import { picturesFor, refusedForm, takePost, typedBody } from "./post-input.server";

/** The document, which its reader may read, and why they may not comment on it; null when they may. */
async function documentOf({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const actor = actorOf(context);
  const resource = orNotFound(await resourceById(idFromPath(params.id)));
  resourcePolicy.allow("read", actor, resource, now());
  const place = { ...blankDiscussion(resource.category), document: resource };
  const back = { href: documentPage(actor, resource.id), label: resource.title };
  return { actor, resource, place, back };
}

/** Leads to the comments of the document; while there are none, the form of the first one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, resource, place, back } = await documentOf({ context, params });
  const comments = await commentsOn(resource.id);
  if (comments) throw redirect(discussionPath(comments.id));
  const hindrance = discussionPolicy.whyNot("reply", actor, place, now());
  if (hindrance !== null) return { back, hindrance: hindrance.sentence, form: null };
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const body = await typedBody(typed, { actor, post: null });
  return { back, hindrance: null, form: { draft, typed, formKey, body, pictures: await picturesFor(actor) } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, resource, place, back } = await documentOf({ context, params });
  discussionPolicy.allow("reply", actor, place, now(), back); // before pictures of this form are stored
  return takePost(request, { actor, post: null }, ({ form }) => ({
    save: (text) => commentOnDocument(actor, resource.id, text).catch(refusedForm(form)),
    stored: null,
    back: ({ discussionId, number }) => postPath(discussionId, number),
    done: { tone: "green", title: "Comentariul a fost trimis." },
  }));
}

export default function DocumentComment({ loaderData, actionData }: Route.ComponentProps) {
  const { back, hindrance, form } = loaderData;
  return (
    <FormPage heading="Comentarii" back={back} answered={actionData} typed={form?.typed ?? null} intro={back.label}>
      <p className="muted">Niciun comentariu la acest document, deocamdată.</p>
      {form === null ? (
        <Notice>{hindrance}</Notice>
      ) : (
        <ReplyForm
          {...form}
          body={actionData?.kept ?? form.body}
          answered={actionData}
          cancel={back.href}
          submit={COMMENT}
        />
      )}
    </FormPage>
  );
}
