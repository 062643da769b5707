import { belongsTo, isAdmin, isFirma, isSuspended, type Member, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { about, first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { Opportunity } from "./opportunity";
import { authorityNotSuspended, opportunityPolicy } from "./opportunity-policy";
import { isOpen, requestStatus } from "./request";
import { whileIn } from "./request-moments";
import { isOwner, notHidden, requestPolicy } from "./request-policy";
import { contentsReadable, type PartnerResponse, type ResponseFacts, responseMoves, responseStatus } from "./response";

const SUSPENDED =
  "Contul organizației este suspendat. Ofertele trimise se păstrează; pentru lămuriri scrieți la suport.";

type ResponseRule = Rule<Visitor, PartnerResponse>;

const isAuthor = (actor: Visitor, response: PartnerResponse): boolean =>
  isFirma(actor) && belongsTo(actor, response.partnerId);

/** A suspended authority reads no offers: they were sent to an active one. */
const ownsActively = (actor: Visitor, { request }: PartnerResponse): boolean =>
  isOwner(actor, request) && !isSuspended(actor);

const answersFor: ResponseRule = first(
  requires(isAuthor, notYou("Numai firma care a trimis oferta poate face acest pas.")),
  verifiedOnly("Puteți face acest pas după ce un administrator vă verifică firma."),
);

const inRequest = (response: PartnerResponse) => response.request;
const beforeDecision = about(inRequest, whileIn(["sent"]));
const beforeDeadline: ResponseRule = first(
  about(inRequest, notHidden),
  requires((_actor, { request }, now) => isOpen(request, now), notNow("Termenul pentru oferte a trecut.")),
);

/** An offer that the authority may choose by this action on its request. */
const chosenBy = (action: "accept" | "replace"): ResponseRule =>
  first(
    (actor, { request }, now) => requestPolicy.whyNot(action, actor, request, now),
    requires(
      (_actor, response) => !response.partnerSuspended,
      notNow("Firma este suspendată, așa că oferta ei nu se poate accepta acum."),
    ),
    responseMoves.possible("accept"),
    requires(
      (_actor, response) => response.unconfirmedSince === null,
      notNow("Firma nu și-a confirmat oferta până la termen."),
    ),
    requires(
      (_actor, response) =>
        responseStatus(response) === "submitted" || requestStatus(response.request) === "in_progress",
      notNow("Oferta nu a fost acceptată."),
    ),
  );

export const responsePolicy = rightsOn<PartnerResponse>()(
  { open: ["readContents"], says: SUSPENDED },
  {
    readContents: requires(
      (actor, response, now) =>
        isAuthor(actor, response) ||
        ((ownsActively(actor, response) || isAdmin(actor)) && contentsReadable(response, now)),
      UNSEEN,
    ),
    edit: first(answersFor, beforeDecision, responseMoves.possible("edit"), beforeDeadline),
    confirm: first(answersFor, beforeDecision, responseMoves.possible("confirm"), beforeDeadline),
    /** Always possible: before the decision for every partner, after it for the accepted one. */
    withdraw: first(answersFor, responseMoves.possible("withdraw"), (actor, response, now) => {
      const states = responseStatus(response) === "accepted" ? (["in_progress"] as const) : (["sent"] as const);
      return about(inRequest, whileIn(states))(actor, response, now);
    }),
    /** A suspended authority receives nothing new, while submitted responses may still be edited. */
    resubmit: first(
      answersFor,
      beforeDecision,
      authorityNotSuspended,
      responseMoves.possible("resubmit"),
      beforeDeadline,
    ),
    /** Before a decision, submitted offers; after the chosen partner left, also declined ones. */
    accept: chosenBy("accept"),
    /** While the collaboration runs: a declined offer, in place of the accepted one. */
    replace: chosenBy("replace"),
  },
);

export type ResponseAction = keyof typeof responsePolicy.rules;

/** Whether the firm may send a first offer, or a withdrawn one again. */
export function mayOffer(firm: Member, { request, own }: Opportunity, now: Date): boolean {
  if (own === null) return opportunityPolicy.may("respond", firm, { request, own }, now);
  return responsePolicy.may("resubmit", firm, offerOf(firm, request, own), now);
}

/** Whether the firm has an offer that waits for its confirmation. */
export const mayConfirm = (firm: Member, { request, own }: Opportunity, now: Date): boolean =>
  own !== null && responsePolicy.may("confirm", firm, offerOf(firm, request, own), now);

const offerOf = (firm: Member, request: Opportunity["request"], own: ResponseFacts): PartnerResponse => ({
  ...own,
  request,
  partnerId: firm.organisation.id,
  partnerSuspended: isSuspended(firm),
});
