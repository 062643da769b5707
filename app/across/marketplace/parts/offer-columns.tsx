import type { ReactNode } from "react";
import { TIER_CODES, TIERS } from "~/modules/partners/rules/offers";
import { TierBar } from "~/ui/tiers/tiers";

/** The bar of a list of services: what each level holds. `most` features are shown of each. */
export const OfferColumns = ({ most, children }: { most?: number; children?: ReactNode }) => (
  <TierBar
    columns={TIER_CODES.map((code) => {
      const { label, sentence, features } = TIERS[code];
      return { label, say: sentence, points: features.slice(0, most) };
    })}
    note="Prețuri orientative, fără TVA. Oferta fermă vine de la partener."
  >
    {children}
  </TierBar>
);
