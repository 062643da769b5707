import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { PostPage } from "~/ui/form/form-page";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { postById } from "../store/posts.server";
import { removePost } from "../verbs/posts.server";
import type { Route } from "./+types/post-deletion.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = { href: postPath(post.discussionId, post.number), label: post.title };
  postPolicy.allow("remove", actorOf(context), post, now(), back);
  return { back, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: async ({ id }) => {
      const post = orNotFound(await postById(id));
      return postPath(post.discussionId, post.number);
    },
    done: { title: "Mesajul a fost șters." },
    failed: "Nu s-a putut șterge mesajul.",
    work: ({ actor, id }) => removePost(actor, id),
  });

export default function PostDeletion({ loaderData: { back, formKey } }: Route.ComponentProps) {
  return (
    <PostPage
      {...{ back, formKey }}
      heading="Ștergeți mesajul?"
      intro="Textul, imaginile și istoricul lui se șterg definitiv. În locul lui rămâne scris că autorul l-a șters, iar răspunsurile celorlalți rămân, cu ce au citat din el."
      submit="Șterge mesajul"
      variant="danger"
      busyLabel="Se șterge…"
    />
  );
}
