import type { Visitor } from "~/modules/accounts/rules/actor";
import { codesOf } from "~/platform/codes";
import { dateNear, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { countdown } from "./countdown";
import type { NextStep, Several, StepGroup } from "./next-step-rule";
import type { Opportunity } from "./opportunity";
import { opportunityPolicy } from "./opportunity-policy";
import { FITTING_OPPORTUNITIES, opportunitiesAt } from "./opportunity-query";
import { opportunityPath } from "./paths";
import { requestStatus } from "./request";
import { type PartnerResponse, responseStatus } from "./response";
import { responsePolicy } from "./response-policy";
import type { ReviewFacts } from "./review";
import { reviewPolicy } from "./review-policy";
import type { OfferStep } from "./step-codes";
import { offerStepMoment } from "./step-moment";

type About = { id: string; title: string };
export type PartnerStep = Omit<NextStep, "does">;

export type OpportunityFacts = Omit<Opportunity, "own" | "request"> & {
  request: Opportunity["request"] & About;
  own: PartnerResponse | null;
  review: ReviewFacts | null;
  /** The firm has written to the authority about it since its offer was accepted. */
  hasWritten: boolean;
  /** Address of its conversation with the authority. */
  talk: string;
};

type Kind = {
  when(partner: Visitor, facts: OpportunityFacts, now: Date): boolean;
  step(facts: OpportunityFacts, now: Date): PartnerStep;
  several(count: number): Several;
};

/** Those that are at this step, among its own. */
const ownAt = (step: OfferStep): string => opportunitiesAt({ tab: "mele", step });
const offerOf = ({ id }: About) => `${opportunityPath(id)}#raspuns`;

/** About one opportunity: on its page the title alone, elsewhere with the name of the request. */
const told = ({ title: name }: About, title: string, step: Pick<PartnerStep, "text" | "href" | "action">) => ({
  title,
  titleInList: `${title}: ${quoted(name)}`,
  ...step,
});

const respondStep = (request: About, deadlineAt: Date, now: Date): PartnerStep => ({
  title: "Trimiteți o ofertă",
  titleInList: `Trimiteți o ofertă la ${quoted(request.title)}`,
  text: `Termenul este ${dateTime(deadlineAt)}. ${countdown(deadlineAt, now)}.`,
  href: offerOf(request),
  action: "Răspunde",
});

const FRESH_MS = 14 * 86_400_000;
const mayReply = (partner: Visitor, { request, review }: OpportunityFacts, now: Date): boolean =>
  review !== null && reviewPolicy.may("reply", partner, { request, review }, now);
const isFresh = ({ review }: OpportunityFacts, now: Date): boolean =>
  review !== null && now.getTime() - review.reviewedAt.getTime() <= FRESH_MS;

const replyStep = ({ request }: OpportunityFacts): PartnerStep => ({
  title: "Ați primit o recenzie",
  titleInList: `Ați primit o recenzie pentru ${quoted(request.title)}`,
  text: "Puteți răspunde o singură dată; răspunsul apare public, sub recenzie.",
  href: `${opportunityPath(request.id)}#recenzie`,
  action: "Citește recenzia",
});

const unreplied =
  (step: OfferStep, review = "recenzie", reviews = "recenzii") =>
  (count: number): Several => ({
    text: `${plural(count, `${review} nu are`, `${reviews} nu au`)} răspunsul firmei`,
    href: ownAt(step),
  });

const isRunning = ({ request, own }: OpportunityFacts): boolean =>
  own !== null && responseStatus(own) === "accepted" && requestStatus(request) === "in_progress";

/** What comes next for a firm on one opportunity: the first that holds. */
const KINDS = {
  confirm: {
    when: (partner, { own }, now) => own !== null && responsePolicy.may("confirm", partner, own, now),
    step: ({ request }) => ({
      title: "Confirmați oferta",
      titleInList: `Confirmați oferta la ${quoted(request.title)}`,
      text: `Solicitarea s-a schimbat după ce ați trimis oferta. Neconfirmată${
        request.deadlineAt === null ? "" : ` până la ${dateTime(request.deadlineAt)}`
      }, oferta nu se ia în considerare.`,
      href: opportunityPath(request.id),
      action: "Vezi ce s-a schimbat",
    }),
    several: (count) => ({
      text: `${plural(count, "ofertă așteaptă", "oferte așteaptă")} confirmarea`,
      href: ownAt("confirm"),
    }),
  },
  begin: {
    when: (partner, facts, now) =>
      isRunning(facts) &&
      !facts.hasWritten &&
      facts.own !== null &&
      responsePolicy.may("withdraw", partner, facts.own, now),
    step: ({ request, talk }) =>
      told(request, "Oferta a fost acceptată", {
        text: "Scrieți autorității când și cum începeți.",
        href: talk,
        action: "Deschide conversația",
      }),
    several: (count) => ({
      text: `${plural(count, "ofertă acceptată așteaptă", "oferte acceptate așteaptă")} mesajul firmei`,
      href: ownAt("begin"),
    }),
  },
  reply: {
    when: (partner, facts, now) => mayReply(partner, facts, now) && isFresh(facts, now),
    step: replyStep,
    several: unreplied("reply"),
  },
  respond: {
    when: (partner, facts, now) => opportunityPolicy.may("respond", partner, facts, now),
    step: ({ request }, now) => respondStep(request, request.deadlineAt ?? now, now),
    several: (count) => ({
      text: plural(count, "oportunitate care vi se potrivește", "oportunități care vi se potrivesc"),
      href: FITTING_OPPORTUNITIES,
    }),
  },
  collaborate: {
    when: (partner, facts, now) =>
      isRunning(facts) && facts.own !== null && responsePolicy.may("withdraw", partner, facts.own, now),
    step: ({ request, talk }) =>
      told(request, "Colaborarea este în desfășurare", {
        text: "Stabiliți detaliile în conversația cu autoritatea.",
        href: talk,
        action: "Deschide conversația",
      }),
    several: (count) => ({
      text: `${plural(count, "colaborare este", "colaborări sunt")} în desfășurare`,
      href: ownAt("collaborate"),
    }),
  },
  resubmit: {
    when: (partner, { own }, now) => own !== null && responsePolicy.may("resubmit", partner, own, now),
    step: ({ request }, now) =>
      told(request, "Ați retras oferta", {
        text: `O puteți trimite din nou până la ${dateTime(request.deadlineAt ?? now)}.`,
        href: offerOf(request),
        action: "Vezi oferta",
      }),
    several: (count) => ({
      text: `${plural(count, "ofertă retrasă se poate", "oferte retrase se pot")} trimite din nou`,
      href: ownAt("resubmit"),
    }),
  },
  edit: {
    when: (partner, { own }, now) => own !== null && responsePolicy.may("edit", partner, own, now),
    step: ({ request }, now) =>
      told(request, "Oferta este trimisă", {
        text: `O puteți modifica până la ${dateTime(request.deadlineAt ?? now)}.`,
        href: offerOf(request),
        action: "Vezi oferta",
      }),
    several: (count) => ({
      text: `${plural(count, "ofertă trimisă se poate", "oferte trimise se pot")} modifica`,
      href: ownAt("edit"),
    }),
  },
  replyLate: {
    when: mayReply,
    step: replyStep,
    several: unreplied("replyLate", "recenzie mai veche", "recenzii mai vechi"),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type OpportunityStepKind = keyof typeof KINDS;

/** What comes next of an opportunity, by its code; null when there is nothing to do. */
export const offerStepOf = (partner: Visitor, facts: OpportunityFacts, now: Date): OpportunityStepKind | null =>
  codesOf(KINDS).find((kind) => KINDS[kind].when(partner, facts, now)) ?? null;

/** The next step of one partner on an opportunity; null when there is nothing to do. */
export function opportunityStep(partner: Visitor, facts: OpportunityFacts, now: Date): PartnerStep | null {
  const kind = offerStepOf(partner, facts, now);
  return kind === null ? null : KINDS[kind].step(facts, now);
}

export type PartnerGroups = Partial<Record<OpportunityStepKind, StepGroup<PartnerStep>>>;

/** The next steps of a partner on these opportunities, by kind. */
export function opportunitySteps(partner: Visitor, all: readonly OpportunityFacts[], now: Date): PartnerGroups {
  const kinds = all.map((facts) => offerStepOf(partner, facts, now));
  return Object.fromEntries(
    codesOf(KINDS).flatMap((kind): [string, StepGroup<PartnerStep>][] => {
      const alike = all.filter((_, place) => kinds[place] === kind);
      const [first] = alike;
      if (first === undefined) return [];
      return [
        [
          kind,
          {
            first: KINDS[kind].step(first, now),
            count: alike.length,
            several: KINDS[kind].several(alike.length),
            when: offerStepMoment(first, kind, now),
          },
        ],
      ];
    }),
  );
}

/** Matching opportunities without an offer of this partner: the first of them, and how many there are. */
export function respondGroup(
  first: About & { deadlineAt: Date | null },
  count: number,
  now: Date,
): StepGroup<PartnerStep> {
  const deadlineAt = first.deadlineAt ?? now;
  const day = dateNear(deadlineAt, now);
  return {
    first: respondStep(first, deadlineAt, now),
    count,
    several: { ...KINDS.respond.several(count), when: `prima: ${day}` },
    when: `până la ${day}`,
  };
}
