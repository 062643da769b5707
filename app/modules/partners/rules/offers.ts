import { codesOf } from "~/platform/codes";

/** The three tiers in which every service is offered. Amounts in cents of OFFER_CURRENCY, without VAT. */
export const TIERS = {
  premium: {
    label: "Premium",
    min: 15_000_00,
    max: 50_000_00,
    features: ["Implementare completă", "Suport 24/7", "Training inclus", "Personalizare avansată"],
    sentence: "Serviciu complet, cu instruire și suport la orice oră.",
  },
  standard: {
    label: "Standard",
    min: 5_000_00,
    max: 15_000_00,
    features: ["Implementare standard", "Suport în program", "Documentație", "Configurare de bază"],
    sentence: "Serviciul pus în funcțiune în forma lui obișnuită, cu documentație și suport în program.",
  },
  consultancy: {
    label: "Consultanță",
    min: 1_000_00,
    max: 5_000_00,
    features: ["Analiza nevoilor", "Recomandări", "Plan de implementare", "Raport detaliat"],
    sentence: "O analiză a nevoilor, cu recomandări și un plan pe care îl puteți urma singuri.",
  },
} as const;

export type Tier = keyof typeof TIERS;
export const TIER_CODES = codesOf(TIERS);
export const isTier = (code: string | null | undefined): code is Tier =>
  typeof code === "string" && Object.hasOwn(TIERS, code);

export const OFFER_CURRENCY = "EUR";

/** The marketplace offer of a service in one tier. Offers are computed, never stored. */
export function derivedOffer(service: { id: string; name: string }, tier: Tier) {
  const { label, min, max, features, sentence } = TIERS[tier];
  return {
    id: `${service.id}-${tier}`,
    serviceId: service.id,
    tier,
    label,
    title: `${service.name} – ${label}`,
    description: sentence,
    priceMin: min,
    priceMax: max,
    features,
  };
}

export const derivedOffers = (service: { id: string; name: string }) =>
  TIER_CODES.map((tier) => derivedOffer(service, tier));
