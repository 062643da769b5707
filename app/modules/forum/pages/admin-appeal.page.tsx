import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Notice } from "~/ui/flash/flash";
import { PostPage } from "~/ui/form/form-page";
import { decisionForm } from "../forms";
import { HiddenPost } from "../parts/hidden-post";
import { postPolicy } from "../rules/policy";
import { ADMIN_FORUM, APPEAL_DECISIONS, adminPostPath } from "../rules/reports";
import { LONGEST_NOTE } from "../rules/text";
import { postById } from "../store/posts.server";
import { decideAppeal } from "../verbs/reports.server";
import type { Route } from "./+types/admin-appeal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  const back = { href: adminPostPath(post.id), label: post.title };
  postPolicy.allow("uphold", actor, post, now(), back);
  const { body: html, hiddenReason: reason, appeal, hiddenBy } = post;
  return { back, formKey: newFormKey(), html, reason, appeal, isAlone: hiddenBy === actor.userId };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, decisionForm, {
    back: () => ADMIN_FORUM,
    done: ({ value }) => ({ title: `${APPEAL_DECISIONS[value.decision]}.`, text: "Autorul primește motivele." }),
    work: ({ actor, id, value }) => decideAppeal(actor, id, value),
  });

export default function AdminAppeal({ loaderData, actionData }: Route.ComponentProps) {
  const { back, formKey, html, reason, appeal, isAlone } = loaderData;
  return (
    <PostPage
      heading="Decideți despre contestație"
      intro="O singură dată: decizia nu se mai poate contesta aici."
      {...{ back, formKey }}
      answered={actionData}
      before={
        <>
          {isAlone ? (
            <Notice tone="yellow">
              Mesajul l-ați ascuns tot dumneavoastră. Platforma nu are acum alt administrator care să decidă, iar
              autorului i se spune aceasta.
            </Notice>
          ) : null}
          <HiddenPost {...{ html, reason }} />
          <Card heading="Contestația autorului">
            <p className="lines">{appeal}</p>
          </Card>
        </>
      }
      submit="Trimite decizia"
      busyLabel="Se salvează…"
    >
      <SelectField name="decision" label="Decizia" options={optionsOf(APPEAL_DECISIONS)} empty="Alegeți decizia" />
      <TextField name="reason" label="Motivele" hint="Le citește autorul." rows={5} maxLength={LONGEST_NOTE} />
    </PostPage>
  );
}
