import type { Visitor } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { reviewsText } from "~/modules/partners/rules/card";
import { type OfferQuery, SERVICES_PER_PAGE } from "~/modules/partners/rules/offer-list";
import { derivedOffers } from "~/modules/partners/rules/offers";
import { type ListedService, listServices, serviceCounts } from "~/modules/partners/store/offers.server";
import { listedPartner } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { pick } from "~/platform/pick";
import { countyText } from "~/platform/romania/counties";
import { partnerActions } from "../rules/marketplace";

/** The most services listed in the drop-down; the search finds the others. */
const MOST_SERVICES = 60;

/** A page of the marketplace, as this visitor sees it. */
export async function offersPage(query: OfferQuery, visitor: Visitor) {
  const services = await listServices(query);
  const { total, names } = await serviceCounts(query, MOST_SERVICES);
  const partner = query.partner ? await partnerNamed(query.partner, services) : null;
  return {
    cards: services.map((service) => card(service, visitor)),
    total,
    pages: Math.ceil(total / SERVICES_PER_PAGE),
    services: namesToChoose(names, query.service),
    allServices: names.length < MOST_SERVICES,
    partner,
    /** The address asks for the services of a firm that is not listed. */
    isUnknownPartner: query.partner !== null && partner === null,
  };
}

export type ServiceCard = ReturnType<typeof card>;

function card({ id, name, about, ...firm }: ListedService, visitor: Visitor) {
  return {
    id,
    name,
    about,
    partner: {
      id: firm.partnerId,
      name: firm.partner,
      county: firm.county && countyText(firm.county),
      picture: firm.image && pictureOf(firm.image),
      rating: firm.rating,
      reviews: reviewsText(firm.reviewCount),
    },
    offers: offersFor({ id, name }, firm.partnerId, visitor),
  };
}

/** The derived offers of a service, each with the way to ask for it. */
export const offersFor = (service: { id: string; name: string }, partnerId: string, visitor: Visitor) =>
  derivedOffers(service).map((offer) => ({
    ...pick(offer, "id", "label", "title"),
    way: partnerActions(visitor, partnerId, now(), offer).request,
  }));

export type ServiceOffer = ReturnType<typeof offersFor>[number];

/** Sorted by name; contains the chosen name even when no service matches it. */
function namesToChoose(services: readonly { name: string }[], chosen: string | null): string[] {
  const names = new Set(services.map(({ name }) => name));
  if (chosen !== null) names.add(chosen);
  return [...names].sort(new Intl.Collator("ro").compare);
}

async function partnerNamed(id: string, services: readonly ListedService[]) {
  const name = services[0]?.partner ?? (await listedPartner(id))?.name;
  return name === undefined ? null : { id, name };
}
