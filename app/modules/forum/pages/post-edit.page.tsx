import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { PostBody } from "../parts/post-body";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { wordsOf } from "../rules/text";
import { type PostInDiscussion, postById } from "../store/posts.server";
import { editPost, postVersion } from "../verbs/posts.server";
import type { Route } from "./+types/post-edit.page";
import { picturesFor, refusedForm, storedBody, takePost, typedBody } from "./post-input.server";

const wayTo = ({ discussionId, number, title }: PostInDiscussion) => ({
  href: postPath(discussionId, number),
  label: title,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = wayTo(post);
  postPolicy.allow("edit", actor, post, now(), back);
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  return {
    back,
    draft,
    typed,
    formKey,
    version: version ?? postVersion(post.body),
    pictures: await picturesFor(actor),
    body: typed ? await typedBody(typed, { actor, post }) : storedBody(post.body),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  postPolicy.allow("edit", actor, post, now(), wayTo(post)); // before pictures of this form are stored
  return takePost(request, { actor, post }, ({ form, html }) => ({
    save: (text, seen) => editPost(actor, post.id, text, seen).catch(refusedForm(form)),
    stored: async () => {
      const stored = orNotFound(await postById(post.id));
      const textOf = (text: string) => ({ body: wordsOf(bodyOf(text)) });
      return {
        version: postVersion(stored.body),
        last: null,
        differences: differencesOf({ body: "Conținutul" }, textOf(stored.body), textOf(html)),
      };
    },
    back: postPath(post.discussionId, post.number),
    done: { tone: "green", title: "Mesajul a fost modificat.", text: "Textul dinainte rămâne în istoricul lui." },
  }));
}

export default function PostEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, body, pictures } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Modificați mesajul"
      back={back}
      draft={draft}
      typed={typed}
      formKey={formKey}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
      files
      note="Se vede că mesajul a fost modificat, iar textul dinainte rămâne în istoricul lui."
    >
      <PostBody body={actionData?.kept ?? body} pictures={pictures} short />
    </PostPage>
  );
}
