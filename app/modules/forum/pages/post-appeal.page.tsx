import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { text } from "~/platform/form/field-table";
import { StepPage } from "~/ui/form/step-page";
import { HiddenPost } from "../parts/hidden-post";
import { LONGEST_NOTE } from "../rules/text";
import { appealPost } from "../verbs/reports.server";
import type { Route } from "./+types/post-appeal.page";
import { REPORTING_LIMIT } from "./post-input.server";
import { postFor, toPost } from "./post-steps.server";

const OTHERS = "Decide alt administrator decât cel care a ascuns mesajul.";
const ALONE = "Platforma are acum un singur administrator, cel care a ascuns mesajul: contestația o citește tot el.";

const appeal = stepPage({
  limit: REPORTING_LIMIT,
  fields: { appeal: text("De ce ar trebui să rămână", "contestația", { most: LONGEST_NOTE, rows: 5 }) },
  async page(asked) {
    const { post, back } = await postFor("appeal", asked);
    return {
      back,
      heading: "Contestați decizia",
      intro: `O singură dată pentru un mesaj ascuns. ${post.othersDecide ? OTHERS : ALONE}`,
      submit: "Trimite contestația",
      busyLabel: "Se trimite…",
      about: { html: post.body, reason: post.hiddenReason },
    };
  },
  back: toPost,
  work: ({ actor, id, value }) => appealPost(actor, id, value.appeal),
  done: { title: "Contestația a fost trimisă.", text: "Vă anunțăm când se decide." },
});

export const loader = appeal.open;
export const action = appeal.take;

export default function PostAppeal({ loaderData: { about, ...loaderData }, actionData }: Route.ComponentProps) {
  return <StepPage loaderData={loaderData} actionData={actionData} own={<HiddenPost {...about} />} />;
}
