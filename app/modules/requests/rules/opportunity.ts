import { isFirma, isSuspended, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { isOpen, questionsOpen, requestStatus, type ServiceRequest, type Tone } from "./request";
import { counts, type ResponseFacts } from "./response";

/** A sent request as one partner sees it: not a table of its own. */
export type OpportunityStatus = "active" | "responded" | "closed";

export const OPPORTUNITY_STATUSES: Readonly<Record<OpportunityStatus, { label: string; tone: Tone }>> = {
  active: { label: "Activ", tone: "green" },
  responded: { label: "Ai răspuns", tone: "blue" },
  closed: { label: "Închis", tone: "grey" },
};

export type Opportunity = { request: ServiceRequest; own: ResponseFacts | null };

/** An own response that nobody confirmed until the deadline is neither open nor decided. */
export function opportunityStatus({ request, own }: Opportunity, now: Date): OpportunityStatus {
  if (own !== null && counts(own, request, now)) return "responded";
  return isOpen(request, now) ? "active" : "closed";
}

/** Once sent it stays visible, closed ones too; one that is addressed to a partner is seen by that partner only. */
export const visibleTo = (request: ServiceRequest, partnerId: string): boolean =>
  request.sentAt !== null && (request.onlyPartnerId === null || request.onlyPartnerId === partnerId);

/** Why a firm reads opportunities and takes part in none, and what comes next; null when it may. */
export function whyOnlyReading(visitor: Visitor): string | null {
  if (isSuspended(visitor)) {
    return "Contul firmei este suspendat. Citiți oportunitățile, dar nu puteți răspunde sau întreba; pentru lămuriri scrieți la suport.";
  }
  if (isVerified(visitor)) return null;
  if (visitor?.organisation?.verification === "rejected") {
    return "Verificarea firmei a fost respinsă. Motivul este în contul companiei, de unde cereți din nou verificarea; până atunci citiți oportunitățile.";
  }
  return "Firma nu este încă verificată. Citiți oportunitățile de pe acum; răspundeți și întrebați după ce un administrator o verifică.";
}

/** Where a firm that only reads finds what would change that. */
export const wayToTakePart = (visitor: Visitor): { href: string; label: string } =>
  isSuspended(visitor)
    ? { href: "/support", label: "Scrie la suport" }
    : { href: "/firma/account", label: "Vezi contul firmei" };

/** Why this visitor may take no step at all in the opportunity, whatever the step; null when nothing stands in the way. */
function whyNotTakePart(visitor: Visitor, request: ServiceRequest): string | null {
  if (visitor === null) return "Autentificați-vă cu contul firmei pentru a participa.";
  if (!isFirma(visitor)) return "Doar firmele partenere participă la oportunități.";
  if (isSuspended(visitor)) {
    return "Contul firmei este suspendat. Răspunsurile depuse se păstrează; pentru lămuriri scrieți la suport.";
  }
  if (!isVerified(visitor))
    return "Firma nu este încă verificată. Puteți întreba și răspunde după ce o verifică un administrator.";
  if (request.onlyPartnerId !== null && request.onlyPartnerId !== visitor.organisation.id) {
    return "Solicitarea este adresată unui alt partener.";
  }
  if (request.ownerSuspended) return "Autoritatea care a trimis solicitarea este suspendată.";
  return null;
}

const ENDINGS: Readonly<Record<ReturnType<typeof requestStatus>, string>> = {
  draft: "Solicitarea nu a fost trimisă.",
  sent: "Termenul pentru răspunsuri a trecut.",
  in_progress: "Autoritatea a ales deja un răspuns.",
  completed: "Solicitarea este finalizată.",
  cancelled: "Solicitarea a fost anulată.",
};

/** Why one may not respond, as a sentence for the page; null when one may. */
export function whyNotRespond(visitor: Visitor, { request, own }: Opportunity, now: Date): string | null {
  const hindrance = whyNotTakePart(visitor, request);
  if (hindrance !== null) return hindrance;
  if (!isOpen(request, now)) return ENDINGS[requestStatus(request)];
  if (own !== null && own.withdrawnAt !== null)
    return "V-ați retras răspunsul. Îl puteți depune din nou până la termen.";
  if (own !== null) return "Ați răspuns deja. Puteți modifica răspunsul până la termen.";
  return null;
}

export function whyNotAsk(visitor: Visitor, { request }: Opportunity, now: Date): string | null {
  const hindrance = whyNotTakePart(visitor, request);
  if (hindrance !== null) return hindrance;
  if (questionsOpen(request, now)) return null;
  return isOpen(request, now) ? "Termenul pentru întrebări a trecut." : ENDINGS[requestStatus(request)];
}
