import type { Domain } from "~/modules/accounts/rules/domain";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { tidy } from "~/platform/language/text";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import { categoriesOfDomains } from "./rules/categories";
import type { PartnerRating } from "./rules/rating";
import { deleteRating, insertPartner, saveRating } from "./store/writes.server";

export type NewPartner = {
  organisationId: string;
  website: string | null;
  /** What the firm wrote about its work when it registered. */
  portfolio: string;
  domains: readonly Domain[];
  tradeRegisterNumber: string;
  at: Date;
};

/** The profile with which a firm starts, made of what it registered with; call it in the registration's transaction. */
export async function createPartner(partner: NewPartner): Promise<void> {
  const entry = parseTradeRegisterNumber(partner.tradeRegisterNumber);
  const county = entry.ok ? entry.county : null;
  await transaction(() =>
    insertPartner(
      {
        id: partner.organisationId,
        description: tidy(partner.portfolio),
        county,
        website: partner.website,
        createdAt: partner.at,
        updatedAt: partner.at,
      },
      { categories: categoriesOfDomains(partner.domains), counties: county ? [county] : [] },
    ),
  );
}

/** Keeps what was computed from the shown reviews; null when there are none (left). Safe to repeat. */
export async function setRating(partnerId: string, rating: PartnerRating | null): Promise<void> {
  if (rating) await saveRating({ partnerId, ...rating, computedAt: now() });
  else await deleteRating(partnerId);
}
