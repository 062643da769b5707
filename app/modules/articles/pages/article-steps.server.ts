import type { Actor } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { orNone, text } from "~/platform/form/field-table";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { FAILED } from "../rules/moderation";
import { deletionEffect } from "../rules/moves";
import { articleRestorationPath, deskPath } from "../rules/paths";
import { quickReject } from "../verbs/moderation.server";
import { deleteArticle, withdrawArticle } from "../verbs/writing.server";
import { addressedSubmission, binned, DASHBOARD, stepOf as decisionOf } from "./desk.server";
import { articleHere, deskOf, stepOf } from "./writing-desk.server";

/** The page of their own workspace from which they came; null for the list of articles. */
function sentFrom(form: FormData, { role }: Actor): string | null {
  const path = safePath(String(form.get(SENT_FROM) ?? ""));
  return path?.startsWith(`${workspacePath(role)}/`) ? path : null;
}

export const deletion = stepPage({
  async page(asked) {
    const { step, article } = await stepOf("delete", asked);
    const from = new URL(asked.request.url).searchParams.get(SENT_FROM);
    return {
      back: step.back,
      heading: "Sigur dorești să ștergi acest articol?",
      intro: deletionEffect(article),
      ...(from !== null && { hidden: { [SENT_FROM]: from } }),
      submit: "Șterge articolul",
      variant: "danger",
      cancelLabel: "Înapoi la articol",
      busyLabel: "Se șterge…",
    };
  },
  back: articleHere,
  async work({ actor, context, id, form }) {
    await deleteArticle(actor, id);
    return sentFrom(form, actor) ?? deskOf(context).base;
  },
  done: ({ context, id }) => ({
    title: "Articolul a fost șters.",
    text: "Îl găsiți 30 de zile în coș.",
    undo: { action: deskPath(deskOf(context).base, id, "restoration"), label: "Anulează" },
  }),
  failed: "Nu s-a putut șterge articolul.",
});

export const withdrawal = stepPage({
  async page(asked) {
    const { back } = (await stepOf("withdraw", asked)).step;
    return {
      back,
      heading: "Retrageți articolul din public?",
      intro: `${quoted(back.label)} dispare de pe blog și din pagina organizației și redevine ciornă. Ca să fie citit din nou, trebuie trimis la revizie.`,
      submit: "Retrage articolul",
      variant: "danger",
      cancelLabel: "Înapoi la articol",
      busyLabel: "Se retrage…",
    };
  },
  back: articleHere,
  work: ({ actor, id }) => withdrawArticle(actor, id),
  done: {
    title: "Articolul nu mai este public.",
    text: "Este din nou o ciornă; ca să fie citit, trece iarăși prin revizie.",
  },
  failed: "Articolul nu s-a putut retrage.",
});

/** An ADMIN's dashboard posts without a reason; this page has a field for one. */
export const quickRejection = stepPage({
  fields: {
    reason: orNone(text("Motivul", "motivul", { most: 1_000, rows: 4, hint: "Se păstrează împreună cu decizia." })),
  },
  async page(asked) {
    const { back, told } = await decisionOf("quickReject", asked);
    return {
      back,
      heading: "Respingeți articolul?",
      title: `Respingeți articolul?: ${back.label}`,
      before: `${told} Articolul stă 30 de zile în coș, de unde poate fi restaurat.`,
      submit: "Respinge și mută în coș",
      variant: "danger",
      busyLabel: "Se respinge…",
    };
  },
  async back({ context, params }) {
    await addressedSubmission(context, params.id);
    return DASHBOARD;
  },
  work: ({ actor, id, value }) => quickReject(actor, id, value),
  done: (_, did) => ({
    ...binned(did?.told ?? null),
    ...(did && { undo: { action: articleRestorationPath(did.articleId), label: "Scoate din coș" } }),
  }),
  failed: FAILED.quickReject,
});
