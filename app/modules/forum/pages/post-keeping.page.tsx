import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { PostPage } from "~/ui/form/form-page";
import { postPolicy } from "../rules/policy";
import { adminPostPath, KEEPING } from "../rules/reports";
import { postById } from "../store/posts.server";
import { keepPost } from "../verbs/reports.server";
import type { Route } from "./+types/post-keeping.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = { href: adminPostPath(post.id), label: post.title };
  postPolicy.allow("keep", adminOf(context), post, now(), back);
  return { back, formKey: newFormKey(), asked: KEEPING[post.hiddenAt === null ? "kept" : "released"] };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: ({ id }) => adminPostPath(id),
    done: { title: "Mesajul rămâne.", text: "Îl poate citi oricine citește discuția." },
    work: ({ actor, id }) => keepPost(actor, id),
  });

export default function PostKeeping({ loaderData: { back, formKey, asked } }: Route.ComponentProps) {
  const { heading, effect, submit } = asked;
  return <PostPage {...{ back, formKey, heading, submit }} intro={effect} busyLabel="Se salvează…" />;
}
