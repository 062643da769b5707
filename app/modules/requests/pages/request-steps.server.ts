import { actorOf, adminOf, uatOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { orNone, text } from "~/platform/form/field-table";
import { CONFIRMATIONS } from "../parts/confirmed-action";
import { requestModerationPolicy } from "../rules/moderation-policy";
import { adminRequestPath } from "../rules/paths";
import { LONGEST_REASON } from "../rules/reason";
import { readBy, whoIsTold } from "../rules/recipients";
import { CONFIRMED, type Confirmed } from "../rules/request-moments";
import { REVIEW_SCORES } from "../rules/review";
import { REVIEW } from "../rules/review-fields";
import { reviewPolicy } from "../rules/review-policy";
import { sharingPolicy } from "../rules/sharing-policy";
import { offerCountOf } from "../store/correspondence.server";
import { requestOf } from "../store/requests.server";
import { offersToldOf } from "../store/responses.server";
import { type Review, reviewOf } from "../store/reviews.server";
import { confirmedVerbs } from "../verbs/decisions.server";
import { wayTo } from "../verbs/guard.server";
import { hideRequest } from "../verbs/moderation.server";
import { writeReview } from "../verbs/reviews.server";
import { clarifyRequest, stillEvaluating, type ToldAction } from "../verbs/sent.server";
import { shareRequest } from "../verbs/sharing.server";
import { backTo, requestAddress, stepOf } from "./request-here.server";

const confirmation = (confirmed: Confirmed) => {
  const { ask, busyLabel, variant, next, done } = CONFIRMATIONS[confirmed];
  return stepPage({
    async page(asked) {
      const { request } = await stepOf(confirmed, asked);
      const { received } = await offerCountOf(request);
      const about = { title: request.title, partner: request.acceptedPartnerName, received };
      return { back: backTo(request), ...ask(about), busyLabel, variant };
    },
    back: ({ id }) => next(id),
    work: ({ actor, id }) => confirmedVerbs[confirmed](actor, id),
    done,
  });
};

/** The actions that are only confirmed, by the last part of their address. */
export const confirmations = Object.fromEntries(
  codesOf(CONFIRMED).map((confirmed) => [CONFIRMED[confirmed], confirmation(confirmed)]),
);

/** Said before a note is added and after it. */
const clarified = ({ request, offers }: ToldAction) =>
  `${readBy("O", request)}, cu data de azi. ${whoIsTold(request, offers)}`;

export const clarification = stepPage({
  fields: {
    text: text("Completarea", "completarea", {
      most: 4_000,
      rows: 6,
      hint: "Dacă schimbați descrierea, bugetul sau fișierele, folosiți „Modifică solicitarea”.",
    }),
  },
  async page(asked) {
    const { request } = await stepOf("clarify", asked);
    const effect = clarified({ request, offers: await offersToldOf(request) });
    return {
      back: backTo(request),
      heading: "Adăugați o completare",
      intro: `${effect} Ofertele trimise rămân așa cum sunt.`,
      submit: "Publică completarea",
      busyLabel: "Se publică…",
    };
  },
  back: requestAddress,
  work: ({ actor, id, value }) => clarifyRequest(actor, id, value),
  done: (_, did) => ({ title: "Completarea a fost adăugată.", ...(did && { text: clarified(did) }) }),
});

const WHY = "ca să știe că solicitarea nu este uitată";

export const evaluation = stepPage({
  fields: {
    text: orNone(
      text("Mesaj", "mesajul", {
        most: 1_000,
        rows: 3,
        hint: "De exemplu: decidem la ședința consiliului din 3 decembrie.",
      }),
    ),
  },
  async page(asked) {
    const { request } = await stepOf("stillEvaluating", asked);
    const offers = await offersToldOf(request);
    const tellsSomebody = offers.length > 0;
    return {
      back: backTo(request),
      heading: "Încă se evaluează",
      intro: `${whoIsTold(request, offers, WHY)} Nu schimbă nici termenul, nici ofertele.`,
      submit: tellsSomebody ? "Anunță firmele" : "Salvează",
      busyLabel: tellsSomebody ? "Se anunță…" : "Se salvează…",
    };
  },
  back: requestAddress,
  work: ({ actor, id, value }) => stillEvaluating(actor, id, value),
  done: (_, did) => ({
    title: "S-a notat că încă se evaluează.",
    ...(did && { text: whoIsTold(did.request, did.offers, WHY) }),
  }),
});

export const sharing = stepPage({
  async page({ context, id }) {
    const actor = uatOf(context);
    const request = await requestOf(actor, id);
    sharingPolicy.allow("share", actor, request, now(), wayTo(actor, request.id));
    return {
      back: backTo(request),
      heading: "Arătați solicitarea altor autorități?",
      intro:
        "Autoritățile conectate văd titlul, descrierea, categoria, județul, instituția, prețul ofertei alese, cât a durat, firma și câte oferte au venit, împreună cu numele dumneavoastră; vă pot scrie aici, la „Mesaje”. Ofertele celorlalți nu se arată.",
      submit: "Arată solicitarea",
      busyLabel: "Se salvează…",
    };
  },
  back: requestAddress,
  work: ({ actor, id }) => shareRequest(actor, id, true),
  done: { title: "Solicitarea se vede la „Cine a mai făcut asta?”.", text: "Puteți renunța oricând." },
});

const reviewTexts = (review: Review): string[] => [
  codesOf(REVIEW_SCORES)
    .map((score) => `${REVIEW_SCORES[score]}: ${review[score]}`)
    .join(", "),
  review.text,
];

export const review = stepPage({
  kept: true,
  fields: REVIEW,
  async page({ context, id }) {
    const actor = actorOf(context);
    const request = await requestOf(actor, id);
    const written = await reviewOf(actor, request);
    reviewPolicy.allow("review", actor, { request, review: written }, now(), wayTo(actor, request.id));
    return {
      back: backTo(request),
      heading: `Cum a fost colaborarea cu ${request.acceptedPartnerName ?? ""}?`,
      intro:
        "Recenzia este publică, cu numele instituției și categoria colaborării. Nu se mai poate schimba după publicare.",
      submit: "Publică recenzia",
      busyLabel: "Se publică…",
    };
  },
  back: requestAddress,
  async work({ actor, id, value }) {
    await writeReview(actor, id, value);
  },
  done: { title: "Recenzia a fost publicată.", text: "Partenerul vă poate răspunde o dată." },
  async first({ actor, id }) {
    const written = await reviewOf(actor, await requestOf(actor, id));
    return written && storedFirst(actor, { what: "review.written", subjectId: written.id }, reviewTexts(written));
  },
});

/** An ADMIN hides a request. */
export const hiding = stepPage({
  fields: {
    reason: text("Motivul", "motivul", { most: LONGEST_REASON, rows: 4, hint: "Îl citește autoritatea." }),
  },
  async page({ context, id }) {
    const actor = adminOf(context);
    const request = await requestOf(actor, id);
    const back = { href: adminRequestPath(request.id), label: request.title };
    requestModerationPolicy.allow("hide", actor, request, now(), back);
    return {
      back,
      heading: "Ascunde solicitarea",
      intro:
        "Rămâne vizibilă numai pentru autoritatea ei, pentru firmele care au trimis deja oferte și pentru administratori. Nu mai apare în liste și în căutare și nu mai primește oferte sau întrebări. O puteți arăta din nou oricând.",
      submit: "Ascunde solicitarea",
      variant: "danger",
      busyLabel: "Se ascunde…",
    };
  },
  back: ({ id }) => adminRequestPath(id),
  work: ({ actor, id, value }) => hideRequest(actor, id, value.reason),
  done: {
    title: "Solicitarea a fost ascunsă.",
    text: "Autoritatea a fost anunțată și citește motivul. Firmele care au trimis oferte sunt anunțate și ele.",
  },
});
