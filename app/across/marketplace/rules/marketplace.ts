import { isFirma, isSuspended, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { openingPolicy } from "~/modules/conversations/rules";
import type { Tier } from "~/modules/partners/rules/offers";
import { messageTo, NEW_REQUEST } from "~/modules/requests/rules/paths";
import { listQuery, order } from "~/platform/form/list-query";

export const MARKETPLACE_PATH = "/marketplace";
export const marketplaceOf = (partnerId: string): string => `${MARKETPLACE_PATH}?partner=${partnerId}`;

/** The address of a button, or the reason why the visitor does not get it. */
export type ActionLink = { href: string } | { why: string };
export type PartnerActions = {
  contact: ActionLink;
  /** A request addressed to this partner, or one that starts from an offer. */
  request: ActionLink;
};

const SUSPENDED = "Contul organizației este suspendat. Pentru lămuriri scrieți la suport.";

type FromOffer = { serviceId: string; tier: Tier };

function requestPath(partnerId: string, offer?: FromOffer): string {
  const address = new URLSearchParams({ partener: partnerId });
  if (offer) {
    address.set("serviciu", offer.serviceId);
    address.set("nivel", offer.tier);
  }
  return `${NEW_REQUEST}?${address}`;
}

const throughLogin = (path: string): string => `/login?redirectTo=${encodeURIComponent(path)}`;

/** What a visitor may do about a partner. Only authorities contact partners; a signed-out visitor is sent through login. */
export function partnerActions(visitor: Visitor, partnerId: string, now: Date, offer?: FromOffer): PartnerActions {
  const contact = messageTo(partnerId);
  const request = requestPath(partnerId, offer);
  if (visitor === null) return { contact: { href: throughLogin(contact) }, request: { href: throughLogin(request) } };
  if (!isUat(visitor)) {
    const why = whyNotAuthority(visitor, partnerId);
    return { contact: { why }, request: { why } };
  }
  const opening = {
    uatId: visitor.organisation.id,
    firmaId: partnerId,
    firmaKind: "FIRMA" as const,
    otherVerified: true, // only verified partners are listed
    postedTheRequest: false,
    uatWroteBefore: false,
    showsExperience: false,
  };
  const refused = openingPolicy.whyNot("open", visitor, opening, now)?.sentence ?? null;
  return {
    contact: refused === null ? { href: contact } : { why: refused },
    request: isSuspended(visitor) && refused !== null ? { why: refused } : { href: request },
  };
}

/** An empty request, without a partner or an offer. */
export function blankRequestAction(visitor: Visitor): ActionLink {
  if (visitor === null) return { href: throughLogin(NEW_REQUEST) };
  if (!isUat(visitor)) return { why: whyNotAuthority(visitor, null) };
  return isSuspended(visitor) ? { why: SUSPENDED } : { href: NEW_REQUEST };
}

function whyNotAuthority(visitor: Visitor, partnerId: string | null): string {
  if (!isFirma(visitor)) return "Un cont de administrator nu contactează parteneri și nu cere oferte.";
  if (visitor.organisation.id === partnerId) return "Așa văd ceilalți profilul firmei dumneavoastră.";
  return "Partenerii sunt contactați de autorități. Contul dumneavoastră este de firmă.";
}

export const TABS = {
  prezentare: "Prezentare",
  servicii: "Servicii",
  portofoliu: "Portofoliu",
  echipa: "Echipa",
} as const;
export type Tab = keyof typeof TABS;

/** The page is of the reviews, which the first tab shows. */
export const partnerProfile = listQuery({ tab: order("tab", TABS) }, { page: "recenzii" });

export const profilePath = (partnerId: string): string => `/partener/${partnerId}`;
