import type { Actor } from "~/modules/accounts/rules/actor";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { text } from "~/platform/form/field-table";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { certificatePolicy } from "../rules/certificate-policy";
import { afterWithdrawal } from "../rules/own-place";
import { programCertificatesPath, programPath, programReviewsPath } from "../rules/paths";
import { enrolmentPolicy, programPolicy } from "../rules/policy";
import { REVIEW } from "../rules/review-fields";
import { reviewModerationPolicy, reviewWritingPolicy } from "../rules/review-policy";
import { LONGEST_REASON } from "../rules/text";
import { certificateById } from "../store/certificates.server";
import { ownPlace } from "../store/enrolments.server";
import { programById } from "../store/programs.server";
import { ownReview, reviewById } from "../store/reviews.server";
import { revokeCertificate } from "../verbs/certificates.server";
import { withdraw } from "../verbs/enrolments.server";
import { hideReview, writeReview } from "../verbs/reviews.server";
import { programHere, toProgram } from "./program-here.server";

/** Throws 404 for whoever may not read the program. */
async function programOf({ actor, id }: { actor: Actor; id: string }) {
  const program = orNotFound(await programById(id, now()));
  programPolicy.allow("read", actor, program, now());
  return program;
}

export const review = stepPage({
  kept: true,
  fields: REVIEW,
  async page({ actor, id }) {
    const { kind, title } = await programOf({ actor, id });
    const back = { href: `${programPath(kind, id)}#recenzii`, label: title };
    const enrolment = await ownPlace(id, actor);
    reviewWritingPolicy.allow("write", actor, { attended: enrolment?.attended ?? null }, now(), back);
    const own = await ownReview(id, actor.userId);
    return {
      back,
      heading: `Cum a fost ${quoted(title)}?`,
      intro: "Recenzia o citesc cei care văd programul, cu numele organizației, fără numele dumneavoastră.",
      ...(own && { defaults: { stars: String(own.stars), text: own.text } }),
      submit: own ? "Salvează recenzia" : "Publică recenzia",
      busyLabel: "Se salvează…",
    };
  },
  back: async (asked) => `${programPath((await programOf(asked)).kind, asked.id)}#recenzii`,
  async work({ actor, id, value }) {
    await writeReview(actor, id, value);
  },
  done: { title: "Recenzia a fost salvată.", text: "O puteți modifica oricând." },
});

export const withdrawal = stepPage({
  async page(asked) {
    const { actor, at, program, state, facts } = await programHere(asked);
    const back = { href: programPath(program.kind, program.id), label: program.title };
    enrolmentPolicy.allow("withdraw", actor, facts, at, back);
    const waits = state === "waiting";
    return {
      back,
      heading: waits ? "Ieșiți de pe lista de așteptare?" : "Renunțați la loc?",
      intro: afterWithdrawal(program, state, at),
      submit: waits ? "Ieși de pe listă" : "Renunță la loc",
      cancelLabel: waits ? "Păstrează rândul" : "Păstrează locul",
      variant: "danger",
      busyLabel: "Se trimite…",
    };
  },
  back: toProgram,
  work: ({ actor, id }) => withdraw(actor, id),
  done: { title: "V-ați retras.", text: "Vă puteți înscrie din nou până la ora de început." },
});

const SIZE = { most: LONGEST_REASON, rows: 4 };

/** An ADMIN hides somebody's review. */
export const reviewHiding = stepPage({
  fields: { reason: text("Motivul", "motivul", { ...SIZE, hint: "Îl citește autorul." }) },
  async page({ context, id }) {
    const actor = adminOf(context);
    const about = orNotFound(await reviewById(id));
    const back = { href: programReviewsPath(about.programId), label: "Recenziile programului" };
    reviewModerationPolicy.allow("hide", actor, about, now(), back);
    return {
      back,
      heading: "Ascunde recenzia",
      intro: `Recenzia scrisă de ${about.organisation} nu se mai arată și nu mai intră în notă. O puteți arăta din nou oricând.`,
      quoted: { label: "Recenzia:", text: about.text },
      submit: "Ascunde recenzia",
      variant: "danger",
      busyLabel: "Se ascunde…",
    };
  },
  async back({ context, id }) {
    adminOf(context);
    return programReviewsPath(orNotFound(await reviewById(id)).programId);
  },
  work: ({ actor, id, value }) => hideReview(actor, id, value.reason),
  done: { title: "Recenzia a fost ascunsă.", text: "Autorul citește motivul pe pagina programului." },
});

export const revocation = stepPage({
  fields: {
    reason: text("Motivul", "motivul", {
      ...SIZE,
      hint: "Îl citesc titularul și oricine verifică certificatul. Fără date cu caracter personal.",
    }),
  },
  async page({ context, id }) {
    const actor = adminOf(context);
    const certificate = orNotFound(await certificateById(id));
    const back = { href: programCertificatesPath(certificate.programId), label: "Certificate" };
    certificatePolicy.allow("revoke", actor, certificate, now(), back);
    const { number, holder, title } = certificate;
    return {
      back,
      heading: "Revocați certificatul?",
      intro: `${number}, ${holder}, ${title}. Oricine îl verifică citește de atunci că este revocat, de când și de ce. Revocarea nu se poate întoarce.`,
      submit: "Revocă certificatul",
      variant: "danger",
      busyLabel: "Se revocă…",
    };
  },
  async back({ context, id }) {
    adminOf(context);
    return programCertificatesPath(orNotFound(await certificateById(id)).programId);
  },
  work: ({ actor, id, value }) => revokeCertificate(actor, id, value.reason),
  done: { title: "Certificatul a fost revocat.", text: "Titularul este anunțat, cu motivul." },
});
