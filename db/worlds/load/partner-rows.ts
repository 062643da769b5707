import { EMPLOYEES } from "~/modules/partners/rules/profile";
import {
  partnerCategories,
  partnerCertifications,
  partnerCounties,
  partnerMembers,
  partnerProjects,
  partnerServices,
  partnerSpecialisations,
  partnerSpecialOffers,
  partners,
} from "~/modules/partners/tables.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { countyByCode } from "~/platform/romania/counties";
import type { Writer } from "./batches";
import { idAt, type Random } from "./random";
import { CERTIFICATIONS, FIRM_SENTENCES, PROJECTS, SPECIAL_OFFERS, SPECIALISATIONS, TRADES } from "./words/firms";
import { EXPERIENCES } from "./words/people";
import type { Firm, Making } from "./world";

export async function writePartners(writer: Writer, whole: Making, firms: readonly Firm[]): Promise<void> {
  const making = { ...whole, random: whole.random.fork("partners") };
  const { random } = making;
  const each = <Row>(rows: (firm: Firm) => Row[]): Row[] => firms.flatMap(rows);
  await writer.write(
    partners,
    each((firm) => [partnerRow(making, firm)]),
  );
  await writer.write(
    partnerCategories,
    each(({ id, categories }) => categories.map((category) => ({ partnerId: id, category }))),
  );
  await writer.write(
    partnerCounties,
    each(({ id, counties }) => counties.map((county) => ({ partnerId: id, county }))),
  );
  await writer.write(
    partnerServices,
    each((firm) => ranked(making, firm, servicesOf(random, firm))),
  );
  await writer.write(
    partnerSpecialisations,
    each((firm) =>
      ranked(
        making,
        firm,
        random.some(SPECIALISATIONS, random.between(1, 4)).map((name) => ({ name })),
      ),
    ),
  );
  await writer.write(
    partnerCertifications,
    each((firm) =>
      ranked(
        making,
        firm,
        random.some(CERTIFICATIONS, random.between(0, 3)).map(([name, detail]) => ({ name, detail })),
      ),
    ),
  );
  await writer.write(
    partnerMembers,
    each((firm) => ranked(making, firm, teamOf(random, firm))),
  );
  await writer.write(
    partnerProjects,
    each((firm) => ranked(making, firm, projectsOf(random, firm))),
  );
  await writer.write(
    partnerSpecialOffers,
    each((firm) => ranked(making, firm, specialOffersOf(making))),
  );
}

/** The rows in their order, each with its id. */
function ranked<Row>({ random, time }: Making, { id: partnerId, registeredAt }: Firm, rows: readonly Row[]) {
  const at = time.milliseconds(registeredAt);
  return rows.map((row, rank) => ({ id: idAt(random, at), partnerId, rank, ...row }));
}

function partnerRow({ random, time }: Making, firm: Firm): typeof partners.$inferInsert {
  const at = time.moment(firm.registeredAt);
  const trade = TRADES[firm.categories[0]];
  const sentences = random.some(FIRM_SENTENCES, random.between(2, 4)).join(" ");
  return {
    id: firm.id,
    description: `${trade.about.join(" ")}\n\n${sentences}`,
    industry: trade.industry,
    foundedYear: firm.foundedYear,
    employees: random.pick(codesOf(EMPLOYEES)),
    headquarters: `${firm.street}, ${countyByCode(firm.county).name}`,
    county: firm.county,
    website: `https://firma-${firm.number}.sintetic.example`,
    phone: null,
    email: firm.people[0]?.email ?? null,
    emailPublic: random.chance(0.3),
    createdAt: at,
    updatedAt: at,
  };
}

function servicesOf(random: Random, { categories }: Firm): { name: string; description: string }[] {
  const known = categories.flatMap((category) => TRADES[category].services);
  return random.some(known, random.between(3, 7)).map((name) => ({ name, description: random.pick(FIRM_SENTENCES) }));
}

const teamOf = (random: Random, { people }: Firm) =>
  people.map(({ name, position }) => ({ name, position, experience: random.pick(EXPERIENCES) }));

const projectsOf = (random: Random, { foundedYear }: Firm) =>
  random.some(PROJECTS, random.between(1, 5)).map((name) => ({
    name,
    budget: random.between(10, 400) * 100_000,
    currency: "RON" as const,
    year: Math.max(foundedYear, random.between(2018, 2026)),
  }));

const specialOffersOf = ({ random, time }: Making) =>
  random.some(SPECIAL_OFFERS, random.chance(0.2) ? 1 : 0).map(([title, description]) => ({
    title,
    description,
    validUntil: addDays(localDateOf(time.moment(time.now)), random.between(5, 90)),
  }));
