import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { appealForm } from "../forms";
import { HiddenPost } from "../parts/hidden-post";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { LONGEST_NOTE } from "../rules/text";
import { postById } from "../store/posts.server";
import { appealPost } from "../verbs/reports.server";
import type { Route } from "./+types/post-appeal.page";
import { limited } from "./post-input.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = { href: postPath(post.discussionId, post.number), label: post.title };
  postPolicy.allow("appeal", actor, post, now(), back);
  return { back, formKey: newFormKey(), html: post.body, reason: post.hiddenReason, others: post.othersDecide };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, limited(appealForm), {
    back: async ({ id }) => {
      const post = orNotFound(await postById(id));
      return postPath(post.discussionId, post.number);
    },
    done: { title: "Contestația a fost trimisă.", text: "Vă anunțăm când se decide." },
    work: ({ actor, id, value }) => appealPost(actor, id, value.appeal),
  });

const OTHERS = "Decide alt administrator decât cel care a ascuns mesajul.";
const ALONE = "Platforma are acum un singur administrator, cel care a ascuns mesajul: contestația o citește tot el.";

export default function PostAppeal({ loaderData, actionData }: Route.ComponentProps) {
  const { back, formKey, html, reason, others } = loaderData;
  return (
    <PostPage
      heading="Contestați decizia"
      intro={`O singură dată pentru un mesaj ascuns. ${others ? OTHERS : ALONE}`}
      {...{ back, formKey }}
      answered={actionData}
      before={<HiddenPost {...{ html, reason }} />}
      submit="Trimite contestația"
      busyLabel="Se trimite…"
    >
      <TextField name="appeal" label="De ce ar trebui să rămână" rows={5} maxLength={LONGEST_NOTE} />
    </PostPage>
  );
}
