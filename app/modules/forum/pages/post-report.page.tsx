import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { PostPage } from "~/ui/form/form-page";
import { reportForm } from "../forms";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { REPORT_REASONS } from "../rules/reports";
import { LONGEST_NOTE } from "../rules/text";
import { postById } from "../store/posts.server";
import { reportPost } from "../verbs/reports.server";
import type { Route } from "./+types/post-report.page";
import { limited } from "./post-input.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = { href: postPath(post.discussionId, post.number), label: post.title };
  postPolicy.allow("report", actor, post, now(), back);
  return { back, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, limited(reportForm), {
    back: async ({ id }) => {
      const post = orNotFound(await postById(id));
      return postPath(post.discussionId, post.number);
    },
    done: {
      title: "Mesajul a fost raportat.",
      text: "Îl citește un administrator. Autorul nu află cine l-a raportat.",
    },
    work: ({ actor, id, value }) => reportPost(actor, id, value),
  });

export default function PostReport({ loaderData: { back, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Raportați mesajul"
      intro="Un administrator citește mesajul și decide dacă rămâne. Dacă îl raportează mai multe organizații, este ascuns până atunci."
      {...{ back, formKey }}
      answered={actionData}
      submit="Raportează"
      busyLabel="Se trimite…"
    >
      <SelectField name="reason" label="Motivul" options={optionsOf(REPORT_REASONS)} empty="Alegeți motivul" />
      <TextField name="note" label="Ce este în neregulă" rows={4} maxLength={LONGEST_NOTE} />
    </PostPage>
  );
}
