import type { Actor } from "~/modules/accounts/rules/actor";
import { isUat } from "~/modules/accounts/rules/actor";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { derivedOffer, isTier, OFFER_CURRENCY } from "~/modules/partners/rules/offers";
import { categoriesOf, listedPartner, listedServiceOf } from "~/modules/partners/store/profile.server";
import type { Defaults } from "~/platform/form/answers";
import { isId } from "~/platform/form/id";
import type { AddressedPartner } from "../parts/request-fields";
import { templateNamed } from "../rules/templates";
import { sumText } from "./request-input.server";

export type Start = { partner: AddressedPartner | null; defaults: Defaults; from: string | null };

/** What a new request begins with: nothing, a template, a partner, or one of a partner's offers. */
export async function startFrom(actor: Actor, address: URLSearchParams): Promise<Start> {
  const county = isUat(actor) ? ((await organisationById(actor.organisation.id))?.county ?? null) : null;
  const template = templateNamed(address.get("model"));
  if (template !== null) return { partner: null, defaults: { county, ...template }, from: template.title };
  const partnerId = address.get("partener");
  const partner = isId(partnerId) ? await listedPartner(partnerId) : null;
  if (partner === null) return { partner: null, defaults: { county }, from: null };
  const addressed = { id: partner.id, name: partner.name };
  const categories = await categoriesOf(partner.id);
  const [category] = categories.length === 1 ? categories : [];
  const common = { county, partner: partner.id, category: category ?? null };
  const offer = await offerIn(address, partner.id);
  if (offer === null) return { partner: addressed, defaults: common, from: null };
  return {
    partner: addressed,
    defaults: {
      ...common,
      title: offer.title,
      description: descriptionFrom(offer, partner.name),
      budgetMin: sumText(offer.priceMin),
      budgetMax: sumText(offer.priceMax),
      currency: OFFER_CURRENCY,
    },
    from: `Oferta „${offer.title}” a partenerului ${partner.name}`,
  };
}

async function offerIn(address: URLSearchParams, partnerId: string) {
  const [serviceId, tier] = [address.get("serviciu"), address.get("nivel")];
  if (!isId(serviceId) || !isTier(tier)) return null;
  const service = await listedServiceOf(partnerId, serviceId);
  return service && derivedOffer(service, tier);
}

function descriptionFrom(offer: { title: string; features: readonly string[] }, partnerName: string): string {
  return [
    `Pornim de la oferta „${offer.title}” a partenerului ${partnerName}.`,
    `Ne interesează: ${offer.features.join("; ")}.`,
    "Ce avem acum: [situația de la care porniți].",
    "Ce vrem să obținem și până când: [rezultatul, data].",
  ].join("\n\n");
}
