import { asc, eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { CATEGORY_CODES } from "../rules/categories";
import type { SectionContent, WrittenSection } from "../rules/sections";
import { partnerSpecialisations, partnerSpecialOffers, partners } from "../tables.server";
import { categoriesOf, certificationsOf, countiesOf, membersOf, projectsOf, servicesOf } from "./profile.server";

type Reads = { [S in WrittenSection]: (partnerId: string) => Promise<SectionContent[S]> };

const reads: Reads = {
  company: (id) => own(id, COMPANY),
  contact: (id) => own(id, CONTACT),
  categories: async (id) => {
    const [categories, counties] = [await categoriesOf(id), await countiesOf(id)];
    return {
      categories: CATEGORY_CODES.filter((code) => categories.includes(code)),
      counties: counties.sort(),
    };
  },
  services: servicesOf,
  specialisations: specialisationRowsOf,
  portfolio: projectsOf,
  team: membersOf,
  certifications: certificationsOf,
  offers: allOffersOf,
};

const { description, industry, foundedYear, employees, headquarters, county } = partners;
const COMPANY = { description, industry, foundedYear, employees, headquarters, county };
const { website, phone, email, emailPublic } = partners;
const CONTACT = { website, phone, email, emailPublic };

/** A part of a profile as it is stored, the firm listed or not. */
export const contentOf = <S extends WrittenSection>(section: S, partnerId: string): Promise<SectionContent[S]> =>
  reads[section](partnerId);

async function own<Columns extends typeof COMPANY | typeof CONTACT>(id: string, columns: Columns) {
  const [found] = await db().select(columns).from(partners).where(eq(partners.id, id));
  if (!found) throw new Error("No such partner");
  return found;
}

async function specialisationRowsOf(partnerId: string) {
  return db()
    .select({ id: partnerSpecialisations.id, name: partnerSpecialisations.name })
    .from(partnerSpecialisations)
    .where(eq(partnerSpecialisations.partnerId, partnerId))
    .orderBy(asc(partnerSpecialisations.rank));
}

/** Those that have ended too: their firm may make them hold again. */
async function allOffersOf(partnerId: string) {
  return db()
    .select({
      id: partnerSpecialOffers.id,
      title: partnerSpecialOffers.title,
      description: partnerSpecialOffers.description,
      validUntil: partnerSpecialOffers.validUntil,
    })
    .from(partnerSpecialOffers)
    .where(eq(partnerSpecialOffers.partnerId, partnerId))
    .orderBy(asc(partnerSpecialOffers.rank));
}
