import type { Visitor } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { reviewsText } from "~/modules/partners/rules/card";
import { CARD_FEATURES, OFFERS_PER_PAGE, type OfferQuery } from "~/modules/partners/rules/offer-list";
import { derivedOffer } from "~/modules/partners/rules/offers";
import { type ListedOffer, listOffers, offerCounts } from "~/modules/partners/store/offers.server";
import { listedPartner } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { partnerActions } from "./rules";

/** The most services listed in the drop-down; the search finds the others. */
const MOST_SERVICES = 60;

/** A page of the marketplace, as this visitor sees it. */
export async function offersPage(query: OfferQuery, visitor: Visitor) {
  const offers = await listOffers(query);
  const { total, services } = await offerCounts(query, MOST_SERVICES);
  return {
    cards: offers.map((offer) => card(offer, visitor)),
    total,
    pages: Math.ceil(total / OFFERS_PER_PAGE),
    services: namesToChoose(services, query.service),
    allServices: services.length < MOST_SERVICES,
    partner: query.partner ? await partnerNamed(query.partner, offers) : null,
  };
}

export type OfferCard = ReturnType<typeof card>;

function card({ serviceId, service, about, tier, ...of }: ListedOffer, visitor: Visitor) {
  const { id, title, description, price, features } = derivedOffer({ id: serviceId, name: service }, tier);
  return {
    id,
    service,
    title,
    about,
    description,
    price,
    features: features.slice(0, CARD_FEATURES),
    partner: {
      id: of.partnerId,
      name: of.partner,
      picture: of.image && pictureOf(of.image),
      rating: of.rating,
      reviews: reviewsText(of.reviewCount),
    },
    way: partnerActions(visitor, of.partnerId, now(), { serviceId, tier }).request,
  };
}

/** Sorted by name; contains the chosen name even when no offer matches it. */
function namesToChoose(services: readonly { name: string }[], chosen: string | null): string[] {
  const names = new Set(services.map(({ name }) => name));
  if (chosen !== null) names.add(chosen);
  return [...names].sort(new Intl.Collator("ro").compare);
}

async function partnerNamed(id: string, offers: readonly ListedOffer[]) {
  const name = offers[0]?.partner ?? (await listedPartner(id))?.name;
  return name === undefined ? null : { id, name };
}
