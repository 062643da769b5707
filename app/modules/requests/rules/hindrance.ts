import { type Actor, isSuspended, isUat, isVerified } from "~/modules/accounts/rules/actor";
import type { requestPolicy } from "./policy";
import { deadlinePassed, isOpen, offersReadable, requestStatus, type ServiceRequest } from "./request";
import { type PartnerResponse, responseStatus } from "./response";

/** Why a step may not be taken, as sentences: what stands in the person's way, and what in the request's or response's. */
export type RequestAction = keyof typeof requestPolicy;

const DRAFTING: ReadonlySet<RequestAction> = new Set([
  "create",
  "edit",
  "delete",
  "seal",
  "queue",
  "unqueue",
  "duplicate",
]);

const SUSPENDED = "Contul organizației este suspendat. Ciornele se păstrează; pentru lămuriri scrieți la suport.";
const UNVERIFIED = "Puteți face acest pas după ce un administrator vă verifică organizația.";

/** Of somebody who reads the request; null when nothing about the person stands in the way. */
export function whyNotYou(actor: Actor, action: RequestAction, request: ServiceRequest): string | null {
  if (!isUat(actor) || actor.organisation.id !== request.ownerId) {
    return "Numai autoritatea care a făcut solicitarea poate face acest pas.";
  }
  if (isSuspended(actor)) return SUSPENDED;
  const drafting = DRAFTING.has(action) || (action === "cancel" && request.sentAt === null);
  return drafting || isVerified(actor) ? null : UNVERIFIED;
}

/** Of a firm that reads its response. */
export function whyNotYourFirm(actor: Actor, response: PartnerResponse): string | null {
  if (actor.role !== "FIRMA" || actor.organisation.id !== response.partnerId) {
    return "Numai firma care a depus răspunsul poate face acest pas.";
  }
  if (isSuspended(actor)) {
    return "Contul firmei este suspendat. Răspunsurile depuse se păstrează; pentru lămuriri scrieți la suport.";
  }
  return isVerified(actor) ? null : "Puteți face acest pas după ce un administrator vă verifică firma.";
}

/** Where the request stands, when that is what forbids the step: the sentence of the page that answers 409. */
export function whereItStands(action: RequestAction, request: ServiceRequest, now: Date): string {
  switch (requestStatus(request)) {
    case "cancelled":
      return "Solicitarea a fost anulată.";
    case "completed":
      return "Solicitarea este finalizată.";
    case "in_progress":
      return action === "complete"
        ? "Partenerul ales nu mai continuă. Acceptați alt răspuns sau anulați solicitarea."
        : "Solicitarea este în progres: un răspuns a fost deja acceptat.";
    case "sent":
      return whereItStandsSent(action, request, now);
    case "draft":
      if (action === "queue") return "Solicitarea așteaptă deja verificarea organizației.";
      return action === "unqueue"
        ? "Solicitarea nu mai așteaptă trimiterea."
        : "Solicitarea este o ciornă: nu a fost trimisă încă.";
  }
}

function whereItStandsSent(action: RequestAction, request: ServiceRequest, now: Date): string {
  if (action === "extend") return "Ofertele sigilate au fost deschise, așa că termenul nu se mai poate prelungi.";
  if (action === "editSent" && !isOpen(request, now)) {
    return "Termenul a trecut, iar firmele nu ar mai putea confirma. Prelungiți întâi termenul.";
  }
  if (action === "accept" && !offersReadable(request, now)) {
    return "Ofertele sunt sigilate până la termen. Puteți alege după ce se deschid.";
  }
  if ((action === "stillEvaluating" || action === "open") && !deadlinePassed(request, now)) {
    return "Termenul pentru răspunsuri nu a trecut încă.";
  }
  if (action === "open") return "Ofertele au fost deja deschise.";
  if (action === "complete") return "Niciun răspuns nu a fost acceptat încă.";
  return "Solicitarea a fost deja trimisă.";
}

export type ResponseAction = "edit" | "confirm" | "withdraw" | "resubmit" | "accept";

/** Where the response stands, when that is what forbids the step. */
export function whereResponseStands(action: ResponseAction, response: PartnerResponse, now: Date): string {
  const request = requestStatus(response.request);
  if (action === "accept") return whyNotAccepted(response, now);
  if (request !== "sent" && action !== "withdraw") return whereItStands("edit", response.request, now);
  if (action === "resubmit" && response.request.ownerSuspended) {
    return "Autoritatea care a trimis solicitarea este suspendată.";
  }
  const status = responseStatus(response);
  if (status === "withdrawn" && action !== "resubmit") return "Răspunsul a fost retras.";
  if (status === "declined") return "Răspunsul nu a fost acceptat.";
  if (action === "confirm" && status === "submitted") return "Răspunsul este deja confirmat.";
  if (action === "resubmit" && status !== "withdrawn") return "Răspunsul este deja depus.";
  return deadlinePassed(response.request, now) && action !== "withdraw"
    ? "Termenul pentru răspunsuri a trecut."
    : whereItStands("edit", response.request, now);
}

function whyNotAccepted(response: PartnerResponse, now: Date): string {
  if (response.partnerSuspended) return "Firma este suspendată, așa că răspunsul ei nu se poate accepta acum.";
  switch (responseStatus(response)) {
    case "withdrawn":
      return "Firma și-a retras răspunsul.";
    case "to_confirm":
      return "Firma nu a confirmat răspunsul după modificarea solicitării, așa că nu se poate accepta acum.";
    case "accepted":
      return "Acest răspuns este deja acceptat.";
    case "declined":
      return response.unconfirmedSince === null
        ? "Răspunsul a fost deja declinat."
        : "Firma nu și-a confirmat răspunsul până la termen.";
    case "submitted":
      return whereItStands("accept", response.request, now);
  }
}
