import { redirect } from "react-router";
import type { Asked } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf, uatOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { day, line, text } from "~/platform/form/field-table";
import { idFromPath } from "~/platform/form/id";
import { seenVersion, VERSION } from "~/platform/form/version.server";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { LONGEST } from "../rules/longest";
import { MOST } from "../rules/model-fields";
import { isDraft, isInUse, versionWords } from "../rules/model-version";
import { PAPER_KINDS } from "../rules/paper-kind";
import { adminModelPath, modelPath, papersPath } from "../rules/paths";
import { modelPolicy, paperworkPolicy, versionPolicy } from "../rules/policy";
import { STEPS } from "../rules/steps";
import { skipsOf } from "../store/chain.server";
import { copyCounts, modelFor, versionsOf } from "../store/models.server";
import { paperOf } from "../store/papers.server";
import { skipStep } from "../verbs/chain.server";
import {
  discardDraft,
  draftVersion,
  publishDraft,
  removeCopy,
  verifyVersion,
  withdrawVersion,
} from "../verbs/models.server";
import { removePaper } from "../verbs/papers.server";
import { kindOf, numberOf } from "./model-view.server";
import { papersOfRoute, stepOfRoute } from "./papers-of.server";

const toPapers = async ({ context, id }: Asked) => papersPath((await requestOf(uatOf(context), id)).id);

/** Why a step of the purchase is left out. */
export const skipping = stepPage({
  fields: {
    reason: text("Motivul", "motivul", {
      most: LONGEST.reason,
      rows: 3,
      hint: "De exemplu „Este un serviciu: nu se primesc bunuri în gestiune”.",
    }),
  },
  async page(asked) {
    const { request, back } = await papersOfRoute(asked);
    const step = stepOfRoute(asked.params);
    return {
      back,
      heading: "De ce se omite pasul?",
      intro: `${STEPS[step].title}. Motivul rămâne în dosar, cu numele dumneavoastră și data; puteți reveni.`,
      defaults: { reason: (await skipsOf(request.id)).find((skip) => skip.step === step)?.reason ?? "" },
      submit: "Omite pasul",
      busyLabel: "Se salvează…",
    };
  },
  back: toPapers,
  work: ({ context, params, id, value }) => skipStep(uatOf(context), id, stepOfRoute(params), value.reason),
  done: { title: "Pasul este omis.", text: "Motivul se vede în lista pașilor." },
});

