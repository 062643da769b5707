import type { Visitor } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { type OfferQuery, SERVICES_PER_PAGE } from "~/modules/partners/rules/offer-list";
import { derivedOffers, OFFER_CURRENCY } from "~/modules/partners/rules/offers";
import { type ListedService, listServices, serviceCounts } from "~/modules/partners/store/offers.server";
import { listedPartner } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { formatRange } from "~/platform/language/money";
import { partnerActions } from "../rules/marketplace";

/** The most services listed in the drop-down; the search finds the others. */
const MOST_SERVICES = 60;

/** A page of the marketplace, as this visitor sees it. */
export async function offersPage(query: OfferQuery, visitor: Visitor) {
  const services = await listServices(query);
  const { total, names } = await serviceCounts(query, MOST_SERVICES);
  const partner = query.partner ? await partnerNamed(query.partner, services) : null;
  return {
    rows: services.map((service) => rowOf(service, query, visitor)),
    total,
    pages: Math.ceil(total / SERVICES_PER_PAGE),
    services: namesToChoose(names, query.service),
    allServices: names.length < MOST_SERVICES,
    partner,
    /** The address asks for the services of a firm that is not listed. */
    isUnknownPartner: query.partner !== null && partner === null,
  };
}

export type ServiceRow = ReturnType<typeof rowOf>;

function rowOf(service: ListedService, { category }: OfferQuery, visitor: Visitor) {
  const { id, name, about, partnerId, partner, categories, rating, image } = service;
  // a service has no category of its own: it is known where its firm works in one alone, or by the one that was chosen
  const known = category ?? (categories.length === 1 ? categories[0] : undefined);
  return {
    id,
    name,
    about,
    category: known ? CATEGORIES[known] : null,
    partner: { id: partnerId, name: partner, picture: image && pictureOf(image), rating },
    offers: offersFor({ id, name }, { id: partnerId, name: partner }, visitor),
  };
}

/** The derived offers of a service, each with the way to ask for it. */
export function offersFor(
  service: { id: string; name: string },
  firm: { id: string; name?: string },
  visitor: Visitor,
) {
  const at = now();
  return derivedOffers(service).map(({ id, label, title, priceMin, priceMax, ...offer }) => {
    const way = partnerActions(visitor, firm.id, at, offer).request;
    return {
      id,
      label,
      price: formatRange(priceMin, priceMax, OFFER_CURRENCY),
      of: `: ${title}${firm.name === undefined ? "" : `, de ${firm.name}`}`,
      ...("why" in way ? { href: null } : { href: way.href, reload: way.href.startsWith("/login") }),
    };
  });
}

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
