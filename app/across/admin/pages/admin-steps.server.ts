import { redirect } from "react-router";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { personPolicy } from "~/modules/accounts/rules/policy";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { suspendPerson } from "~/modules/accounts/verbs/admin.server";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
} from "~/modules/accounts/verbs/verification.server";
import { reviewPolicy } from "~/modules/requests/rules/review-policy";
import { hideReview } from "~/modules/requests/verbs/reviews.server";
import { now } from "~/platform/clock";
import { text } from "~/platform/form/field-table";
import { REVIEWS } from "../rules/reviews";
import {
  backToOrganisation,
  backToPeople,
  backToReviews,
  type OrganisationMove,
  organisationFlash,
  personAt,
  personFlash,
  reviewAt,
  stepOf,
} from "./decision.server";

const reason = (hint: string, label = "Motivul") => ({
  reason: text(label, "motivul", { most: 1_000, rows: 4, hint }),
});

type Decision = {
  move: OrganisationMove;
  verb(actor: Actor, id: string, reason: string): Promise<unknown>;
  done: string;
  /** Also what the button says. */
  heading: string;
  isSevere: boolean;
  effect: string;
  asked: ReturnType<typeof reason>;
};

/** A decision about an organisation that needs only a reason. */
const decision = ({ move, verb, done, heading, isSevere, effect, asked: fields }: Decision) =>
  stepPage({
    fields,
    async page(asked) {
      const { id, name } = await stepOf(move, asked);
      return {
        back: { href: organisationPath(id), label: name },
        heading,
        title: `${heading}: ${name}`,
        before: effect,
        submit: heading,
        ...(isSevere && { variant: "danger" }),
      };
    },
    back: backToOrganisation,
    work: ({ actor, id, value }) => verb(actor, id, value.reason),
    done: organisationFlash(done),
  });

export const decisions = {
  rejection: decision({
    move: "reject",
    verb: rejectOrganisation,
    done: "Organizația a fost respinsă.",
    heading: "Respinge organizația",
    isSevere: true,
    effect:
      "Organizația rămâne înregistrată, dar nu poate trimite sau răspunde. Membrii ei primesc motivul prin e-mail, pot corecta datele și pot cere din nou verificarea.",
    asked: reason("Îl citesc membrii organizației: scrieți ce lipsește și cum se corectează."),
  }),
  "organisations/:id/suspension": decision({
    move: "suspend",
    verb: suspendOrganisation,
    done: "Organizația a fost suspendată.",
    heading: "Suspendă organizația",
    isSevere: true,
    effect:
      "Membrii ei sunt deconectați de pe toate dispozitivele. Ciornele și ofertele trimise se păstrează, dar nu se mai întâmplă nimic nou până ridicați suspendarea.",
    asked: reason("Îl citesc membrii organizației."),
  }),
  restoration: decision({
    move: "restore",
    verb: restoreOrganisation,
    done: "Suspendarea a fost ridicată.",
    heading: "Ridică suspendarea",
    isSevere: false,
    effect: "Organizația revine la starea de dinaintea suspendării, iar membrii ei primesc un e-mail.",
    asked: reason("Rămâne în istoric.", "De ce se ridică"),
  }),
};

/** An ADMIN cannot suspend themselves, nor a person who is suspended already. */
export const personSuspension = stepPage({
  fields: reason("Îl citește persoana când încearcă să se conecteze. Rămâne în jurnal."),
  async page(asked) {
    const { actor, person } = await personAt(asked);
    if (!personPolicy.may("suspend", actor, person, now())) throw redirect(PEOPLE);
    return {
      back: { href: PEOPLE, label: "Persoane" },
      heading: `Suspendă pe ${person.name}`,
      before:
        "Este deconectată de pe toate dispozitivele și nu mai poate intra până ridicați suspendarea. Organizația ei rămâne.",
      submit: "Suspendă persoana",
      variant: "danger",
      busyLabel: "Se suspendă…",
    };
  },
  back: backToPeople,
  work: ({ actor, id, value }) => suspendPerson(actor, id, value.reason),
  done: personFlash("Persoana a fost suspendată."),
});

/** A review that is hidden already has nothing to ask. */
export const hiding = stepPage({
  fields: reason("Îl citesc autoritatea și firma."),
  async page(asked) {
    const { actor, subject } = await reviewAt(asked);
    if (!reviewPolicy.may("hide", actor, subject, now())) throw redirect(REVIEWS);
    const { request, review } = subject;
    return {
      back: { href: REVIEWS, label: "Recenzii" },
      heading: "Ascunde recenzia",
      title: "Ascunde recenzia: Recenzii",
      before: `Recenzia scrisă de ${request.ownerName} despre ${request.acceptedPartnerName ?? "firmă"} nu mai este publică și nu se mai ia în calculul notei. O puteți arăta din nou oricând.`,
      quoted: { label: "Recenzia:", text: review.text },
      submit: "Ascunde recenzia",
      variant: "danger",
      busyLabel: "Se ascunde…",
    };
  },
  back: backToReviews,
  work: ({ actor, id, value }) => hideReview(actor, id, value),
  done: { title: "Recenzia a fost ascunsă.", text: "Autoritatea și firma au primit motivul." },
});
