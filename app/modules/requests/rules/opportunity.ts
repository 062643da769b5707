import { isSuspended, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { accountPath } from "~/modules/accounts/rules/places";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import { isOpen, type ServiceRequest, type Tone } from "./request";
import { counts, type ResponseFacts } from "./response";

/** A sent request as one partner sees it; it has no table. */
export type OpportunityStatus = "active" | "responded" | "closed";

export const OPPORTUNITY_STATUSES: Readonly<Record<OpportunityStatus, { label: string; tone: Tone }>> = {
  active: { label: "Activ", tone: "green" },
  responded: { label: "Ai răspuns", tone: "blue" },
  closed: { label: "Închis", tone: "grey" },
};

export type Opportunity = { request: ServiceRequest; own: ResponseFacts | null };

/** A response that was not confirmed by the deadline does not count as one. */
export function opportunityStatus({ request, own }: Opportunity, now: Date): OpportunityStatus {
  if (own !== null && counts(own, request, now)) return "responded";
  return isOpen(request, now) ? "active" : "closed";
}

/** A request for one partner is for no other. */
export const isFor = (
  { onlyPartnerId }: Pick<ServiceRequest, "onlyPartnerId">,
  partnerId: string | undefined,
): boolean => onlyPartnerId === null || onlyPartnerId === partnerId;

/** Visible from sending on, also when closed, to those whom it is for, unless an ADMIN hid it. */
export const visibleTo = (request: ServiceRequest, partnerId: string): boolean =>
  request.sentAt !== null && request.hiddenAt === null && isFor(request, partnerId);

/** Why a firm may read opportunities but not take part, with what to do next; null when it may take part. */
export function whyOnlyReading(visitor: Visitor): string | null {
  if (isSuspended(visitor)) {
    return "Contul firmei este suspendat. Citiți oportunitățile, dar nu puteți trimite oferte sau întrebări; pentru lămuriri scrieți la suport.";
  }
  if (isVerified(visitor)) return null;
  if (visitor?.organisation?.verification === "rejected") {
    return "Verificarea firmei a fost respinsă. Motivul este în contul firmei, de unde cereți din nou verificarea; până atunci citiți oportunitățile.";
  }
  return "Firma nu este încă verificată. Citiți oportunitățile de pe acum; după verificare puteți trimite oferte și întrebări.";
}

/** Link for a firm that may not take part: support when suspended, else its account. */
export const wayToTakePart = (visitor: Visitor): { href: string; label: string } =>
  isSuspended(visitor)
    ? { href: "/support", label: "Scrie la suport" }
    : { href: accountPath("FIRMA"), label: "Vezi contul firmei" };

export const placeText = (county: CountyCode | null): string =>
  county === null ? "Nespecificată" : countyByCode(county).name;
