import { insertAreas, updatePartner, writeContent } from "~/modules/partners/store/writes.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { transaction } from "~/platform/database/connection.server";
import { oldTradeRegisterNumber } from "~/platform/romania/trade-register";
import type { DemoPeople } from "./accounts";
import { administrationPartners } from "./partners/administration";
import { peoplePartners } from "./partners/people";
import type { DemoPartner } from "./partners/profile";
import { strategyPartners } from "./partners/strategy";
import { storeDemoLogo } from "./pictures";

/** Twelve verified firms over the nine categories, and one that waits. Who they are goes to the accounts of the world. */
export const demoPartners: readonly DemoPartner[] = [...peoplePartners, ...strategyPartners, ...administrationPartners];

const REGISTERED = new Date("2025-03-03T08:00:00Z");

/** Gives each of these firms its profile; their ratings come from the reviews of the world's requests. */
export async function fillPartners(people: DemoPeople, now: Date): Promise<void> {
  for (const partner of demoPartners) {
    const { organisation, userId } = people.of(partner.email);
    const by = { userId, organisationId: organisation.id };
    const logo = partner.logo && (await storeDemoLogo(partner.logo, `Sigla ${partner.organisation}`, by, now));
    await transaction(() => fill(organisation.id, partner, { now, logoImageId: logo?.id ?? null }));
  }
}

type Filling = { now: Date; logoImageId: string | null };

async function fill(id: string, partner: DemoPartner, { now, logoImageId }: Filling): Promise<void> {
  const register = { letter: "J", county: partner.registerCounty, serial: 1, year: 2016 } as const;
  await createPartner({
    organisationId: id,
    website: partner.website,
    portfolio: partner.description,
    domains: partner.domains,
    tradeRegisterNumber: oldTradeRegisterNumber(register),
    at: REGISTERED,
  });
  const { industry, foundedYear, employees, headquarters, phone, email, offer } = partner;
  await updatePartner(id, { industry, foundedYear, employees, headquarters, phone, email, logoImageId });
  await insertAreas(id, partner);
  await writeContent(
    "services",
    id,
    partner.services.map(([name, description]) => ({ id: null, name, description })),
  );
  await writeContent(
    "specialisations",
    id,
    partner.specialisations.map((name) => ({ id: null, name })),
  );
  await writeContent(
    "certifications",
    id,
    partner.certifications.map(([name, detail]) => ({ id: null, name, detail })),
  );
  await writeContent(
    "team",
    id,
    partner.members.map(([name, position, experience]) => ({ id: null, name, position, experience })),
  );
  await writeContent(
    "portfolio",
    id,
    partner.projects.map(({ name, year, budget: [budget, currency] = [null, null] }) => ({
      id: null,
      name,
      year,
      budget,
      currency,
    })),
  );
  if (!offer) return;
  const validUntil = addDays(localDateOf(now), offer.days);
  await writeContent("offers", id, [{ id: null, title: offer.title, description: offer.description, validUntil }]);
}
