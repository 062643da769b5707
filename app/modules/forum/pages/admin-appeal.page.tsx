import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { choice, text } from "~/platform/form/field-table";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { StepPage } from "~/ui/form/step-page";
import { HiddenPost } from "../parts/hidden-post";
import { ADMIN_FORUM } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { APPEAL_DECISIONS, adminPostPath } from "../rules/reports";
import { LONGEST_NOTE } from "../rules/text";
import { postById } from "../store/posts.server";
import { decideAppeal } from "../verbs/reports.server";
import type { Route } from "./+types/admin-appeal.page";

const decision = stepPage({
  fields: {
    decision: choice("Decizia", "decizia", APPEAL_DECISIONS),
    reason: text("Motivele", "motivele deciziei", { most: LONGEST_NOTE, rows: 5, hint: "Le citește autorul." }),
  },
  async page({ context, id }) {
    const actor = adminOf(context);
    const post = orNotFound(await postById(id));
    const back = { href: adminPostPath(post.id), label: post.title };
    postPolicy.allow("uphold", actor, post, now(), back);
    const { body: html, hiddenReason: reason, appeal, hiddenBy } = post;
    return {
      back,
      heading: "Decideți despre contestație",
      intro: "O singură dată: decizia nu se mai poate contesta aici.",
      submit: "Trimite decizia",
      busyLabel: "Se salvează…",
      about: { html, reason, appeal, isAlone: hiddenBy === actor.userId },
    };
  },
  back: () => ADMIN_FORUM,
  work: ({ actor, id, value }) => decideAppeal(actor, id, value),
  done: ({ value }) => ({ title: `${APPEAL_DECISIONS[value.decision]}.`, text: "Autorul primește motivele." }),
});

export const loader = decision.open;
export const action = decision.take;

export default function AdminAppeal({ loaderData: { about, ...loaderData }, actionData }: Route.ComponentProps) {
  const { isAlone, html, reason, appeal } = about;
  const own = (
    <>
      {isAlone ? (
        <Notice tone="yellow">
          Mesajul l-ați ascuns tot dumneavoastră. Platforma nu are acum alt administrator care să decidă, iar autorului
          i se spune aceasta.
        </Notice>
      ) : null}
      <HiddenPost html={html} reason={reason} />
      <Card heading="Contestația autorului">
        <p className="lines">{appeal}</p>
      </Card>
    </>
  );
  return <StepPage loaderData={loaderData} actionData={actionData} own={own} />;
}
