import type { Asked } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { REPORT } from "../rules/report-fields";
import { adminPostPath, KEEPING } from "../rules/reports";
import { postById } from "../store/posts.server";
import { removePost } from "../verbs/posts.server";
import { keepPost, reportPost } from "../verbs/reports.server";
import { REPORTING_LIMIT } from "./post-input.server";

const postOf = async ({ id }: { id: string }) => orNotFound(await postById(id));

export const toPost = async (asked: { id: string }): Promise<string> => {
  const post = await postOf(asked);
  return postPath(post.discussionId, post.number);
};

/** A post of a discussion and the way back to it; throws for whoever may not do this with it. */
export async function postFor(action: "report" | "remove" | "appeal", { actor, id }: Pick<Asked, "actor" | "id">) {
  const post = await postOf({ id });
  const back = { href: postPath(post.discussionId, post.number), label: post.title };
  postPolicy.allow(action, actor, post, now(), back);
  return { post, back };
}

export const report = stepPage({
  limit: REPORTING_LIMIT,
  fields: REPORT,
  page: async (asked) => ({
    back: (await postFor("report", asked)).back,
    heading: "Raportați mesajul",
    intro:
      "Un administrator citește mesajul și decide dacă rămâne. Dacă îl raportează mai multe organizații, este ascuns până atunci.",
    submit: "Raportează",
    busyLabel: "Se trimite…",
  }),
  back: toPost,
  work: ({ actor, id, value }) => reportPost(actor, id, value),
  done: {
    title: "Mesajul a fost raportat.",
    text: "Îl citește un administrator. Autorul nu află cine l-a raportat.",
  },
});

export const deletion = stepPage({
  page: async (asked) => ({
    back: (await postFor("remove", asked)).back,
    heading: "Ștergeți mesajul?",
    intro:
      "Textul, imaginile și istoricul lui se șterg definitiv. În locul lui rămâne scris că autorul l-a șters, iar răspunsurile celorlalți rămân, cu ce au citat din el.",
    submit: "Șterge mesajul",
    variant: "danger",
    busyLabel: "Se șterge…",
  }),
  back: toPost,
  work: ({ actor, id }) => removePost(actor, id),
  done: { title: "Mesajul a fost șters." },
  failed: "Nu s-a putut șterge mesajul.",
});

/** An ADMIN decides that a reported or hidden post stays. */
export const keeping = stepPage({
  async page({ context, id }) {
    const post = await postOf({ id });
    const back = { href: adminPostPath(post.id), label: post.title };
    postPolicy.allow("keep", adminOf(context), post, now(), back);
    const { heading, effect, submit } = KEEPING[post.hiddenAt === null ? "kept" : "released"];
    return { back, heading, intro: effect, submit, busyLabel: "Se salvează…" };
  },
  back: ({ id }) => adminPostPath(id),
  work: ({ actor, id }) => keepPost(actor, id),
  done: { title: "Mesajul rămâne.", text: "Îl poate citi oricine citește discuția." },
});