export const paperRemoval = stepPage({
  async page(asked) {
    const { request, back } = await papersOfRoute(asked);
    const { title } = await paperOf(request.id, idFromPath(asked.params.paperId));
    return {
      back,
      heading: "Ștergeți documentul?",
      intro: `${quoted(title)} se șterge în ambele formate. Nu se poate anula; puteți genera altul, cu datele de atunci.`,
      submit: "Șterge documentul",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  back: toPapers,
  work: ({ context, params, id }) => removePaper(uatOf(context), id, idFromPath(params.paperId)),
  done: { title: "Documentul a fost șters." },
});

/** An authority gives up its own text of a model. */
export const copyRemoval = stepPage({
  async page({ context, params }) {
    const actor = uatOf(context);
    const kind = kindOf(params);
    paperworkPolicy.allow("write", actor, { ownerId: actor.organisation.id }, now());
    const { copy, current } = await modelFor(actor.organisation.id, kind);
    if (copy === null) throw redirect(modelPath(kind));
    return {
      back: { href: modelPath(kind), label: PAPER_KINDS[kind] },
      heading: "Reveniți la modelul platformei?",
      intro: `Textul instituției se șterge. Documentele făcute de acum înainte folosesc modelul platformei, ${versionWords(current)}.`,
      submit: "Revino la modelul platformei",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  back: ({ params }) => modelPath(kindOf(params)),
  work: ({ context, params }) => removeCopy(uatOf(context), kindOf(params)),
  done: { title: "Folosiți din nou modelul platformei." },
});

/** The draft of a model's next version, for an ADMIN; redirects to the model when there is none. */
async function draftHere({ context, params }: Asked) {
  modelPolicy.allow("write", adminOf(context), null, now());
  const kind = kindOf(params);
  const draft = (await versionsOf(kind)).find(isDraft);
  if (draft === undefined) throw redirect(adminModelPath(kind));
  const back = { href: adminModelPath(kind, draft.number), label: `Versiunea ${draft.number}` };
  return { kind, draft, back };
}

const toModel = ({ params }: Asked) => adminModelPath(kindOf(params));

export const draftPublication = stepPage({
  async page(asked) {
    const { kind, draft, back } = await draftHere(asked);
    const own = (await copyCounts()).get(kind) ?? 0;
    const told =
      own === 0
        ? ""
        : ` ${plural(own, "autoritate cu text propriu este anunțată", "autorități cu text propriu sunt anunțate")}.`;
    return {
      back,
      heading: "Publicați versiunea?",
      intro: `Documentele ${quoted(PAPER_KINDS[kind])} făcute de acum înainte folosesc versiunea ${draft.number}. Cele deja făcute rămân cum sunt.${told}`,
      hidden: { [VERSION]: draftVersion(draft) },
      submit: "Publică versiunea",
      busyLabel: "Se publică…",
    };
  },
  back: toModel,
  async work({ actor, params, form }) {
    await publishDraft(actor, kindOf(params), seenVersion(form));
  },
  done: { title: "Versiunea a fost publicată." },
});

export const draftRemoval = stepPage({
  page: async (asked) => ({
    back: (await draftHere(asked)).back,
    heading: "Ștergeți ciorna?",
    intro: "Textul ei se pierde. Documentele se fac în continuare după versiunea în vigoare.",
    submit: "Șterge ciorna",
    variant: "danger",
    busyLabel: "Se șterge…",
  }),
  back: toModel,
  work: ({ actor, params }) => discardDraft(actor, kindOf(params)),
  done: { title: "Ciorna a fost ștearsă." },
});

export const modelWithdrawal = stepPage({
  kept: true,
  fields: {
    reason: text("Motivul", "motivul", {
      most: MOST.note,
      rows: 3,
      hint: "Îl citesc autoritățile care și-au adaptat textul după această versiune.",
    }),
  },
  async page({ context, params }) {
    const actor = adminOf(context);
    const kind = kindOf(params);
    const number = numberOf(params);
    const versions = (await versionsOf(kind)).filter((one) => !isDraft(one));
    const version = orNotFound(versions.find((one) => one.number === number) ?? null);
    const back = { href: adminModelPath(kind, number), label: `Versiunea ${number}` };
    versionPolicy.allow("withdraw", actor, version, now(), back);
    const next = versions.filter(isInUse).find((one) => one.number !== number)?.number;
    return {
      back,
      heading: `Retrageți versiunea ${number}?`,
      intro: `Documentele se fac de acum după versiunea ${next}. Cele deja făcute rămân cum sunt și își spun versiunea.`,
      submit: "Retrage versiunea",
      variant: "danger",
      busyLabel: "Se retrage…",
    };
  },
  back: toModel,
  work: ({ actor, params, value }) => withdrawVersion(actor, kindOf(params), numberOf(params), value.reason),
  done: { title: "Versiunea a fost retrasă." },
});

/** An ADMIN notes that a jurist has read a version. */
export const modelVerification = stepPage({
  kept: true,
  fields: {
    jurist: line("Numele juristului", "numele juristului", MOST.jurist),
    verifiedOn: day("Data verificării", "data"),
  },
  rules: (form) =>
    form.refine(({ verifiedOn }) => verifiedOn <= localDateOf(now()), {
      path: ["verifiedOn"],
      error: "Scrieți o dată care nu este în viitor",
    }),
  async page({ context, params }) {
    modelPolicy.allow("verify", adminOf(context), null, now());
    const kind = kindOf(params);
    const number = numberOf(params);
    const version = (await versionsOf(kind)).find((one) => one.number === number && isInUse(one));
    const { verified } = orNotFound(version ?? null);
    return {
      back: { href: adminModelPath(kind, number), label: `Versiunea ${number}` },
      heading: `Versiunea ${number} a fost verificată de un jurist`,
      intro: "Notați-o numai după ce juristul a citit textul acestei versiuni. Altă versiune se verifică din nou.",
      defaults: { jurist: verified?.jurist ?? "", verifiedOn: localDateOf(now()) },
      submit: "Notează verificarea",
      busyLabel: "Se salvează…",
    };
  },
  back: ({ params }) => adminModelPath(kindOf(params), numberOf(params)),
  work: ({ actor, params, value }) => verifyVersion(actor, kindOf(params), numberOf(params), value),
  done: { title: "Verificarea a fost notată." },
});
